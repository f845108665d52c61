import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openapi } from "../../generators/emit/openapi/emitter.ts";
import { compile } from "../support/compile.ts";
import { compileCases } from "../support/compile-cases.ts";
import { emittedFromSpec } from "../support/emit.ts";
import { compilerErrors, heyApi, heyApiClient, openapiTypescript } from "./other-generators.ts";

const folder = mkdtempSync(join(tmpdir(), "kiln-codegen-"));
const names = ["exchange", "query", "query-combined"];

beforeAll(() => {
  const files = emittedFromSpec([openapi]);
  for (const name of names)
    writeFileSync(join(folder, `${name}.json`), files.get(`packages/openapi/generated/${name}.json`)!);
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(names)(
  "openapi-typescript makes types of %s that compile, and that know the parameters of a request",
  (name) => {
    openapiTypescript(folder, `${name}.json`, `${name}.d.ts`);
    writeFileSync(join(folder, `${name}.use.ts`), uses[name]!);
    expect(compilerErrors(join(folder, `${name}.use.ts`))).toEqual([]);
  },
);

it.each(names)("@hey-api/openapi-ts makes types of %s that compile", (name) => {
  heyApi(folder, `${name}.json`, `hey-${name}`);
  expect(compilerErrors(join(folder, `hey-${name}`, "types.gen.ts"))).toEqual([]);
});

it("@hey-api/openapi-ts finds no schema with the name that it gives to a response", () => {
  heyApi(folder, "exchange.json", "hey-names");
  const types = readFileSync(join(folder, "hey-names/types.gen.ts"), "utf8").match(/^export type \w+/gm);
  expect(types!.length).toBeGreaterThan(20);
  expect(types!.filter((type) => /Response\d$/.test(type))).toEqual([]);
});

it("a client of @hey-api/openapi-ts sends the key once, in the header", async () => {
  heyApiClient(folder, "exchange.json", "hey-client");
  const bundled = join(folder, "hey-client.mjs");
  const entry = `export { client } from "./hey-client/client.gen"; export { listPagingGroups } from "./hey-client/sdk.gen";`;
  await build({ stdin: { contents: entry, resolveDir: folder }, bundle: true, format: "esm", outfile: bundled });
  const { client, listPagingGroups } = (await import(pathToFileURL(bundled).href)) as any;
  const sent: Request[] = [];
  client.setConfig({
    baseUrl: "https://pbx.invalid",
    auth: () => "SECRET",
    fetch: async (request: Request) => (sent.push(request), Response.json([])),
  });
  await listPagingGroups({ query: { tenant: "A" } });
  const [{ url, headers }] = sent as [Request];
  expect(url).toBe("https://pbx.invalid/paginggroups?tenant=A");
  expect([...headers].filter(([, value]) => value.includes("SECRET"))).toEqual([["x-api-key", "SECRET"]]);
});

it("openapi-typescript takes a field with a default for one that a create may leave out", () => {
  const document = compile(compileCases().get("null-defaults-and-dates")!, [openapi]).filesIn(new Set([openapi.into]));
  writeFileSync(join(folder, "office.json"), document.find(({ path }) => path.endsWith("/office.json"))!.text);
  openapiTypescript(folder, "office.json", "office.d.ts");
  writeFileSync(
    join(folder, "office.use.ts"),
    `
    import type { paths } from "./office.d.ts";
    type Create = paths["/rooms"]["post"]["requestBody"]["content"]["application/json"];
    export const some: Create = { name: "Hall", ro_seats: 2, ro_open: true, ro_built: null };
    // @ts-expect-error ro_open is needed
    export const closed: Create = { name: "Hall", ro_seats: 2 };
  `,
  );
  expect(compilerErrors(join(folder, "office.use.ts"))).toEqual([]);
});

const uses: Readonly<Record<string, string>> = {
  exchange: `
    import type { components } from "./exchange.d.ts";
    type Create = components["schemas"]["CreatePagingGroupRequest"];
    export const byAlias: Create = { name: "a", number: "1", extensions: ["EXT-100"], bidirectional: "yes" };
    export const bySource: Create = { pa_name: "a", pa_number: "1", members: [100, 101] };
    // @ts-expect-error neither name nor pa_name
    export const nameless: Create = { number: "1" };
    // @ts-expect-error neither yes nor no
    export const maybe: Create = { name: "a", number: "1", bidirectional: "maybe" };
  `,
  query: `
    import type { paths } from "./query.d.ts";
    type Allpages = NonNullable<paths["/query+allpages"]["get"]["parameters"]["query"]>;
    export const some: Allpages = { apfrom: "A", aplimit: "max", apnamespace: 0, apprtype: ["edit", "move"], apfilterredir: "all" };
    // @ts-expect-error no such value
    export const wrong: Allpages = { apfilterredir: "some" };
    // @ts-expect-error the name has a prefix
    export const bare: Allpages = { limit: 10 };
    // @ts-expect-error required
    export const search: paths["/query+search"]["get"]["parameters"]["query"] = {};
  `,
  "query-combined": `
    import type { paths } from "./query-combined.d.ts";
    type Combined = NonNullable<paths["/api.php"]["get"]["parameters"]["query"]>;
    export const combined: Combined = { action: "query", list: ["allpages", "search"], aplimit: 10, srsearch: "x", generator: "allpages", gaplimit: 5 };
  `,
};
