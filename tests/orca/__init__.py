"""The program under a real screen reader and an accessibility client, on a screen of its own."""
