import { describe, expect, test } from "vitest";
import { compareWritten } from "./audit-statements.ts";
import { catalogueNotation, type Catalogue } from "./catalogue-notation.ts";
import { identifiersIn } from "./identifiers.ts";

describe("the catalogue's notation", () => {
  const text = [
    "- **GENRES** (of books): (empty), novel, poem.",
    "- **OTHERS**: GENRES without poem.",
    "- **PAGING**: `limit:L=10`, `continue:S`.",
    "- `books` prefix `bk`, list, generator: genre:{GENRES}*=(empty), sort:{title|year}*=title|year, from:S req, PAGING, room:NS* (all), page:T (default is a page).",
    "- `loans` prefix (empty), meta: same parameters as `books`.",
    "- `all` prefix `al`, list: prop:{a|b}*=all two values.",
  ].join("\n");
  const right: Catalogue = {
    sets: { GENRES: { values: ["", "novel", "poem"] }, OTHERS: { from: "GENRES", without: ["poem"] } },
    parameterGroups: { PAGING: { limit: { type: "limit", default: "10" }, continue: { type: "string" } } },
    modules: {
      books: {
        group: "list",
        prefix: "bk",
        generator: true,
        parameters: {
          genre: { values: "GENRES", multiple: true, default: "" },
          sort: { values: ["title", "year"], multiple: true, default: "title|year" },
          from: { type: "string", required: true },
          $include: "PAGING",
          room: { type: "namespace", multiple: true },
          page: { type: "title", default: "(omitted)" },
        },
      },
      loans: { group: "meta", prefix: "", sameParametersAs: "books" },
      all: {
        group: "list",
        prefix: "al",
        parameters: { prop: { values: ["a", "b"], multiple: true, default: "a|b" } },
      },
    },
  };

  test("has every statement", () => {
    expect(compareWritten(catalogueNotation(right), text)).toEqual({ count: 15, faults: [] });
  });

  const books = right.modules["books"]!;
  const withParameter = (name: string, parameter: object): Catalogue => ({
    ...right,
    modules: { ...right.modules, books: { ...books, parameters: { ...books.parameters, [name]: parameter } } },
  });
  test.each<[string, Catalogue, string]>([
    [
      "another type",
      withParameter("from", { type: "integer", required: true }),
      "“from:I req” of the parameter from of the module books",
    ],
    ["several values", withParameter("from", { type: "string", multiple: true, required: true }), "“from:S* req”"],
    ["an optional one", withParameter("from", { type: "string" }), "“from:S”"],
    [
      "a deprecated one",
      withParameter("room", { type: "namespace", multiple: true, deprecated: true }),
      "“room:NS* dep”",
    ],
    ["one value", withParameter("room", { type: "namespace" }), "“room:NS”"],
    ["no default", withParameter("sort", { values: ["title", "year"], multiple: true }), "“sort:{title|year}*”"],
    [
      "another default",
      withParameter("sort", { values: ["title", "year"], multiple: true, default: "title" }),
      "“sort:{title|year}*=title”",
    ],
    [
      "a value more",
      withParameter("sort", { values: ["title", "year", "room"], multiple: true, default: "title|year" }),
      "“sort:{title|year|room}*=title|year”",
    ],
    [
      "another prefix",
      { ...right, modules: { ...right.modules, books: { ...books, prefix: "b" } } },
      "“prefix `b`, list, generator” of the module books",
    ],
    [
      "no generator",
      { ...right, modules: { ...right.modules, books: { ...books, generator: false } } },
      "“prefix `bk`, list” of the module books",
    ],
    [
      "a value of a set less",
      { ...right, sets: { ...right.sets, GENRES: { values: ["", "novel"] } } },
      "“: (empty), novel” of the set GENRES",
    ],
  ])("does not have %s", (_, wrong, fault) => {
    expect(compareWritten(catalogueNotation(wrong), text).faults).toEqual([
      expect.stringContaining(`the document does not have ${fault}`),
    ]);
  });
});

test("identifiers of the statements must be in the document, except for our own names", () => {
  const data = { "our-name": { pa_name: ["name", "/rooms/{object_id}"], type: "PAGING" }, bad_pin: 1 };
  expect(compareWritten(identifiersIn(data), "`pa_name` at /rooms/<object_id> PAGING bad_pins")).toEqual({
    count: 4,
    faults: ["the document does not have “bad_pin”"],
  });
});
