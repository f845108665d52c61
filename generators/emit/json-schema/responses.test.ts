import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, test } from "vitest";
import { at, emitted, jsonOf, type Texts } from "../../../test/support/emit.ts";
import { closedJsonSchema, jsonSchema } from "./emitter.ts";

const folder = "packages/schemas/generated/library/";

const response = `by: D-001
body:
  done: { const: true, optional: true }
  stamp: { type: timestamp, when: [stamp] }
results:
  member: found
pages:
  member: rooms
  kinds:
    open: { id: id, doors: { type: count, when: [stamp] } }
    shut: { id: id, shut: { const: true }, doors: { type: count, when: [{ format: xml }] } }
shapes:
  price:
    title: Price
    emptyList: true
    fields:
      amount: { type: count, when: [{ genre: novel }] }
`;

const requestParameters = `main:
  title: Main
  parameters:
    format: { values: [json, xml], default: json }
    stamp: boolean
    rooms: { type: string, multiple: true }
    versions: { type: integer, multiple: true }
    continue: string
`;

const books = `module: books
group: list
prefix: bk
generator: true
parameters:
  genre: { values: genres, multiple: true, all: true }
  year: { type: integer, minimum: 1450, default: 2000 }
  from: string
result:
  by: D-001
  items:
    title: title
    genre: { values: genres, when: [{ genre: [comedy, novel] }] }
    year: { type: integer, when: [year] }
    price: { shape: price }
    next: { anyOf: [{ object: { name: string, from: { type: string, when: [from] } } }, boolean], nullable: true }
  generated:
    position: id
`;

const authors = `module: authors
group: prop
prefix: au
parameters:
  name: { type: string, required: true }
  sort: { values: [birth, name], default: name }
result:
  by: D-001
  page:
    author: { type: string, pages: [open] }
    born: { type: timestamp, optional: true, when: [{ sort: birth }] }
`;

function schemasWith(spec: Readonly<Record<string, string>> = {}, emitter = jsonSchema): Texts {
  const file = (name: string): string => `spec/library/${name}.yaml`;
  const base = {
    [file("response")]: response,
    [file("request-parameters")]: requestParameters,
    [file("modules/books")]: books,
    [file("modules/authors")]: authors,
  };
  return emitted([emitter], { ...base, [file("service")]: serviceText, ...spec });
}

const serviceText = `service: library
kind: query
profile: action-api
title: Library
summary: Looks things up.
description: Books and their authors.
version: 1.0.0
baseUrl: https://library.invalid
wire:
  endpoint: { decided: /find, by: D-001 }
  methods: { decided: [GET], by: D-001 }
  modulePath: 'query+{name}'
  prefix: concatenate
  generatorPrefix: g
  generatorSelector: generator
  separator: '|'
  alternativeSeparator: ';'
  allSpecifier: '*'
  maxLimit: max
  templatedIndex: after-variable
groups:
  list: { title: Lists, role: items, selector: list }
  prop: { title: Properties, role: properties, selector: prop }
limits:
  limit: { minimum: 1, maximum: 500, highMaximum: 5000 }
  multiple: { low: 50, high: 500 }
  userSubtypes: [name, id]
pages: { pages: [rooms], revisions: [versions] }
`;

/** Reports whether a response is valid for its request. */
type Fits = (request: object, response: object) => boolean;

function narrowed(spec?: Readonly<Record<string, string>>, emitter = jsonSchema): Fits {
  const files = schemasWith(spec, emitter);
  const schemas = [...files.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(".json"))
    .map((path) => jsonOf(files, path));
  const id = schemas.map((schema) => String(schema["$id"])).find((one) => one.endsWith("/answers/narrowed.json"))!;
  const validate = new Ajv2020({ strict: true, schemas }).getSchema(id)!;
  return (request, answer) => validate({ request, answer }) as boolean;
}

const books2000 = { main: {}, modules: { books: { year: 2000 } } };
const book = { title: "A", price: [], next: null };
const oneBook = { found: { books: [book] } };

