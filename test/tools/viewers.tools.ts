import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
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

afterAll(() => console.log(["| viewer | document | first operation open |", "|---|---|---|", ...rows].join("\n")));

const cases = viewers.flatMap((viewer) => documents.map((name) => [viewer.name, name, viewer] as const));

test.each(cases)("%s shows the first operation of %s", async (_, name, viewer) => {
  const text = textOf(name);
  const { summary, description } = firstOperation(text);
  const server = await serve(viewer, text);
  const wrong: string[] = [];
  try {
    const seconds = await withPage(chromium, async (page) => {
      page.setDefaultTimeout(30_000);
      page.on("pageerror", (error) => wrong.push(String(error)));
      const began = performance.now();
      await page.goto(server.address);
      await viewer.open(page, summary, description);
      return (performance.now() - began) / 1000;
    });
    rows.push(`| ${viewer.name} ${viewer.version} | ${name} | ${seconds.toFixed(1)} s |`);
  } finally {
    server.close();
  }
  expect(wrong).toEqual([]);
});

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
