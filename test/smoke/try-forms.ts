import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Request } from "playwright-core";
import { writeSite } from "../../generators/write/tree-view.ts";
import { demoWorld, makeDemo } from "../../packages/reference-server/src/demo.ts";
import { createServer, openSqlite } from "../../packages/reference-server/src/index.ts";
import { models, siteOf } from "../docs/sites.ts";
import { withPage } from "./chromium.ts";

/**
 * Checks the forms of the documentation site, as served by `--demo`: findings before a request is sent, its response,
 * and a write with a key.
 */
export async function checkForms(chromium: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-forms-"));
  const docs = join(folder, "site");
  writeSite(
    docs,
    Array.from(siteOf(models.real()), ([path, text]) => ({ path, text })),
  );
  const storage = openSqlite(":memory:");
  const server = await createServer({ logLevel: "silent", rateLimit: 0, database: storage, seed: demoWorld, docs });
  try {
    const keys = await makeDemo(storage);
    const address = await server.listen({ port: 0, host: "127.0.0.1" });
    await withPage(chromium, (page) => visit(page, address, keys!["global-full"]!));
    await withPage(chromium, (page) => visitFolder(page, docs));
  } finally {
    await server.close();
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function visit(page: Page, address: string, key: string): Promise<void> {
  page.setDefaultTimeout(20_000);
  const asked: Request[] = [];
  const wrong: string[] = [];
  page.on("request", (request) => asked.push(request));
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  const sent = (): readonly Request[] => asked.filter((request) => request.url().includes(".php"));

  await page.goto(`${address}/docs/api/query/modules/allpages.html`);
  const limit = page.getByLabel("aplimit", { exact: true });
  await limit.fill("many");
  await limit.press("Enter");
  assert.match(await page.locator(".finding:visible").innerText(), /aplimit .*many/);
  assert.deepEqual(
    [
      await page.locator("#try").getByRole("status").innerText(),
      await limit.getAttribute("aria-invalid"),
      sent().length,
    ],
    ["Not sent: one error.", "true", 0],
  );
  await limit.fill("2");
  await page.getByLabel("apfilterredir", { exact: true }).selectOption("redirects");
  await limit.press("Enter");
  await page.getByText("Response: 200 OK").waitFor();
  const body = await figure(page, "Body");
  assert.equal(
    (JSON.parse(body) as { readonly query: { readonly allpages: readonly unknown[] } }).query.allpages.length,
    2,
  );
  assert.equal(sent().length, 1);
  assert.match(await figure(page, "curl"), /'http:[^']*list=allpages&apfilterredir=redirects&aplimit=2'$/);
  assert.match(await figure(page, "Client"), /wiki\.list\("allpages", \{ filterredir: "redirects", limit: 2 \}\)/);
  // Requests the next items.
  const [next] = await Promise.all([
    page.waitForRequest((one) => /[?&]apcontinue=/.test(one.url())),
    page.getByRole("button", { name: "Continue", exact: true }).click(),
  ]);
  assert.match(next.url(), /aplimit=2/);
  await page.getByText("Response: 200 OK").waitFor();
  // A token is sent only in its header field, is not displayed, and is kept until the tab is closed.
  const token = page.getByLabel("Authorization", { exact: true });
  await token.fill("a-token-of-mine");
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.headers()["authorization"] === "Bearer a-token-of-mine"),
    limit.press("Enter"),
  ]);
  assert.ok(!request.url().includes("a-token"));
  assert.ok(!page.url().includes("a-token") && !(await page.innerText("main")).includes("a-token"));
  assert.equal(await page.evaluate("JSON.stringify({ ...localStorage }).includes('a-token')"), false);
  assert.match(await figure(page, "curl"), /-H 'Authorization: Bearer your key'/);
  assert.match(await figure(page, "Client"), /accessToken: "your key"/);
  const own = asked.filter((request) => request.resourceType() === "script");
  const bytes = (
    await Promise.all(own.map(async (request) => (await (await request.response())!.body()).length))
  ).reduce((sum, one) => sum + one, 0);
  console.log(`  ${own.length} scripts, ${bytes} bytes as they are`);

  await page.reload();
  assert.equal(await token.inputValue(), "a-token-of-mine");

  await page.goto(`${address}/docs/api/exchange/operations/createPagingGroup.html`);
  const send = page.getByRole("button", { name: "Send POST: it changes data" });
  await page.getByLabel("X-API-Key", { exact: true }).fill(key);
  const tenant = page.getByLabel("tenant", { exact: true });
  // Untouched fields show no findings before the request is sent.
  assert.equal(await page.locator(".finding:visible").count(), 0);
  await tenant.press("Enter");
  await send.click();
  assert.deepEqual([await page.locator(".finding:visible").innerText(), sent().length], ["tenant is required.", 3]);
  await tenant.fill("DEMO");
  await page.getByLabel("body", { exact: true }).fill('{ "name": "<b>It\'s</b>", "number": "831" }');
  await send.click();
  await page.getByText(/^Response: 20/).waitFor();
  assert.ok(!(await page.innerText("main")).includes(key));
  assert.match(await figure(page, "curl"), /-H 'X-API-Key: your key'/);

  await page.goto(`${address}/docs/api/exchange/operations/listPagingGroups.html`);
  await page.getByLabel("X-API-Key", { exact: true }).fill(key);
  await page.getByLabel("tenant", { exact: true }).fill("DEMO");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Response: 200 OK").waitFor();
  const groups = await figure(page, "Body");
  assert.match(groups, /<b>It's<\/b>/);
  const [, id] = /"pa_id": "?(\d+)/.exec(groups) ?? [];

  await page.goto(`${address}/docs/api/exchange/operations/updatePagingGroup.html`);
  await page.getByLabel("X-API-Key", { exact: true }).fill(key);
  await page.getByLabel("object_id", { exact: true }).fill(id!);
  await page.getByLabel("tenant", { exact: true }).fill("DEMO");
  // Clicking the button takes the focus from the field. The button must not move away under the pointer.
  await page.getByRole("button", { name: /^Send PATCH/ }).click();
  await page.getByText("Response: 200 OK").waitFor();

  assert.deepEqual(
    asked.map((request) => request.url()).filter((url) => !url.startsWith(`${address}/`)),
    [],
  );
  assert.deepEqual(wrong, []);
}

/** Checks that a page opened from a folder has no form and states the reason. */
async function visitFolder(page: Page, site: string): Promise<void> {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.goto(`file://${site}/api/query/modules/allpages.html`);
  assert.match(await page.locator("#try").innerText(), /not served together with the API/);
  assert.deepEqual([await page.locator("form").count(), wrong], [0, []]);
}

function figure(page: Page, title: string): Promise<string> {
  return page
    .locator("#try figure")
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator("code")
    .innerText();
}