describe("a response and its request", () => {
  const fits = narrowed();

  it("match if the requested data is present", () => {
    expect(fits(books2000, oneBook)).toBe(true);
    expect(
      fits(
        { main: {}, modules: { books: { year: 1984, genre: ["novel"], from: "a" } } },
        {
          done: true,
          found: {
            books: [{ title: "A", genre: "novel", year: 1984, price: { amount: 3 }, next: { name: "b", from: "a" } }],
          },
        },
      ),
    ).toBe(true);
  });

  it.each([
    ["a member that depends on a value", { genre: ["comedy"], year: 2000 }, {}, { genre: "novel" }],
    ["… or with all values", { genre: "*", year: 2000 }, {}, { genre: "novel", price: { amount: 1 } }],
    ["a member that depends on a value other than the default", { year: 1999 }, {}, { year: 1999 }],
    [
      "a member of a shape that depends on parameters of the module",
      { year: 2000, genre: ["novel"] },
      { genre: "novel" },
      { genre: "novel", price: { amount: 1 } },
    ],
    [
      "a member inside one of several types",
      { year: 2000, from: "a" },
      { next: { name: "b" } },
      { next: { name: "b", from: "a" } },
    ],
  ])("match with %s only if it is present", (_, parameters, without, with_) => {
    const request = { main: {}, modules: { books: parameters } };
    expect(fits(request, { found: { books: [{ ...book, ...without }] } })).toBe(false);
    expect(fits(request, { found: { books: [{ ...book, ...with_ }] } })).toBe(true);
    expect(fits(books2000, { found: { books: [{ ...book, ...with_ }] } })).toBe(false);
  });

  it("match without a member if an alternative is present", () => {
    const stands = narrowed({
      "spec/library/modules/books.yaml": books.replace(
        "title: title",
        "title: { type: title, optional: [untitled] }\n    untitled: { const: true, optional: true }",
      ),
    });
    const { title: _, ...untitled } = book;
    expect(
      [book, { ...untitled, untitled: true }, untitled].map((one) => stands(books2000, { found: { books: [one] } })),
    ).toEqual([true, true, false]);
  });

  it("do not match without the list of a requested module, or with that of another", () => {
    expect(fits(books2000, { found: {} })).toBe(false);
    expect(fits(books2000, {})).toBe(false);
    expect(fits({ main: {}, modules: {} }, oneBook)).toBe(false);
  });

  it("match without results of modules if the request continues or failed", () => {
    expect(fits({ ...books2000, main: { continue: "x" } }, {})).toBe(true);
    expect(fits({ ...books2000, main: { continue: "x" } }, { found: { books: [{ title: "A" }] } })).toBe(false);
    const failing = narrowed({
      "spec/library/response.yaml": response.replace("body:\n", "body:\n  error: { map: any, optional: true }\n"),
    });
    expect(failing(books2000, { error: {} })).toBe(true);
    expect(failing(books2000, {})).toBe(false);
  });

  it("have the members that the request parameters select, failed or not", () => {
    const request = { ...books2000, main: { stamp: true, continue: "x" } };
    expect(fits(request, { stamp: "2001-01-15T14:56:00Z" })).toBe(true);
    expect(fits(request, {})).toBe(false);
    expect(fits(books2000, { ...oneBook, stamp: "2001-01-15T14:56:00Z" })).toBe(false);
  });
});

