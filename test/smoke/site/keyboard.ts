import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/**
 * Checks a page using only the Tab key. The first stop is the link that skips the menu. Then every control is reached,
 * visible and with a focus indicator.
 */
export async function assertKeys(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Tab");
  const first = await page.evaluate<Stop>(`(${stop})()`);
  assert.deepEqual(
    [first.text, first.isInSight, first.hasFrame],
    ["Skip to the content", true, true],
    `${name} begins with another stop.`,
  );
  await page.keyboard.press("Enter");
  assert.equal(
    await page.evaluate("document.activeElement.id"),
    "content",
    `${name}: the link that skips the menu leads elsewhere.`,
  );

  await page.evaluate(
    "(document.activeElement.blur(), window.scrollTo(0, 0), document.body.tabIndex = -1, document.body.focus(), document.body.removeAttribute('tabindex'))",
  );
  const count = await page.evaluate<number>(`(${numbered})()`);
  assert(count > 10, `${name} has nothing to use.`);
  const reached = new Set<number>();
  const wrong: string[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press("Tab");
    const { number, text, isInSight, hasFrame } = await page.evaluate<Stop>(`(${stop})()`);
    reached.add(number);
    if (!isInSight || !hasFrame) wrong.push(`${text}: ${isInSight ? "no frame" : "out of sight"}`);
  }
  assert.deepEqual(wrong, [], name);
  assert.equal(reached.size, count, `${name}: Tab reaches ${reached.size} of ${count} elements.`);
}

interface Stop {
  readonly number: number;
  readonly text: string;
  readonly isInSight: boolean;
  readonly hasFrame: boolean;
}

/** Numbers the elements that Tab must reach. Of radio buttons with the same name, only the selected one counts. */
const numbered = `() => {
  const usable = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")].filter(
    (element) => element.tabIndex >= 0 && !element.disabled && !(element.type === "radio" && !element.checked) && element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
  );
  usable.forEach((element, index) => element.setAttribute("data-number", index));
  return usable.length;
}`;

const stop = `() => {
  const element = document.activeElement;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const covered = element.closest("main") ? document.querySelector(".top").getBoundingClientRect().bottom : 0;
  return {
    number: Number(element.getAttribute("data-number") ?? -1),
    text: (element.textContent || element.outerHTML).trim().slice(0, 80),
    isInSight: bottom > covered && top < innerHeight && right > 0 && left < innerWidth,
    hasFrame: element.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
  };
}`;
