import { expect, describe, test } from "vitest";
import { compile, loadSources } from "../../generators/index.ts";
import { missingParameters, planRequests } from "../../generators/learn/record/record.ts";
import { queryServices } from "../../generators/model/queries.ts";
import { librarySpec } from "./support/lesson.ts";

const [service] = queryServices(compile(loadSources(librarySpec), []).model!);
const moduleNamed = (name: string) => service!.modules.find((module) => module.name === name)!;

function plan(names: readonly string[], given: readonly (readonly [string, string])[] = []): readonly string[] {
  return planRequests(service!, names.map(moduleNamed), new Map(given)).map(({ query }) => decodeURIComponent(query));
}

const base = "format=json&formatversion=2";

describe("the requests for a module", () => {
  test("are a plain one, all values, a generator, each value, each switch with and without all values", () => {
    const all = plan(["books"]);
    expect(all.slice(0, 5)).toEqual([
      `${base}&list=books&bklimit=5`,
      `${base}&list=books&bklimit=5&bkprop=ids|title|author|flags|size`,
      `${base}&list=books&bklimit=5&bkgenre=comedy|history|novel`,
      `${base}&list=books&bklimit=5&bkformat=folio|octavo|quarto`,
      `${base}&generator=books&gbklimit=5`,
    ]);
    expect(all).toContain(`${base}&list=books&bklimit=5&bkprop=author`);
    expect(all).toContain(`${base}&list=books&bklimit=5&bkterse=1`);
    expect(all).toContain(`${base}&list=books&bklimit=5&bkprop=ids|title|author|flags|size&bkterse=1`);
    expect(new Set(all).size).toBe(all.length);
  });

  test("contain the given parameters, a generator's own under its names", () => {
    const all = plan(
      ["books"],
      [
        ["bkfrom", "M"],
        ["bkprop", "ids"],
        ["titles", "A|B"],
      ],
    );
    expect(all[0]).toBe(`${base}&list=books&bklimit=5&bkfrom=M&bkprop=ids&titles=A|B`);
    expect(all).toContain(`${base}&generator=books&gbklimit=5&gbkfrom=M&gbkprop=ids&titles=A|B`);
    expect(all.filter((query) => !query.includes("bkprop=ids&"))).toEqual([]);
  });

  test("take turns with those for others", () => {
    const modules = planRequests(service!, [moduleNamed("books"), moduleNamed("loans")], new Map()).map(
      ({ module }) => module,
    );
    expect(modules.slice(0, 6)).toEqual(["books", "loans", "books", "loans", "books", "loans"]);
  });
});

describe("the parameters required to query a module", () => {
  const rules = "rules: [{ exactlyOneOf: [name, card], missing: bad-value, conflict: bad-value }]\n";
  const readers =
    "module: readers\ngroup: list\nprefix: rd\nparameters: { town: { type: string, required: true }, name: string, card: string }\n";
  const [other] = queryServices(
    compile(loadSources(new Map([...librarySpec, ["spec/library/modules/readers.yaml", readers + rules]])), []).model!,
  );
  const module = other!.modules.find(({ name }) => name === "readers")!;

  test("is what is required, and one of several", () => {
    expect(missingParameters(module, new Map())).toEqual(["rdtown", "rdname or rdcard"]);
  });

  test("is nothing once it is given", () => {
    expect(
      missingParameters(
        module,
        new Map([
          ["rdtown", "Bath"],
          ["rdcard", "7"],
        ]),
      ),
    ).toEqual([]);
  });
});