describe("a member with a test", () => {
  const proofs = (test: string): string => `module: proofs
group: list
prefix: pr
generator: true
parameters:
  genre: { values: genres, multiple: true, all: true }
  year: { type: integer, default: 2000 }
  from: string
result:
  by: D-001
  items: { proof: { const: true, when: [${test}] }, refutation: { const: true, unless: [${test}] } }
  generated: { proof: { const: true, when: [${test}] } }
`;
  const proven = { found: { proofs: [{ proof: true }] } };
  const refuted = { found: { proofs: [{ refutation: true }] } };

  it.each([
    ["year", { year: 1999 }, { year: 2000 }],
    ["{ year: '1999' }", { year: 1999 }, { year: 1998 }],
    ["{ genre: [novel, history] }", { genre: ["comedy", "history"] }, { genre: ["comedy"] }],
    ["{ genre: novel }", { genre: "*" }, { genre: [] }],
    ["{ $filled: from }", { from: "a" }, { from: "0" }],
    ["{ $filled: genre }", { genre: ["novel"] }, { genre: [] }],
    ["{ $all: [from, { genre: novel }] }", { from: "", genre: ["novel"] }, { from: "" }],
  ])("%s requires a request that meets it", (test, meeting, other) => {
    const fits = narrowed({ "spec/library/modules/proofs.yaml": proofs(test) });
    const verdicts = (proofs: object): readonly boolean[] =>
      [proven, refuted].map((response) => fits({ main: {}, modules: { proofs } }, response));
    expect([verdicts(meeting), verdicts(other)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each([
    ["{ $pages: some }", { rooms: ["a"] }, { rooms: [] }],
    ["{ $pages: several }", { rooms: ["a", "b"] }, { rooms: ["a"] }],
    ["{ $pages: revisions }", { versions: [1] }, { rooms: ["a"] }],
  ])("%s requires a request about such pages", (test, meeting, other) => {
    const fits = narrowed({ "spec/library/modules/proofs.yaml": proofs(test) });
    const verdicts = (main: object): readonly boolean[] =>
      [proven, refuted].map((response) => fits({ main, modules: { proofs: {} } }, response));
    expect([verdicts(meeting), verdicts(other)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it.each([
    ["{ $as: module }", [true, false], [false, true]],
    ["{ $as: generator }", [false, true], [true, false]],
  ])("%s requires a module in that role", (test, asModule, asGenerator) => {
    const fits = narrowed({ "spec/library/modules/proofs.yaml": proofs(test) });
    expect([proven, refuted].map((response) => fits({ main: {}, modules: { proofs: {} } }, response))).toEqual(
      asModule,
    );
    const generator = { main: {}, modules: {}, generator: { name: "proofs", parameters: {} } };
    expect([{ proof: true }, {}].map((page) => fits(generator, { found: { rooms: [{ id: 1, ...page }] } }))).toEqual(
      asGenerator,
    );
  });
});

describe("a page", () => {
  const fits = narrowed();
  const about = { main: { rooms: ["a"] }, modules: { authors: { name: "x", sort: "name" } } };
  const pages = (...rooms: readonly object[]): object => ({ found: { rooms } });

  it("is of one kind, and has the members of its kind", () => {
    expect(fits(about, pages({ id: 1, author: "A" }, { id: 2, shut: true }))).toBe(true);
    expect(fits(about, pages({ id: 1 }))).toBe(false);
    expect(fits(about, pages({ id: 2, shut: true, author: "A" }))).toBe(false);
    expect(fits(about, pages({ shut: true }))).toBe(false);
  });

  it("has the members of its kind that the request parameters select", () => {
    const stamped = { ...about, main: { rooms: ["a"], format: "json", stamp: true } };
    const of = (...rooms: readonly object[]): object => ({ stamp: "2001-01-15T14:56:00Z", ...pages(...rooms) });
    expect(fits(stamped, of({ id: 1, author: "A", doors: 1 }, { id: 2, shut: true }))).toBe(true);
    expect(fits(stamped, of({ id: 1, author: "A", doors: 1 }, { id: 2, shut: true, doors: 1 }))).toBe(false);
    expect(fits(stamped, of({ id: 1, author: "A" }))).toBe(false);
    expect(fits(about, pages({ id: 1, author: "A", doors: 1 }))).toBe(false);
  });

  it("has the first kind that it matches", () => {
    const kinds = response.replace("    shut: {", "    plain: { id: id }\n    shut: {");
    const plainly = narrowed({
      "spec/library/response.yaml": kinds,
      "spec/library/modules/authors.yaml": authors.replace(
        "author: { type: string, pages: [open] }",
        "note: { type: string, pages: [plain] }",
      ),
    });
    expect(plainly(about, pages({ id: 1 }))).toBe(true);
  });

  it("is present only if the request is about pages", () => {
    expect(fits({ main: {}, modules: {} }, pages({ id: 1 }))).toBe(false);
    expect(fits({ main: { rooms: ["a"] }, modules: {} }, pages({ id: 1 }))).toBe(true);
  });

  it("has the members of its generator", () => {
    const generated = { main: {}, modules: {}, generator: { name: "books", parameters: { year: 2000 } } };
    expect(fits(generated, pages({ id: 1, position: 1 }))).toBe(true);
    expect(fits(generated, pages({ id: 1 }))).toBe(false);
    expect(fits({ main: { rooms: ["a"] }, modules: {} }, pages({ id: 1, position: 1 }))).toBe(false);
  });
});

describe("modules with a member of the same name", () => {
  const shelves =
    "module: shelves\ngroup: prop\nprefix: sh\nparameters:\n  wide: boolean\nresult:\n  by: D-001\n  page:\n    author: { type: count, when: [wide] }\n";
  const fits = narrowed({ "spec/library/modules/shelves.yaml": shelves });
  const request = (modules: object): object => ({ main: { rooms: ["a"] }, modules });
  const page = (author: unknown): object => ({
    found: { rooms: [{ id: 1, ...(author === undefined ? {} : { author }) }] },
  });

  it("return it each in its own form, and in either form if both are requested", () => {
    const [authorsAsked, shelvesAsked] = [{ authors: { name: "x", sort: "name" } }, { shelves: { wide: true } }];
    const forms = (modules: object): readonly boolean[] =>
      ["A", 3, true, undefined].map((author) => fits(request(modules), page(author)));
    expect(forms(authorsAsked)).toEqual([true, false, false, false]);
    expect(forms(shelvesAsked)).toEqual([false, true, false, false]);
    expect(forms({ ...authorsAsked, ...shelvesAsked })).toEqual([true, true, false, false]);
    expect(forms({ shelves: {} })).toEqual([false, false, false, true]);
  });
});

test.each([
  ["published", jsonSchema, true],
  ["closed", closedJsonSchema, false],
])("members that the spec does not describe, in %s schemas", (_, emitter, fit) => {
  const fits = narrowed({}, emitter);
  expect(fits(books2000, oneBook)).toBe(true);
  expect(fits(books2000, { ...oneBook, other: 1 })).toBe(fit);
  expect(fits(books2000, { found: { books: [book], other: 1 } })).toBe(fit);
  expect(fits(books2000, { found: { books: [{ ...book, other: 1 }] } })).toBe(fit);
});

describe("a module whose result is unknown", () => {
  const fits = narrowed(
    { "spec/library/modules/authors.yaml": authors.replace(/result:[\s\S]*/, "result: { unknown: D-002 }\n") },
    closedJsonSchema,
  );

  it("accepts anything if it is requested", () => {
    expect(fits({ main: {}, modules: { authors: { name: "x" } } }, { found: { anything: 1 } })).toBe(true);
    expect(fits(books2000, oneBook)).toBe(true);
    expect(fits(books2000, { found: { books: [book], anything: 1 } })).toBe(false);
  });
});

it("describes in each schema the condition of a member, and its decision", () => {
  const result = jsonOf(schemasWith(), `${folder}results/books.json`);
  expect(at(result, "$defs", "item", "properties", "genre")).toMatchObject({
    description: "Comes with `genre=comedy|novel`.",
  });
  expect(result["$comment"]).toBe('x-kiln: {"status":"decided","decision":"D-001"}');
});

it("writes no schemas of responses if the spec does not describe them", () => {
  const paths = [...emitted([jsonSchema]).keys()];
  expect(paths.filter((path) => /\/(?:answers|answer-parts|results|narrowed)\//.test(path))).toEqual([]);
});
