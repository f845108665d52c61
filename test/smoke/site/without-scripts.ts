import assert from "node:assert/strict";
import type { Browser, Page } from "playwright-core";

/** Checks that a page has the same texts and links with and without scripts. */
export async function assertWithoutScripts(browser: Browser, root: string, paths: readonly string[]): Promise<void> {
  const [plain, scripted] = await Promise.all(
    [false, true].map(async (javaScriptEnabled) =>
      (await browser.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 800 } })).newPage(),
    ),
  );
  for (const path of paths) {
    await Promise.all([plain!.goto(root + path), scripted!.goto(root + path)]);
    assert.equal(await scripted!.locator("[role=combobox]").count(), 1, `The scripts of ${path} do not run.`);
    assert.equal(await plain!.locator("[role=combobox]").count(), 0);
    const [without, having] = [await shown(plain!), await shown(scripted!)];
    assert(without.length > 100, `${path} is empty.`);
    assert.deepEqual(without, having, path);
  }
}

/**
 * Returns the visible text and the links of a page. Filters and copy buttons are excluded because they need scripts.
 */
async function shown(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    document.querySelectorAll(".filter, .copy").forEach((element) => element.remove());
    const links = [...document.querySelectorAll("nav a, main a")].map((link) => link.getAttribute("href"));
    return [document.querySelector("nav.navigation").innerText, document.querySelector("main").innerText, ...links].join("\\n");
  })()`);
}
