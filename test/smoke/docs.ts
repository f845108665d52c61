import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { createServer, makeKey, openSqlite } from "../../packages/reference-server/src/index.ts";
import { withPage } from "./chromium.ts";

/** Checks the documentation page of a running server: its content, its forms, and that it contacts no other host. */
export async function checkDocs(chromium: string): Promise<void> {
  const storage = openSqlite(":memory:");
  const server = await createServer({ logLevel: "silent", database: storage });
  const { text: key, stored } = makeKey("global-read-only");
  await storage.write(async ({ keys, tenants }) => {
    await keys.insert(stored);
    // The page fills in the tenant of the spec's example.
    await tenants.insert({ code: "DEMO", name: "Demo Company" });
  });
  try {
    const address = await server.listen({ port: 0, host: "127.0.0.1" });
    await withPage(chromium, (page) => visit(page, address, key));
  } finally {
    await server.close();
    await storage.close();
  }
}

async function visit(page: Page, address: string, key: string): Promise<void> {
  page.setDefaultTimeout(20_000);
  const asked: string[] = [];
  const wrong: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));

  await page.goto(`${address}/docs`);
  await page.getByRole("link", { name: "tokens", exact: true }).click();
  const tokens = operation(page, "queryTokens");
  await tokens.locator("p", { hasText: "Returns the tokens required by actions that modify data." }).first().waitFor();
  await tokens.getByRole("button", { name: "Try it out" }).click();
  await tokens.locator("select[multiple]").selectOption(["patrol", "watch"]);
  const { status, body } = await execute(tokens);
  assert.deepEqual(
    [status, (JSON.parse(body) as { readonly query: unknown }).query],
    ["200", { tokens: { patroltoken: "+\\", watchtoken: "+\\" } }],
  );

  await page.getByRole("link", { name: "All documents" }).click();
  await page.getByRole("link", { name: "Exchange Management API" }).click();
  await page.getByRole("heading", { name: /^Exchange Management API/ }).waitFor();
  await page.getByRole("button", { name: "Authorize" }).first().click();
  await page.locator(".auth-container", { hasText: "X-API-Key" }).getByRole("textbox").fill(key);
  await page
    .locator(".auth-container", { hasText: "X-API-Key" })
    .getByRole("button", { name: /authorize|apply/i })
    .first()
    .click();
  await page.getByRole("button", { name: "Close" }).first().click();
  const groups = await open(page, "Paging group", "listPagingGroups");
  await groups.getByRole("button", { name: "Try it out" }).click();
  assert.deepEqual(await execute(groups), { status: "200", body: "[]" });

  assert.deepEqual(
    asked.filter((url) => !url.startsWith(`${address}/`) && !/^(?:data|blob):/.test(url)),
    [],
  );
  assert.deepEqual(wrong, []);
}

function operation(page: Page, name: string): Locator {
  return page.locator(`.opblock[id$="-${name}"]`);
}

async function open(page: Page, tag: string, name: string): Promise<Locator> {
  await page.locator(`.opblock-tag[data-tag="${tag}"]`).click();
  const block = operation(page, name);
  await block.locator(".opblock-summary").click();
  await block.locator(".opblock-body").waitFor();
  return block;
}

/** Sends the prepared request and reads the response shown on the page. */
async function execute(block: Locator): Promise<{ readonly status: string; readonly body: string }> {
  await block.getByRole("button", { name: "Execute" }).click();
  const response = block.locator(".live-responses-table .response").first();
  await response.waitFor();
  return {
    status: (await response.locator(".response-col_status").innerText()).split("\n")[0]!.trim(),
    body: (await response.locator(".response-col_description .highlight-code code").first().innerText()).replace(
      /\n\s*/g,
      "",
    ),
  };
}
