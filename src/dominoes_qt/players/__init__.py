"""The computer players. Each gets a `SeatView` and gives back an action."""
