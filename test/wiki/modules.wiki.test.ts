import { afterAll, describe, expect, test } from "vitest";
import type { Module } from "../../generators/model/query.ts";
import { loggedIn, take } from "./clients.ts";
import { catalogue, lacks, service, site, version } from "./given.ts";
import { plausible } from "./plausible.ts";
import { articleTitle, fileTitle } from "./site.ts";

/** The client without its types, because the module to call is data here. */
interface Untyped {
  list(name: string, parameters: object): AsyncIterable<object>;
  meta(name: string, parameters: object): Promise<object>;
  generate(name: string, parameters: object, request: object): AsyncIterable<{ readonly title: string }>;
  query(request: object): Promise<{ readonly pages: readonly object[]; readonly [name: string]: unknown }>;
}

const { wiki, warned } = await loggedIn(site.admin);
const untyped = wiki as unknown as Untyped;
const about = { titles: [articleTitle(1), fileTitle, "Category:Numbered", "Template:Note"] };

console.log(
  [
    `What the catalogue has and MediaWiki ${version} lacks:`,
    ...Object.entries(lacks).map(
      ([what, names]) =>
        `  ${String(names.length).padStart(4)} ${what}${names.length === 0 ? "" : `: ${names.join(", ")}`}`,
    ),
    "",
  ].join("\n"),
);

const there = (name: string): Module | undefined => service.modules.find((module) => module.name === name);
/** Values specific to this wiki, and a code without which a module would return five hundred languages. */
const known: Readonly<Record<string, string>> = { filekey: site.stashed, code: "en" };
const parametersOf = (module: Module): object => ({
  ...plausible(service, module),
  ...Object.fromEntries(
    module.parameters.flatMap(({ name }) => (known[name] === undefined ? [] : [[name, known[name]]])),
  ),
});

/** Modules with an empty result, because the wiki has no such data. */
const silent: string[] = [];
afterAll(() => console.log(`Empty results: ${silent.join(", ")}\n`));

test("each module of the catalogue is there, or is known to be missing", () => {
  expect(catalogue.modules.length).toBeGreaterThan(0);
  expect(service.modules.length + lacks.modules.length).toBe(catalogue.modules.length);
});

describe.each(catalogue.modules)("$name", ({ name, group, generator }) => {
  const module = there(name);

  test.skipIf(module === undefined)(`returns results as a module of ${group}`, async () => {
    warned.length = 0;
    const response = await call(module!, parametersOf(module!));
    expect(response).toBeInstanceOf(Object);
    if (Object.keys(response).length === 0) silent.push(name);
    expect(warned.filter((code) => !code.startsWith("deprecation"))).toEqual([]);
  });

  if (!generator) return;
  test.skipIf(module === undefined)("finds pages for others", async () => {
    const request = group === "prop" ? { ...about, prop: { info: {} } } : { prop: { info: {} } };
    const pages = await take(untyped.generate(name, parametersOf(module!), request), 3);
    if (pages.length === 0) silent.push(`${name} as a generator`);
    expect(pages).toMatchObject(pages.map(() => ({ title: expect.any(String), pagelanguage: "en" })));
  });
});

/** Returns the module's own data: items, or members that are present only because they were requested. */
async function call({ name, group }: Module, parameters: object): Promise<object> {
  switch (group) {
    case "list":
      return take(untyped.list(name, parameters), 12);
    case "meta":
      return untyped.meta(name, parameters);
    default: {
      const { pages, [name]: beside } = await untyped.query({ ...about, [group]: { [name]: parameters } });
      const told = pages.flatMap((page) =>
        Object.entries(page).filter(([member]) => !["pageid", "ns", "title"].includes(member)),
      );
      return beside === undefined ? told : [beside];
    }
  }
}
