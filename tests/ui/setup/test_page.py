"""The set-up page: it offers what the profile allows, and remembers what was chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dominoes_qt.engine.profiles import PROFILES, USUAL
from dominoes_qt.ui.main_window import MainWindow, Page
from dominoes_qt.ui.setup.form import SetupForm
from dominoes_qt.ui.setup.page import SetupPage
from dominoes_qt.ui.setup.plan import Plan


@pytest.fixture
def page(window: MainWindow) -> SetupPage:
    window.show_page(Page.SETUP)
    return window.setup_page


def choose(page: SetupPage, key: str) -> SetupForm:
    page.profiles.set_row(list(PROFILES).index(key))
    return page.form


@pytest.mark.parametrize("key", PROFILES)
def test_each_profile_offers_its_own_choices(page: SetupPage, key: str) -> None:
    form, rules = choose(page, key), PROFILES[key]
    assert [form.seats.itemData(row) for row in range(form.seats.count())] == list(rules.seats)
    form.seats.choose(4)
    assert [row.edit.isVisible() for row in form.rows] == [True] * 4
    assert form.partners.isEnabled() == (key in {"block", "draw", "all-fives"})
    assert form.target.isEnabled() == (key != "six-love")
    assert form.leader.isEnabled() == (key in {"block", "draw", "all-fives"})
    plan = form.plan()
    assert (plan.profile, plan.setup().seats, plan.target) == (key, 4, USUAL)
    assert plan.setup().partners == (key == "six-love")


def test_with_two_seats_there_are_no_partners(page: SetupPage) -> None:
    form = choose(page, "block")
    form.seats.choose(2)
    assert not form.partners.isVisible()
    assert [row.who.isVisible() for row in form.rows] == [True, True, False, False]


def test_another_target_is_written_and_rounded(page: SetupPage) -> None:
    form = choose(page, "draw")
    assert not form.points.isVisible()
    form.target.choose("other")
    assert form.points.isVisible()
    form.points.setValue(73)
    assert form.plan().target == 75


def test_the_leader_can_be_a_seat_by_name(page: SetupPage) -> None:
    form = choose(page, "draw")
    form.rows[1].edit.setText("Eva")
    form.rows[1].edit.editingFinished.emit()
    assert form.leader.itemText(2) == "Eva"
    form.leader.choose(1)
    assert form.plan().setup().first_leader == 1


def test_starting_begins_the_match_and_remembers_the_plan(window: MainWindow) -> None:
    window.show_page(Page.SETUP)
    form = choose(window.setup_page, "muggins")
    form.seats.choose(3)
    form.rows[0].edit.setText("Eva")
    form.rows[2].who.choose("easy")
    form.target.choose(150)
    form.deal.setValue(4711)
    window.setup_page.start.click()
    assert window.page is Page.TABLE
    assert window.table is not None
    session = window.table.session
    assert (session.number, session.setup.target, session.setup.seats) == (4711, 150, 3)
    assert [seat.name for seat in session.seats] == ["Eva", "Ben", "Carla"]
    assert "4711" in window.windowTitle()
    window.setup_page.open()
    plan = form.plan()
    levels = ("", "medium", "easy", "medium")
    assert plan == Plan("muggins", 3, names=("Eva", "", "", ""), levels=levels, target=150)
    assert form.deal.value() != 4711


def test_a_new_number_is_another_one(page: SetupPage) -> None:
    before = page.form.deal.value()
    page.form.another_deal.click()
    assert page.form.deal.value() != before


def test_return_on_a_profile_goes_on_to_the_seats(page: SetupPage) -> None:
    assert page.profiles.hasFocus()
    QTest.keyClick(page.profiles, Qt.Key.Key_Return)
    assert page.form.seats.hasFocus()


def test_back_leads_to_where_one_was(window: MainWindow) -> None:
    window.show_page(Page.SETUP)
    window.setup_page.back.click()
    assert window.page is Page.START
    assert window.start_page.play_button.hasFocus()
