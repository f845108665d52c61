import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { filesOfFolder, serveSite } from "../../generators/cli/docs.ts";
import { writeSite } from "../../generators/write/tree-view.ts";
import { models, siteOf } from "../docs/sites.ts";
import { withPage } from "./chromium.ts";

/**
 * Checks the search of the documentation, from a folder and from a server with its Content-Security-Policy. Uses the
 * keyboard, on a wide screen and on a phone's.
 */
export async function checkSearch(chromium: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-search-"));
  const site = join(folder, "site");
  const written = writeSite(
    site,
    Array.from(siteOf(models.real()), ([path, text]) => ({ path, text })),
  );
  assert(written.kind === "written");
  const server = serveSite(filesOfFolder(site, new Set(written.paths))).server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    for (const root of [`${pathToFileURL(site)}/`, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`]) {
      await withPage(chromium, (page) => visit(page, root));
    }
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
}

async function visit(page: Page, root: string): Promise<void> {
  page.setDefaultTimeout(20_000);
  const asked: string[] = [];
  const wrong: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.goto(`${root}api/query/modules/allpages.html`);
  assert.deepEqual(
    asked.filter((url) => /search-(index|engine|synonyms)/.test(url)),
    [],
    "The index is loaded before the first search.",
  );

  const field = page.getByRole("combobox", { name: "Search the documentation" });
  const chosen = page.locator("a[role=option][aria-selected=true]");
  await page.keyboard.press("/");
  await page.keyboard.type("why 404");
  await chosen.waitFor();
  assert.equal(await field.getAttribute("aria-expanded"), "true");
  assert.match(await page.locator(".search").getByRole("status").innerText(), /^(The first 20 of )?\d+ results$/);
  await page.keyboard.press("ArrowDown");
  assert.equal(await field.getAttribute("aria-activedescendant"), await chosen.getAttribute("id"));
  assert.equal(await page.locator("a[role=option]").nth(1).getAttribute("aria-selected"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("listbox").isVisible(), false);
  assert.equal(await field.getAttribute("aria-expanded"), "false");
  await page.keyboard.press("Escape");
  assert.equal(await field.inputValue(), "");

  await page.keyboard.type("bllimit");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${root}api/query/modules/backlinks.html#parameter-limit`);
  assert.equal(await page.locator("#parameter-limit:target").count(), 1);

  await page.keyboard.press("/");
  await page.keyboard.type("limit");
  const shown = page.locator("a[role=option]");
  await page.getByText(/^The first 20 of \d+ results$/).waitFor();
  await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await page.getByText(/^The first 40 of \d+ results$/).waitFor();
  assert.equal(await shown.nth(20).getAttribute("aria-selected"), "true", "What is shown more is not chosen.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  const service = await page.getByRole("combobox", { name: "Results of" }).inputValue();
  assert.notEqual(service, "");
  await chosen.waitFor();
  const where = await page.locator(".search-kind").allInnerTexts();
  assert(
    where.length > 0 && where.every((text) => text.includes(service)),
    `The results of ${service} are of others, too.`,
  );
  await page.keyboard.press("Home");
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("listbox").isVisible(), false);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("rvprop=ids");
  await chosen.waitFor();
  assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 360);
  await chosen.click();
  await page.waitForURL(`${root}api/query/modules/revisions.html#parameter-prop`);

  await page.keyboard.press("/");
  await page.keyboard.type("a");
  await chosen.waitFor();
  console.log(`  ${new URL(root).protocol} ${JSON.stringify(await page.evaluate(measured))}`);
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(root)),
    [],
  );
  assert.deepEqual(wrong, []);
}

/**
 * Measures in milliseconds: creating the index, and searching for each prefix of the queries (median, 95th percentile,
 * maximum).
 */
const measured = `(() => {
  const timed = (work) => { const start = performance.now(); const value = work(); return [performance.now() - start, value]; };
  const [index, search] = timed(() => makeSearch(searchWords, searchPages, searchServices));
  const queries = ["aplimit", "why 404", "rvprop=ids", "pages that link to a page", "invalid_api_key", "tokne", "newest revision first"];
  const typed = queries.flatMap((query) => Array.from(query, (_, length) => query.slice(0, length + 1)));
  const times = typed.map((query) => timed(() => search(query))[0]).sort((one, other) => one - other);
  const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))]);
  return { index: Math.round(index), strokes: times.length, median: at(0.5), most: at(0.95), longest: at(1) };
})()`;
