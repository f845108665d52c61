import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { anchor } from "../../generators/emit/docs/addresses.ts";
import { generatorModules, generatorWireName, wireName } from "../../generators/naming/wire-names.ts";
import { addressOf, searchOf } from "./search-of.ts";
import { models, siteOf } from "./sites.ts";

const model = models.real();
const files = siteOf(model);
const search = searchOf(files);
const firstThree = (query: string): readonly string[] => search(query).slice(0, 3).map(addressOf);

describe("names", () => {
  const query = model.services.find((service) => service.kind === "query")!;
  const parameters = query.modules.flatMap((module) =>
    module.parameters.map((parameter) => ({ module, name: parameter.name })),
  );

  test("every wire name leads to its parameter", () => {
    const wireNames = parameters.flatMap(({ module, name }) => {
      const address = `api/query/modules/${module.name}.html#${anchor("parameter", name)}`;
      const names = [
        wireName(query, module, name),
        generatorModules(query).includes(module) ? generatorWireName(query, module, name) : undefined,
      ];
      return names.filter((one) => one !== undefined && one !== name).map((one) => ({ wire: one!, address }));
    });
    expect(wireNames.length).toBeGreaterThan(500);
    // A wire name that occurs in several places finds all of them, before all other results.
    const missed = wireNames.filter(({ wire, address }) => {
      const found = search(wire);
      return !found
        .slice(0, found.filter(({ names }) => names.includes(wire)).length)
        .map(addressOf)
        .includes(address);
    });
    expect(missed).toEqual([]);
  });

  test("every module, operation and error code leads to its page", () => {
    const pages = model.services.flatMap((service) => [
      ...(service.kind === "query"
        ? service.modules.map(({ name }) => name)
        : service.resources.flatMap(({ operations }) => operations.map(({ operationId }) => operationId))),
      ...service.errors.map(({ code }) => code).filter((code) => /^[\w-]+$/.test(code)),
    ]);
    expect(pages.length).toBeGreaterThan(150);
    expect(
      pages.filter(
        (name) =>
          !search(name)
            .slice(0, 3)
            .some((place) => place.anchor === "" && place.names[0] === name),
      ),
    ).toEqual([]);
  });

  test("every value of a set leads to it", () => {
    const values = query.valueSets.flatMap(({ id, values: all }) =>
      all.filter(({ value }) => value !== "").map(({ value }) => ({ id, value })),
    );
    expect(values.length).toBeGreaterThan(400);
    const missed = values.filter(
      ({ id, value }) =>
        !search(value)
          .slice(0, 20)
          .some(({ path, names }) => path === `api/query/value-sets/${id}.html` && names[0] === value),
    );
    expect(missed).toEqual([]);
  });

  test("a value that a parameter lists itself leads to the parameter", () =>
    expect(firstThree("nonredirects")).toContain("api/query/modules/backlinks.html#parameter-filterredir"));
});

describe("size", () => {
  const gzipped = (name: string): number => gzipSync(files.get(`assets/${name}`)!, { level: 9 }).length;

  test("the index is at most 150 kB, the scripts of the site at most 60 kB, compressed", () => {
    const scripts = [...files.keys()]
      .filter((path) => /^assets\/.*\.js$/.test(path) && path !== "assets/search-index.js")
      .map((path) => path.slice("assets/".length));
    expect(scripts).toContain("search-engine.js");
    const sizes = [gzipped("search-index.js"), scripts.reduce((sum, name) => sum + gzipped(name), 0)] as const;
    console.log(`index ${sizes[0]} bytes, scripts ${sizes[1]} bytes`);
    expect(sizes[0]).toBeLessThan(150_000);
    expect(sizes[1]).toBeLessThan(60_000);
  });
});

test("the index is the same each time", () =>
  expect(siteOf(models.real()).get("assets/search-index.js")).toBe(files.get("assets/search-index.js")));
