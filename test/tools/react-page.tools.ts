import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findChromium, withPage } from "../smoke/chromium.ts";
import { command } from "../support/command.ts";
import { compilerNames, errorsBy } from "./hooks.ts";
import { pageFiles, placePage } from "./react-page.ts";
import { serveFiles, type ServedFiles } from "./served-files.ts";
import { mswRelease, teamFolder } from "./team-folder.ts";

/*
 * A React page with the hooks, in Chromium, with MSW in place of both services. The page has no code for mocks, and no
 * code that tells a cache about the effects of a change.
 */

const folder = mkdtempSync(join(tmpdir(), "kiln-react-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([2, 3] as const)("with MSW %s", (msw) => {
  let team: string;
  let server: ServedFiles;
  let chromium: string;

  beforeAll(async () => {
    const found = await findChromium();
    if (found === undefined) throw new Error("Chromium is not installed, and only root can install it");
    chromium = found;
    team = await teamFolder(folder, msw);
    placePage(team);
    server = await serveFiles(await pageFiles(team));
  });

  afterAll(() => server.close());

  test("the version is the one that is meant", () => {
    expect(mswRelease(msw)).toMatch(new RegExp(`^${msw}\\.`));
  });

  test.each(compilerNames)("%s takes the page, and the programs of the README", (compiler) => {
    expect(
      errorsBy(compiler, join(team, "all.ts"), "--exactOptionalPropertyTypes", "--allowImportingTsExtensions"),
    ).toEqual([]);
  });

  test("the page shows what there is, and after each change what there is then", async () => {
    const seen = await visit(chromium, server.address, async (page) => {
      const { shown, press } = section(page, "Paging groups");
      await shown(["Reception at 830", "Workshop at 831"]);
      await press("More");
      await shown(["Reception at 830", "Workshop at 831", "Storehouse at 832"]);
      await page.getByLabel("Name").fill("Hall");
      await page.getByLabel("Number").fill("840");
      await press("Create");
      await shown(["Reception at 830", "Workshop at 831", "Storehouse at 832", "Hall at 840"]);
      await page.getByRole("listitem").filter({ hasText: "Workshop" }).getByRole("button").click();
      await shown(["Reception at 830", "Storehouse at 832", "Hall at 840"]);
    });
    expect(seen.addresses.filter((address) => address.startsWith("POST "))).toEqual([
      "POST https://pbx.invalid/pbx/openapi.php/paginggroups?tenant=DEMO",
    ]);
    expect(seen).toMatchObject(clean(server));
  });

  test("an error is shown by its code, and disappears with the next response", async () => {
    const seen = await visit(chromium, server.address, async (page) => {
      const { shown, press } = section(page, "Paging groups");
      await shown(["Reception at 830", "Workshop at 831"]);
      await page.evaluate("refuseOnce()");
      await press("Again");
      await page.getByRole("alert").getByText("Choose a tenant: tenant_required", { exact: true }).waitFor();
      await press("Again");
      await page.getByRole("alert").waitFor({ state: "detached" });
      await shown(["Reception at 830", "Workshop at 831"]);
    });
    expect(seen).toMatchObject({ ...clean(server), messages: [expect.stringContaining("400")] });
  });

  test("the page does not show a response 503, because the client retries", async () => {
    const seen = await visit(chromium, server.address, async (page) => {
      const { shown, press } = section(page, "Paging groups");
      await shown(["Reception at 830", "Workshop at 831"]);
      await page.evaluate("downOnce()");
      const [response] = await Promise.all([
        page.waitForResponse((one) => one.url().includes("/paginggroups") && one.ok()),
        press("Again"),
      ]);
      expect(response.status()).toBe(200);
      expect(await page.getByRole("alert").count()).toBe(0);
      await shown(["Reception at 830", "Workshop at 831"]);
    });
    expect(seen).toMatchObject({ ...clean(server), messages: [expect.stringContaining("503")] });
  });

  test("the list of articles continues to its end", async () => {
    const seen = await visit(chromium, server.address, async (page) => {
      const { items, press } = section(page, "Articles");
      for (const count of [10, 20, 25]) {
        if (count > 10) await press("More");
        await items.nth(count - 1).waitFor();
        expect(await items.count()).toBe(count);
      }
      expect(new Set(await items.allTextContents()).size).toBe(25);
      expect(await page.getByRole("region", { name: "Articles" }).getByRole("button").count()).toBe(0);
    });
    expect(seen).toMatchObject(clean(server));
  });

  test("the same mocks serve in Node", async () => {
    expect(JSON.parse(await command(process.execPath, [join(team, "node.ts")]))).toEqual({
      pages: [["Reception", "Workshop"], ["Storehouse"]],
      refused: "tenant_required",
      last: "Hall",
      articles: [10, 10, 5],
    });
  });
});

interface Seen {
  /** Errors and warnings in the console, and uncaught errors. */
  readonly messages: readonly string[];
  /** Every request of the page, with its method. */
  readonly addresses: readonly string[];
  /** Hosts of the requests that the worker of MSW did not handle. */
  readonly beyond: readonly string[];
}

function clean(server: ServedFiles): Pick<Seen, "messages" | "beyond"> {
  return { messages: [], beyond: [new URL(server.address).host] };
}

function visit(chromium: string, address: string, work: (page: Page) => Promise<void>): Promise<Seen> {
  const messages: string[] = [];
  const addresses: string[] = [];
  const beyond = new Set<string>();
  return withPage(chromium, async (page) => {
    page.setDefaultTimeout(10_000);
    page.on("pageerror", (error) => messages.push(String(error)));
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && messages.push(message.text()));
    page.on("request", (request) => addresses.push(`${request.method()} ${request.url()}`));
    page.on("requestfailed", (request) => beyond.add(new URL(request.url()).host));
    page.on("response", (response) => !response.fromServiceWorker() && beyond.add(new URL(response.url()).host));
    page.context().on("request", (request) => request.serviceWorker() && beyond.add(new URL(request.url()).host));
    await page.goto(address);
    await work(page);
    return { messages, addresses, beyond: [...beyond] };
  });
}

function section(page: Page, name: string) {
  const region = page.getByRole("region", { name });
  const items = region.getByRole("listitem");
  return {
    items,
    press: (button: string) => region.getByRole("button", { name: button, exact: true }).click(),
    shown: (expected: readonly string[]) =>
      expect.poll(() => items.allTextContents(), { timeout: 10_000 }).toEqual(expected.map((text) => `${text}Delete`)),
  };
}
