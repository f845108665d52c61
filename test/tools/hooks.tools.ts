import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { exchange } from "../tanstack-query/support/groups.ts";
import { rootFolder } from "../support/emit.ts";
import { folder as installed } from "./given.ts";
import { makeHooks } from "./hooks-generators.ts";
import { bytesOf, compilerNames, copyPackages, errorsBy, linesOf, placeProgram, printedBy, sourceOf } from "./hooks.ts";

/*
 * React and Vue hooks with the package for TanStack Query, compared with the output of other generators for the same
 * document.
 */

const folder = mkdtempSync(join(tmpdir(), "kiln-hooks-"));
const rows: string[] = [];

beforeAll(() => {
  // orval generates code for the version of TanStack Query that it finds here.
  writeFileSync(
    join(folder, "package.json"),
    '{ "type": "module", "dependencies": { "@tanstack/react-query": "5.104.0" } }',
  );
  copyPackages(folder, installed);
  makeHooks(folder, installed);
});

afterAll(() => {
  console.log(
    [
      "| for the same three tasks | lines of code | bytes | a 404 arrives as | no network arrives as |",
      "|---|---|---|---|---|",
      ...rows,
    ].join("\n"),
  );
  rmSync(folder, { recursive: true });
});

describe.each(compilerNames)("%s", (compiler) => {
  it.each(["react-types", "vue-types", "react-run", "vue-run", "kiln"])("takes the program %s", (name) => {
    expect(errorsBy(compiler, placeProgram(folder, name), "--exactOptionalPropertyTypes")).toEqual([]);
  });

  it.each(["hey-api", "orval"])("takes the same for %s", (name) => {
    expect(errorsBy(compiler, placeProgram(folder, name))).toEqual([]);
  });

  it("takes the programs of the README", () => {
    const readme = readFileSync(join(rootFolder, "packages/tanstack-query/README.md"), "utf8");
    const blocks = [...readme.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code]) => code!);
    expect(blocks.length).toBeGreaterThan(3);
    const [first, second, third, ...others] = blocks;
    const imports = /^import .*\n/gm;
    const whole = [first, second!.replace(imports, ""), third].join("\n");
    const text = `import { useInfiniteQuery } from "@tanstack/react-query";\nimport { allItems } from "@kiln/tanstack-query/exchange";\n${whole}`;
    expect(errorsBy(compiler, placeProgram(folder, "readme", text))).toEqual([]);
    for (const other of others) expect(errorsBy(compiler, placeProgram(folder, "readme", other))).toEqual([]);
  });

  it("finds what is wrong", () => {
    expect(errorsBy(compiler, placeProgram(folder, "wrong", sourceOf("kiln").replace("limit", "limmit")))).toHaveLength(
      1,
    );
  });
});

test("React: prefetched on a server, taken over, and drawn", async () => {
  const { server } = await exchange();
  expect(await printedBy(placeProgram(folder, "react-run"), server.url)).toEqual([200, "<p>Group 3 4 true true</p>"]);
});

test("Vue: waits for its id, continues, removes deleted data", async () => {
  const { server } = await exchange();
  expect(await printedBy(placeProgram(folder, "vue-run"), server.url)).toEqual([200, "idle Group 3 4 true"]);
});

/** Returns a program that prints the error of an object's query, or that there is none. */
const failing = (take: string, options: string): string => `
${take}
import { QueryClient } from "@tanstack/react-query";
const answers = [() => Promise.resolve(new Response('{"error":{"code":"object_not_found","message":"No."}}', { status: 404, headers: { "content-type": "application/json" } })), () => Promise.reject(new TypeError("fetch failed"))];
const found = [];
for (const answer of answers) {
  globalThis.fetch = answer as typeof fetch;
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  found.push(await cache.fetchQuery(${options} as any).then(() => "data", (error: any) => error.constructor.name));
}
console.log(JSON.stringify(found));`;

test.each([
  [
    "kiln",
    'import { createExchangeClient } from "@kiln/client/exchange";\nimport { createExchangeQueries } from "@kiln/tanstack-query/exchange";\nconst exchange = createExchangeQueries(createExchangeClient({ baseUrl: "https://pbx.invalid", key: "k", tenant: "DEMO", retries: { attempts: 1 } }));',
    "exchange.pagingGroups.get(1)",
    ["ExchangeError", "TransportError"],
  ],
  [
    "hey-api",
    'import { getPagingGroupOptions } from "./hey-api/@tanstack/react-query.gen";',
    'getPagingGroupOptions({ path: { object_id: "1" }, baseUrl: "https://pbx.invalid" })',
    ["Object", "TypeError"],
  ],
  [
    "orval",
    'import { getGetPagingGroupQueryOptions } from "./orval-made";',
    'getGetPagingGroupQueryOptions("1", { tenant: "DEMO" })',
    ["data", "TypeError"],
  ],
] as const)("%s: the error that a program gets", async (name, take, options, expected) => {
  const found = await printedBy(placeProgram(folder, `${name}-fails`, failing(take, options)));
  expect(found).toEqual(expected);
  rows.push(
    `| ${name} | ${linesOf(sourceOf(name))} | ${bytesOf(placeProgram(folder, name))} | ${expected.join(" | ")} |`,
  );
});
