import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { queryServices, resourceServices } from "../../generators/model/queries.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { compiledSpec, rootFolder } from "../support/emit.ts";
import { queryThings } from "./descriptions/query-things.ts";
import { resourceThings } from "./descriptions/resource-things.ts";
import type { Thing } from "./descriptions/thing.ts";

/** Modules for which the manual of the real system has no page. */
const withoutManual: readonly string[] = ["codexicons", "languageinfo"];

/** Values that need no description: the names of pictures, and those of a field whose effect is unknown (D-066). */
const plainValues: readonly RegExp[] = [/^icons=/, /^paging-group\.pa_bidirectional=/];

/** Kinds that each service must have. Without this list, an empty result would pass the check. */
const kinds = {
  query: [
    "service",
    "group",
    "value set",
    "value",
    "request parameters",
    "parameter",
    "module",
    "result member",
    "kind of page",
    "shape",
    "error code",
  ],
  resource: [
    "service",
    "variable",
    "kind of key",
    "parameter",
    "error code",
    "resource",
    "field",
    "shape",
    "field of a shape",
    "value",
    "operation",
    "summary",
    "path parameter",
    "query parameter",
    "state",
    "identity",
  ],
};

const { model } = compiledSpec();
const modules = queryServices(model!).flatMap((service) => service.modules);
const things = {
  query: queryServices(model!).flatMap(queryThings).filter(needsWords),
  resource: resourceServices(model!).flatMap(resourceThings).filter(needsWords),
};
const texts = [...things.query, ...things.resource].filter(saysSomething);

function needsWords({ kind, path }: Thing): boolean {
  return kind !== "value" || !plainValues.some((plain) => plain.test(path));
}

function saysSomething(thing: Thing): thing is Thing & { readonly text: string } {
  return typeof thing.text === "string";
}

describe.each(["query", "resource"] as const)("a service of the kind %s", (service) => {
  it.each(kinds[service])("describes each %s", (kind) => {
    const found = atLeastOne(
      things[service].filter((thing) => thing.kind === kind),
      kind,
    );
    const silent = found.filter(({ text }) => text === undefined).map(({ path }) => path);
    expect(beyondNew(silent, found)).toEqual([]);
  });
});

it("leads from modules to the manual, where that has a page", () => {
  const without = atLeastOne(modules, "modules").filter(
    ({ name, manual }) => manual === undefined && !withoutManual.includes(name),
  );
  expect(
    beyondNew(
      without.map(({ name }) => name),
      modules,
    ),
  ).toEqual([]);
});

/** Tolerates missing descriptions of new objects: up to 20, or half of a small group. More are a gap. */
function beyondNew(silent: readonly string[], all: readonly unknown[]): readonly string[] {
  return silent.length > Math.min(20, all.length / 2) ? silent : [];
}

describe("each description", () => {
  test.each([
    ["ends with a period, on one line", ({ text }: Text) => /^[A-Z`“0-9][^\n]*\.$/.test(text)],
    ["has at most 300 characters", ({ text }: Text) => text.length <= 300],
    ["says more than the name, the title and the type", saysMore],
  ])("%s", (_, holds) => {
    const others = atLeastOne(texts, "descriptions")
      .filter((one) => !holds(one))
      .map(({ path, text }) => `${path}: ${text}`);
    expect(beyondNew(others, texts)).toEqual([]);
  });

  test("tells things of one owner apart, but where they have one name", () => {
    const groups = Map.groupBy(atLeastOne(texts, "descriptions"), ({ owner, text }) => `${owner}: ${text}`);
    const shared = [...groups].filter(([, same]) => new Set(same.map(({ name }) => name)).size > 1);
    expect(shared.map(([text, same]) => `${text} (${same.map(({ path }) => path).join(", ")})`)).toEqual([]);
  });
});

describe("what only repeats", () => {
  test.each([
    ["the name", "revid", "The rev id."],
    ["a name in one word", "userid", "The id of the user."],
    ["the type", "size", "The size as a number."],
    ["the owner", "title", "The title of the paging group."],
  ])("%s is found", (_, name, text) => {
    expect(
      saysMore({ kind: "field", owner: "paging-group", path: "", name, beside: "number paging-group", text }),
    ).toBe(false);
  });
});

type Text = Thing & { readonly text: string };

function saysMore({ name, beside, text }: Text): boolean {
  const known = new Set(wordsOf(`${name} ${beside}`));
  const letters = wordsOf(name).join("");
  return wordsOf(text).some((word) => !empty.has(word) && !known.has(word) && !letters.includes(word));
}

/** Words that carry no information, or that only name the kind of an object. */
const empty: ReadonlySet<string> = new Set(
  wordsOf(`
    a an all and any are as at be by each for from has have here in into is it its of on or such than that the their them these this those
    to what when where whether which who whose will with
    array boolean date field flag integer list map name named number object one parameter property string text time timestamp type value
  `),
);

/** Returns the words of a string or a name in lower case and without plural endings. */
function wordsOf(line: string): readonly string[] {
  const words = line
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  return words.map((word) => word.replace(/s$/, ""));
}

// Descriptions are part of JSON Schemas, which have separate entry points.
test.each(["client", "validators"])("the code of the %s holds no description", (name) => {
  const folder = join(rootFolder, "packages", name, "generated");
  const files = atLeastOne(globSync("**/*.js", { cwd: folder }), "files").filter((file) => !file.startsWith("schema/"));
  const code = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  // A summary is as short as a name.
  expect(texts.filter(({ kind, text }) => kind !== "summary" && code.includes(text))).toEqual([]);
});
