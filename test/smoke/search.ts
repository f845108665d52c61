import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { serveSite } from "../../generators/cli/serve-site.ts";
import { writeSite } from "../../generators/write/write-site.ts";
import { models, siteOf } from "../docs/sites.ts";
import { withPage } from "./chromium.ts";

/** The search of the documentation, from a folder and from a server with its policy: by keys, on a wide screen and on that of a phone. */
export async function checkSearch(chromium: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-search-"));
  const site = join(folder, "site");
  const written = writeSite(site, Array.from(siteOf(models.real()), ([path, text]) => ({ path, text })));
  assert(written.kind === "written");
  const server = serveSite(site, new Set(written.paths)).listen(0, "127.0.0.1");
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
  assert.deepEqual(asked.filter((url) => /search-index|minisearch/.test(url)), [], "The index is loaded before anybody searches.");

  const field = page.getByRole("combobox");
  const chosen = page.getByRole("option", { selected: true });
  await page.keyboard.press("/");
  await page.keyboard.type("why 404");
  await chosen.waitFor();
  assert.equal(await field.getAttribute("aria-expanded"), "true");
  assert.match(await page.getByRole("status").innerText(), /^\d+ results$/);
  await page.keyboard.press("ArrowDown");
  assert.equal(await field.getAttribute("aria-activedescendant"), await chosen.getAttribute("id"));
  assert.equal(await page.getByRole("option").nth(1).getAttribute("aria-selected"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("listbox").isVisible(), false);
  assert.equal(await field.getAttribute("aria-expanded"), "false");
  await page.keyboard.press("Escape");
  assert.equal(await field.inputValue(), "");

  await page.keyboard.type("bllimit");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${root}api/query/modules/backlinks.html#parameter-limit`);
  assert.equal(await page.locator("#parameter-limit:target").count(), 1);

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
  assert.deepEqual(asked.filter((url) => !url.startsWith(root)), []);
  assert.deepEqual(wrong, []);
}

/** Milliseconds: to make the index, and to answer what is typed, the median and the longest. */
const measured = `(() => {
  const timed = (work) => { const start = performance.now(); const value = work(); return [performance.now() - start, value]; };
  const [index, search] = timed(() => makeSearch(MiniSearch, searchWords, searchPages));
  const queries = ["a", "ap", "apl", "aplimit", "why 404", "rvprop=ids", "pages that link to a page", "invalid_api_key", "tokne", "newest revision first"];
  const times = queries.map((query) => timed(() => search(query))[0]).sort((one, other) => one - other);
  return { index: Math.round(index), median: Math.round(times[5]), longest: Math.round(times.at(-1)) };
})()`;
