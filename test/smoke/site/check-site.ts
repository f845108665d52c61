import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withPage } from "../chromium.ts";
import { assertAccessible } from "./axe.ts";
import { chosenPages } from "./chosen-pages.ts";
import { assertCopies } from "./copy.ts";
import { assertFilters } from "./filter.ts";
import { assertFirstScreen, watchShifts } from "./first-screen.ts";
import { formOf } from "./form-of.ts";
import { assertKeys } from "./keyboard.ts";
import { assertStrict } from "./policy.ts";
import { assertNarrow, assertPrinted } from "./screens.ts";
import { withServedSite, type ServedSite } from "./served-site.ts";
import { assertSmall } from "./size.ts";
import { assertWithoutScripts } from "./without-scripts.ts";

type Check = (name: string, work: () => Promise<void>) => Promise<void>;

/**
 * Checks documentation pages of each kind as users see them: with axe, on a phone, in print, by keyboard, without
 * scripts, and offline.
 */
export function checkSite(chromium: string, check: Check): Promise<void> {
  return withServedSite(async (site) => {
    const pages = chosenPages(site.files);
    assert(pages.length >= 20, `There are ${pages.length} pages to check.`);
    await check(
      `${pages.length} pages of the documentation, light and dark, on a phone and on paper, under a strict policy`,
      () => withPage(chromium, (page) => lookAt(page, site, pages)),
    );
    await check("The first screens of operations and modules have a request and a response", () =>
      withPage(chromium, (page) => showFirstScreens(page, site)),
    );
    await check("The documentation by keyboard", () => withPage(chromium, (page) => useKeys(page, site)));
    await check("Code of the documentation is copied, and its decisions are filtered", () =>
      withPage(chromium, (page) => useTools(page, site)),
    );
    await check("The documentation without scripts, from a folder", () =>
      withPage(chromium, (page) => assertWithoutScripts(page.context().browser()!, site.folder, pages)),
    );
  });
}

async function lookAt(page: Page, { server }: ServedSite, paths: readonly string[]): Promise<void> {
  const { asked, wrong } = watched(page);
  for (const path of paths) {
    const before = asked.length;
    const response = await page.goto(server + path);
    assertStrict(response!.headers()["content-security-policy"], path);
    await formOf(page);
    await assertSmall(page, path, asked.slice(before));
    await assertAccessible(page, path);
    await assertNarrow(page, path);
    await assertPrinted(page, path);
  }
  assert(asked.length > paths.length);
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(server)),
    [],
    "Requests to other hosts",
  );
  assert.deepEqual(wrong, []);
}

async function showFirstScreens(page: Page, { server, files }: ServedSite): Promise<void> {
  await page.context().addInitScript(watchShifts);
  for (const kind of ["operations", "modules"]) {
    const paths = [...files.keys()].filter((path) => path.includes(`/${kind}/`) && path.endsWith(".html")).slice(0, 10);
    assert(paths.length > 5, `There are ${paths.length} ${kind}.`);
    for (const path of paths) {
      await assertFirstScreen(page, server + path);
      await formOf(page);
      const shifted = Number(await page.evaluate("window.shifted"));
      assert(shifted < 0.05, `${path} shifts by ${shifted} on a phone.`);
    }
  }
}

async function useTools(page: Page, { server, folder }: ServedSite): Promise<void> {
  const { wrong } = watched(page);
  for (const root of [server, folder]) {
    await assertCopies(page, root, ["index.html", "api/query/modules/allpages.html"]);
    await assertFilters(page, root);
  }
  assert.deepEqual(wrong, []);
}

/**
 * Uses a page, then checks the parts that only then exist: search results, form fields with their errors, and open
 * elements.
 */
async function useKeys(page: Page, { server, folder }: ServedSite): Promise<void> {
  const { asked, wrong } = watched(page);
  for (const path of ["index.html", "decisions/D-001.html", "api/query/modules/allpages.html", "api/exchange.html"]) {
    await page.goto(server + path);
    await formOf(page);
    await assertKeys(page, path);
  }
  await page.goto(`${server}api/exchange/operations/createPagingGroup.html`);
  await page.getByRole("button", { name: /^Send/ }).press("Enter");
  await page.locator(".finding:visible").first().waitFor();
  await assertAccessible(page, "a form with findings");

  for (const root of [server, folder]) {
    await page.goto(`${root}index.html`);
    await page.keyboard.press("/");
    await page.keyboard.type("redirects");
    const chosen = page.getByRole("listbox").getByRole("option", { selected: true });
    await chosen.waitFor();
    await assertAccessible(page, "results of the search");
    const before = await chosen.innerText();
    await page.keyboard.press("ArrowDown");
    assert.notEqual(await chosen.innerText(), before);
    await page.keyboard.press("ArrowUp");
    assert.equal(await chosen.innerText(), before);
    await page.keyboard.press("Escape");
    assert.equal(await page.getByRole("listbox").isVisible(), false);
  }
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(server) && !url.startsWith(folder)),
    [],
    "Requests to other hosts",
  );
  assert.deepEqual(wrong, []);
}

function watched(page: Page): { readonly asked: readonly string[]; readonly wrong: readonly string[] } {
  const [asked, wrong]: [string[], string[]] = [[], []];
  page.setDefaultTimeout(20_000);
  page.on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  return { asked, wrong };
}
