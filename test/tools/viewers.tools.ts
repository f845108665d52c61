import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { createServer as createReferenceServer } from "../../packages/reference-server/src/index.ts";
import { models, pagesOf, siteOf } from "../docs/sites.ts";
import { moduleDocuments } from "../openapi/module-documents.ts";
import { findChromium } from "../smoke/chromium.ts";
import { emittedFromSpec } from "../support/emit.ts";
import { measuredVisit, type Visit } from "./measured-visit.ts";
import { serveFiles, type ServedFiles } from "./served-files.ts";
import { viewers, type ShownOperation, type Viewer } from "./viewers.ts";

/* Checks how viewers show the documents and the documentation site, in Chromium. Times are printed, but not tested. */

const files = emittedFromSpec([openapi]);
const documents = ["exchange", "query", "query/allpages"];

let chromium: string;
const rows: string[] = [];

beforeAll(async () => {
  const found = await findChromium();
  if (found === undefined) throw new Error("Chromium is not installed, and only root can install it");
  chromium = found;
});

afterAll(() => {
  const head = ["", "shows", "until readable", "of which processor", "scripts, gzip", "all, gzip", "elements", "heap"];
  console.log([`| ${head.join(" | ")} |`, `|---|---|${"---:|".repeat(head.length - 2)}`, ...rows].join("\n"));
});

const cases = viewers.flatMap((viewer) =>
  documents.map((name) => [`${viewer.name} ${viewer.version}`, name, viewer] as const),
);

test.each(cases)("%s shows the first operation of %s", async (title, name, viewer) => {
  const document = textOf(name);
  const server = await serveFiles(filesOf(viewer, document));
  try {
    const visit = await measuredVisit(chromium, server.address, (page) => viewer.open(page, firstOperation(document)));
    rows.push(row(title, `\`${name}\``, visit, server));
    expect(visit.wrong).toEqual([]);
  } finally {
    server.close();
  }
});

const site = siteOf(models.real());
const [largest] = pagesOf(site).toSorted(([, one], [, other]) => other.split("<").length - one.split("<").length)[0]!;

test.each([
  ["the index", "index.html"],
  ["the first operation of `exchange`", `api/exchange/operations/${operationId(textOf("exchange"))}.html`],
  ["the first module of `query`", `api/query/modules/${moduleName(textOf("query"))}.html`],
  ["a large module of `query`", "api/query/modules/alldeletedrevisions.html"],
  ["its largest page", largest],
])("the documentation site shows %s", async (title, path) => {
  const server = await serveFiles(site);
  try {
    const visit = await measuredVisit(chromium, server.address + path, async (page) => {
      await page.locator("main h1").waitFor();
      await page.getByRole("combobox", { name: "Search the documentation" }).waitFor();
    });
    rows.push(row("Kiln's site", title, visit, server));
    expect(visit.wrong).toEqual([]);
  } finally {
    server.close();
  }
});

test("the server's docs link to a module's page, which shows the operation and requests no other host", async () => {
  const server = await createReferenceServer({ logLevel: "silent", rateLimit: 0, database: ":memory:" });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const asked: string[] = [];
  try {
    for (const [path, wait] of [
      ["/docs", (page) => page.getByRole("link", { name: "allpages", exact: true }).waitFor()],
      [
        "/docs/query/allpages",
        (page) => page.locator(".opblock-body").getByText("The module allpages").first().waitFor(),
      ],
    ] as const satisfies readonly (readonly [string, Parameters<typeof measuredVisit>[2]])[]) {
      const visit = await measuredVisit(
        chromium,
        address + path,
        wait,
        (page) => void page.on("request", (request) => asked.push(request.url())),
      );
      rows.push(row("the server without a site", `\`${path}\``, visit));
      expect(visit.wrong).toEqual([]);
    }
  } finally {
    await server.close();
  }
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => !url.startsWith(`${address}/docs`) && !url.startsWith("data:"))).toEqual([]);
});

function row(title: string, shown: string, { seconds, computed, elements, heap }: Visit, server?: ServedFiles): string {
  const bytes =
    server === undefined ? ["–", "–"] : Object.values(server.sent()).map((count) => `${(count / 1000).toFixed(0)} kB`);
  return `| ${[title, shown, `${seconds.toFixed(2)} s`, `${computed.toFixed(2)} s`, ...bytes, elements.toLocaleString("en"), `${(heap / 1e6).toFixed(1)} MB`].join(" | ")} |`;
}

function textOf(name: string): string {
  return files.get(`packages/openapi/generated/${name}.json`) ?? JSON.stringify(moduleDocuments(files).get(name));
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
}

function firstIn(document: string): readonly [path: string, operation: Operation] {
  const { paths } = JSON.parse(document) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const [path, item] = Object.entries(paths)[0]!;
  return [path, Object.values(item)[0]!];
}

function firstOperation(document: string): ShownOperation {
  const [, { tags, summary, description }] = firstIn(document);
  return { tag: tags[0]!, summary, description: new RegExp(/^[\w ,]+/.exec(description)![0]) };
}

function operationId(document: string): string {
  return firstIn(document)[1].operationId;
}

function moduleName(document: string): string {
  return firstIn(document)[0].split("+")[1]!;
}

function filesOf(viewer: Viewer, document: string): ReadonlyMap<string, string> {
  return new Map([
    ["index.html", `<!doctype html><title>viewer</title><link rel="icon" href="data:,"><body>${viewer.html}`],
    ["document.json", document],
    ...Object.entries(viewer.files).map(([name, path]) => [name, readFileSync(path, "utf8")] as const),
  ]);
}
