import { expect, test } from "vitest";
import { exampleBaseUrl } from "../../generators/emit/docs/examples/request-code.ts";
import { noFiles } from "../../generators/emit/docs/prose.ts";
import { readDocs } from "../../generators/load/read.ts";
import { basePath } from "../../generators/naming/paths.ts";
import { demoWorld } from "../../packages/reference-server/src/demo.ts";
import { startTestServer } from "../../packages/reference-server/src/index.ts";
import { rootFolder } from "../support/emit.ts";
import { models, siteOf } from "./sites.ts";

type Json = Readonly<Record<string, any>>;

const real = models.real();

function firstCalls(): readonly string[] {
  const texts = [...readDocs(rootFolder)]
    .filter(([name]) => name.endsWith(".md"))
    .map(([name, markdown]) => ({ name: name.replace(/\.md$/, ""), markdown }));
  const page = siteOf(real, { ...noFiles, texts }).get("index.md")!;
  return Array.from(page.matchAll(/^curl '?(https:[^' ]+)/gm), ([, url]) => url!);
}

test("the reference server responds to each first call of the start page with data", async () => {
  const calls = firstCalls();
  expect(calls).toHaveLength(2);
  await using server = await startTestServer({ seed: demoWorld });
  for (const url of calls) {
    const service = real.services.find((one) => url.startsWith(exampleBaseUrl(one)))!;
    const address = url.replace(exampleBaseUrl(service), server.address + basePath(service));
    const response = await fetch(address, { headers: { "X-API-Key": server.keys["global-full"] } });
    const body = (await response.json()) as Json;
    const rows = Array.isArray(body) ? body : Object.values(body["query"] as Json)[0];
    expect([url, response.status, (rows as readonly unknown[]).length > 0]).toEqual([url, 200, true]);
  }
});
