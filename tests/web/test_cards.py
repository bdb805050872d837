"""The deck as it is seen: told apart at a glance, and silent when it lies face down."""

import pytest
from playwright.sync_api import Locator, Page, expect

SMALL = "document.documentElement.style.setProperty('--deck-w', '40px')"
HIDDEN = 0.55


def deck(page: Page) -> list[Locator]:
    """The 52 cards, the jokers and a back."""
    return page.locator(".deck > *").all()


def corner(page: Page, card: Locator) -> bytes:
    """A picture of what is left of a card when another one lies over it."""
    box = card.bounding_box()
    assert box is not None
    seen = {**box, "width": round(box["width"] * (1 - HIDDEN))}
    return page.screenshot(clip=seen)  # type: ignore[arg-type]


@pytest.mark.parametrize("letters", ["english", "french"])
def test_a_small_card_is_told_from_every_other_by_its_left_edge(page: Page, letters: str) -> None:
    page.add_init_script(
        "localStorage.setItem('fortyfives.settings', "
        f"""'{{"suits": "two", "letters": "{letters}", "theme": "contrast"}}')"""
    )
    page.set_viewport_size({"width": 700, "height": 2000})
    page.goto("/cards")
    expect(page.get_by_role("img", name="joker", exact=True)).to_be_visible()
    page.evaluate(SMALL)
    corners = [corner(page, card) for card in deck(page)]
    assert len(corners) == 55
    assert len(set(corners)) == 55


def test_the_rank_is_half_as_high_as_the_card_is_wide(page: Page) -> None:
    page.goto("/cards")
    expect(page.get_by_role("img", name="joker", exact=True)).to_be_visible()
    page.evaluate(SMALL)
    indices = page.locator('.deck use[href^="#index"]').all()
    heights = [box["height"] for each in indices if (box := each.bounding_box())]
    assert len(heights) == 52
    assert min(heights) >= 20


def test_a_card_that_lies_face_down_carries_nothing_that_names_it(page: Page) -> None:
    page.goto("/cards")
    back = page.locator(".deck > [aria-hidden=true]")
    expect(back).to_have_count(1)
    markup = back.evaluate("back => back.outerHTML")
    assert "aria-label" not in markup
    assert back.evaluate("back => back.querySelectorAll('use').length") == 1
    assert 'href="#picture-back"' in markup
    assert "data-ink" not in markup


def test_a_card_has_its_place_before_it_is_drawn(page: Page) -> None:
    page.goto("/cards")
    card = page.get_by_role("img", name="five of hearts")
    box = card.bounding_box()
    assert box is not None
    assert box["height"] == pytest.approx(box["width"] * 1.4, abs=0.1)
