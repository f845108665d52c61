import assert from "node:assert/strict";
import type { Page } from "playwright-core";

const wide = { width: 1280, height: 800 };

/**
 * Checks that nothing overflows the screen of a phone horizontally. In landscape, the page must have the menu of a wide
 * screen.
 */
export async function assertNarrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360, `${name} is wider than a phone.`);
  assert.deepEqual(
    await page.evaluate(unsaidScrollers),
    [],
    `${name}: pictures that scroll without saying so, tables that scroll`,
  );
  assert.deepEqual(await page.evaluate(brokenNames), [], `${name} at 360 px: broken names`);
  for (const width of [1024, wide.width]) {
    await page.setViewportSize({ ...wide, width });
    assert.deepEqual(await page.evaluate(brokenNames), [], `${name} at ${width} px: broken names`);
    assert.deepEqual(await page.evaluate(scrollers), [], `${name} at ${width} px: wider than the column`);
  }
  await page
    .locator("nav.navigation a")
    .first()
    .waitFor({ timeout: 2_000 })
    .catch(() => assert.fail(`${name} has no menu after its screen became wide.`));
}

/** Returns pictures and tables that are wider than their container. */
const scrollers = `[...document.querySelectorAll(".scroll")].filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.ariaLabel)`;

const unsaidScrollers = `[...document.querySelectorAll(".scroll")].filter((element) => element.scrollWidth > element.clientWidth + 1 && !(element.querySelector("svg") && getComputedStyle(element, "::before").content.includes("Scroll"))).map((element) => element.ariaLabel)`;

/** Returns code words in tables that are wrapped although they would fit on one line. */
const brokenNames = `[...document.querySelectorAll("table code")].flatMap((code) => [...code.childNodes].flatMap((node) => [...(node.data ?? "").matchAll(/\\w+/g)].filter(({ 0: word, index }) => {
  const range = document.createRange();
  range.setStart(node, index);
  range.setEnd(node, index + word.length);
  const rects = [...range.getClientRects()];
  return new Set(rects.map(({ top }) => top)).size > 1 && rects.reduce((sum, { width }) => sum + width, 0) < code.closest("th, td").clientWidth;
}).map(([word]) => word)))`;

/** Checks that a printed page has all of its text, dark on light, and no controls. */
export async function assertPrinted(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const { hidden, texts, paper, pressable } = await page.evaluate<{
    readonly hidden: readonly string[];
    readonly texts: number;
    readonly paper: string;
    readonly pressable: number;
  }>(printed);
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  assert(texts > 5, `${name} has no text.`);
  assert.deepEqual(hidden, [], `${name}: not on paper`);
  assert.equal(paper, "rgb(255, 255, 255)", `The paper of ${name}.`);
  assert.equal(pressable, 0, `${name}: buttons on paper`);
}

const printed = `(() => {
  const main = document.querySelector("main");
  const texts = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    // Excludes navigation, options and unselected content, the form, and the status of values, which is shown on
    // demand.
    if (data.trim() !== "" && !parentElement.closest(".contents, .anchor, .names, .filter, .copy, .wire, .generator, .tabs, .certainty, .mark, .provenance, #try, title, desc")) texts.push(parentElement);
  }
  const isShown = (element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true, opacityProperty: true });
  return {
    texts: texts.length,
    hidden: texts.filter((element) => !isShown(element)).map((element) => element.outerHTML.slice(0, 200)).slice(0, 3),
    paper: getComputedStyle(document.body).backgroundColor,
    pressable: [...document.querySelectorAll("button, input")].filter(isShown).length,
  };
})()`;
