"""A finger scrolls whatever scrolls: pages, panels and the row; and what it draws to the side, it
sets."""

from dataclasses import replace

import pytest

from game.screen.panels.large_card import SWEEP
from tests.screen.games.test_between import long_row
from tests.screen.robots.finger import Finger
from tests.screen.robots.glass import QUIET, Glass, opened
from tests.screen.robots.player import ROW, at, cards, has, thing

BAR = "button.scroll"


def lie(glass: Glass, beginning: str = "") -> dict[str, int]:
    """Returns how far from the top everything lies whose id begins so."""
    told = glass.description["things"]
    return {one["id"]: one["rect"][1] for one in told if one["id"].startswith(beginning)}


def still(glass: Glass) -> None:
    """Sets that nothing travels, so that nothing glides on either."""
    glass.app.change(replace(glass.app.settings, reduced_motion=True))


def test_a_page_goes_with_the_finger_wherever_it_lies_and_nothing_is_pressed():
    with opened(None, (1024, 640), painted=False) as glass:
        finger = Finger(glass)
        still(glass)
        glass.write_at(2.0)
        glass.app.ways.settings()
        before, settings = lie(glass), glass.app.settings
        key = next(key for key, y in before.items() if key.startswith("button.") and y > 320)
        start = at(thing(glass.description, key))
        finger.down(start)
        finger.lead((start[0], start[1] - 50))
        assert lie(glass)[key] == before[key] - 50
        finger.lead((start[0], start[1] - 30))
        finger.up()
        assert lie(glass)[key] == before[key] - 30
        glass.wait(1)
        assert lie(glass)[key] == before[key] - 30
        finger.drag((start[0], 300), (start[0], 620))
        assert lie(glass) == before
        assert glass.app.settings == settings
        assert (glass.scene.name, glass.scene._hover) == ("settings", "")


def test_a_quick_finger_lets_the_page_glide_until_it_is_touched():
    with opened(None, (1024, 640), painted=False) as glass:
        finger = Finger(glass)
        glass.write_at(2.0)
        glass.app.ways.settings()
        finger.down((500, 400))
        finger.lead((500, 340), steps=6)
        finger.up()
        let_go = glass.scene.scrolled_by
        glass.step()
        glass.step()
        assert glass.scene.scrolled_by > let_go
        glass.wait(3)
        far = glass.scene.scrolled_by
        glass.wait(1)
        assert far == glass.scene.scrolled_by > let_go + 20
        finger.down((500, 400))
        finger.lead((500, 440), steps=4)
        finger.up()
        glass.step()
        finger.down((500, 300))
        touched = glass.scene.scrolled_by
        finger.rest(0.4)
        finger.up()
        assert glass.scene.scrolled_by == touched


