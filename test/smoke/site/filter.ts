import assert from "node:assert/strict";
import type { Page } from "playwright-core";

/**
 * Checks the filters of the decisions by service, subject, and words: the rows, the announced count, and a URL that
 * restores the selection.
 */
export async function assertFilters(page: Page, root: string): Promise<void> {
  const status = page.getByRole("search", { name: "Which entries" }).getByRole("status");
  const shown = async (): Promise<number> => page.locator("tbody tr:visible").count();
  const state = async (): Promise<readonly unknown[]> => [
    await shown(),
    await status.innerText(),
    await page.evaluate("location.hash"),
  ];

  await page.goto(`${root}decisions.html`);
  const all = await shown();
  assert(all > 100, `There are ${all} decisions.`);
  assert.deepEqual(await state(), [all, `${all} of ${all} entries`, ""]);

  await page.locator("select[name=service]").selectOption("query");
  const ofService = await shown();
  await page.locator("select[name=kind]").selectOption("modules");
  const ofModules = await shown();
  await page.getByRole("searchbox", { name: "Words" }).fill("the  WIKI");
  const found = await shown();
  assert(
    all > ofService && ofService > ofModules && ofModules > found && found > 0,
    [all, ofService, ofModules, found].join(" > "),
  );
  const before = await state();
  assert.deepEqual(before, [found, `${found} of ${all} entries`, "#words=the++WIKI&service=query&kind=modules"]);

  await page.reload();
  assert.deepEqual(await state(), before, "after a reload");
  await page.getByRole("button", { name: "Show all" }).press("Enter");
  assert.deepEqual(await state(), [all, `${all} of ${all} entries`, ""]);

  await page.goto(`${root}questions.html#service=query`);
  const [some] = await state();
  await page.goto(`${root}questions.html#service=none`);
  assert(Number(some) > 0 && Number(some) < (await shown()), "An empty choice shows all.");
}
