import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { createServer as createReferenceServer } from "../../packages/reference-server/src/index.ts";
import { moduleDocuments } from "../openapi/module-documents.ts";
import { findChromium, withPage } from "../smoke/chromium.ts";
import { emittedFromSpec } from "../support/emit.ts";
import { viewers, type Viewer } from "./viewers.ts";

/* What people see of the documents, in Chromium. Times are printed, and nothing depends on them. */

interface Shown {
  readonly summary: string;
  readonly description: RegExp;
}

const files = emittedFromSpec([openapi]);
const documents = ["exchange", "query", "query/allpages"];

let chromium: string;
const rows: string[] = [];

beforeAll(async () => {
  const found = await findChromium();
  if (found === undefined) throw new Error("Chromium is not installed, and only root can install it");
  chromium = found;
});

afterAll(() => console.log(["| viewer | document | first operation open | of which the page computes |", "|---|---|---|---|", ...rows].join("\n")));

const cases = viewers.flatMap((viewer) => documents.map((name) => [viewer.name, name, viewer] as const));

test.each(cases)("%s shows the first operation of %s", async (_, name, viewer) => {
  const text = textOf(name);
  const { summary, description } = firstOperation(text);
  const server = await serve(viewer, text);
  try {
    const seen = await timedVisit(server.address, (page) => viewer.open(page, summary, description));
    rows.push(`| ${viewer.name} ${viewer.version} | ${name} | ${seen} |`);
  } finally {
    server.close();
  }
});

test("the server's docs lead to a module's page, which shows the operation and asks no other host", async () => {
  const server = await createReferenceServer({ logLevel: "silent", rateLimit: 0, database: ":memory:" });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const asked: string[] = [];
  const watched = (page: Page): void => void page.on("request", (request) => asked.push(request.url()));
  const described = (page: Page): Promise<void> => page.locator(".opblock-body").getByText("The module allpages").first().waitFor();
  try {
    const list = await timedVisit(`${address}/docs`, (page) => page.getByRole("link", { name: "allpages", exact: true }).waitFor(), watched);
    const module = await timedVisit(`${address}/docs/query/allpages`, described, watched);
    rows.push(`| \`/docs\` of the server | the list | ${list} |`, `| \`/docs\` of the server | query/allpages | ${module} |`);
  } finally {
    await server.close();
  }
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => !url.startsWith(`${address}/docs`) && !url.startsWith("data:"))).toEqual([]);
});

/** Visits a page until what is waited for is there: the seconds, and those that the page's main thread computes. */
async function timedVisit(address: string, wait: (page: Page) => Promise<void>, before?: (page: Page) => void): Promise<string> {
  const wrong: string[] = [];
  const times = await withPage(chromium, async (page) => {
    page.setDefaultTimeout(30_000);
    page.on("pageerror", (error) => wrong.push(String(error)));
    before?.(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const began = performance.now();
    await page.goto(address);
    await wait(page);
    const seconds = (performance.now() - began) / 1000;
    const { metrics } = await session.send("Performance.getMetrics");
    return [seconds, metrics.find(({ name }) => name === "TaskDuration")!.value];
  });
  expect(wrong).toEqual([]);
  return times.map((seconds) => `${seconds.toFixed(1)} s`).join(" | ");
}

function textOf(name: string): string {
  return files.get(`packages/openapi/generated/${name}.json`) ?? JSON.stringify(moduleDocuments(files).get(name));
}

/** Its summary, and how its description begins. */
function firstOperation(text: string): Shown {
  const { paths } = JSON.parse(text) as { readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string; readonly description: string }>>>> };
  const [{ summary, description }] = Object.values(Object.values(paths)[0]!) as [{ readonly summary: string; readonly description: string }];
  const words = /^[\w ,]+/.exec(description)![0];
  return { summary, description: new RegExp(words) };
}

async function serve(viewer: Viewer, document: string): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((request, response) => {
    const name = request.url!.slice(1);
    if (name === "") return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(`<!doctype html><title>viewer</title><body>${viewer.html}`);
    if (name === "document.json") return response.writeHead(200, { "content-type": "application/json" }).end(document);
    const file = viewer.files[name];
    if (file === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { "content-type": name.endsWith(".css") ? "text/css" : "text/javascript; charset=utf-8" }).end(readFileSync(file));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