def test_a_slider_is_drawn_to_the_side_and_the_page_up_and_down_over_it():
    with opened(None, (1024, 640), painted=False) as glass:
        finger = Finger(glass)
        still(glass)
        glass.write_at(2.0)
        glass.app.ways.settings()
        glass.scene.press("button.sounds")
        glass.step()
        glass.scene.bring_in_sight("slider.sound")
        volume, before = glass.app.settings.sound, glass.scene.scrolled_by
        x, y, w, h = thing(glass.description, "slider.sound")["rect"]
        finger.drag((x + w // 2, y + h - 14), (x + w // 2, y + h - 54))
        assert glass.app.settings.sound == volume
        assert glass.scene.scrolled_by == pytest.approx(before + 40)
        x, y, w, h = thing(glass.description, "slider.sound")["rect"]
        finger.drag((x + w // 2, y + h - 14), (x + w // 4, y + h - 14))
        assert 10 <= glass.app.settings.sound <= 35
        finger.tap((x + w * 3 // 4, y + h - 14))
        assert 65 <= glass.app.settings.sound <= 90


def test_the_bar_beside_a_page_is_still_taken_in_hand():
    with opened(None, (1024, 640), painted=False) as glass:
        finger = Finger(glass)
        glass.write_at(2.0)
        glass.app.ways.settings()
        x, y, _, h = thing(glass.description, BAR)["rect"]
        finger.drag((x + 5, y + 30), (x + 5, y + h - 2))
        assert glass.scene.scrolled_by == glass.scene.laid.most > 0


def test_the_contents_of_the_book_and_its_text_scroll_each_by_itself():
    with opened(None, (1024, 640), painted=False) as glass:
        finger = Finger(glass)
        still(glass)
        glass.write_at(1.5)
        glass.app.ways.book()
        aside = glass.scene.laid.aside.view
        finger.drag((round(aside.x + 40), 400), (round(aside.x + 40), 330))
        assert (glass.scene.aside_by, glass.scene.scrolled_by) == (70, 0)
        finger.drag((700, 400), (700, 380))
        assert (glass.scene.aside_by, glass.scene.scrolled_by) == (70, 20)


def test_a_window_without_room_for_the_contents_takes_their_bar_out_of_the_hand():
    with opened(None, (1600, 700), painted=False) as glass:
        glass.write_at(2.0)
        glass.app.ways.book()
        x, y, _, h = thing(glass.description, "button.scroll.aside")["rect"]
        glass.lift((x + 5, y + 30), (x + 5, y + h - 30))
        assert glass.scene.aside_by > 0
        glass.app.window.size = (1920, 1080)
        glass.move((200, 200), held=True)
        glass.up()
        assert glass.scene.laid.aside is None


def test_the_log_and_the_row_go_with_the_finger():
    with opened(size=(1024, 640), painted=False) as glass:
        finger = Finger(glass)
        still(glass)
        long_row(glass)
        before = {card["id"]: card["rect"] for card in cards(glass.description, "row")}
        x, y = at(thing(glass.description, "OM2"))
        finger.drag((x, y), (x + 160, y))
        glass.until_rest()
        after = {card["id"]: card["rect"] for card in cards(glass.description, "row")}
        assert after != before
        assert not has(glass.description, "zone.panel")
        finger.drag((x, y), (x - 400, y))
        glass.until_rest()
        assert {card["id"]: card["rect"] for card in cards(glass.description, "row")} == before
        finger.tap(at(thing(glass.description, "button.log")))
        lines = lie(glass, "log.")
        last = list(lines)[-2]
        x, y = at(thing(glass.description, last))
        finger.drag((x, y), (x, y + 60))
        higher = list(lines)[-4]
        assert lie(glass, "log.")[higher] == lines[higher] + 60
        assert has(glass.description, "zone.panel")
        finger.drag((x, y), (x, y - 200))
        assert lie(glass, "log.") == lines


def test_a_sweep_turns_a_large_card_to_its_neighbour_once():
    with opened(painted=False) as glass:
        finger = Finger(glass)
        glass.deal(QUIET)
        glass.scene.settle()
        glass.until_rest()
        finger.hold(at(thing(glass.description, "GK1")), 0.6)
        far = round(SWEEP * 3 * 720 / 1080)
        for to, shown in ((-far, "LS1"), (far, "GK1"), (far, "AM1"), (20, "AM1")):
            finger.drag((640, 300), (640 + to, 300))
            assert has(glass.description, f"panel.{shown}"), to
        finger.tap((20, 400))
        assert not has(glass.description, "zone.panel")


def test_a_finger_scrolls_the_log_of_a_replay_and_leaves_the_replay_where_it_is():
    with opened(size=(1024, 640), painted=False) as glass:
        finger = Finger(glass)
        still(glass)
        long_row(glass)
        glass.app.ways.replay(glass.table.session.game, glass.table.session.desk, glass.scene, 0)
        glass.step()
        finger.tap(at(thing(glass.description, "button.log")))
        lines = lie(glass, "log.")
        x, y = at(thing(glass.description, list(lines)[3]))
        at_event = glass.scene.playback.at
        finger.drag((x, y), (x, y - 80))
        assert lie(glass, "log.") != lines
        assert glass.scene.playback.at == at_event
        assert ROW in lie(glass)
