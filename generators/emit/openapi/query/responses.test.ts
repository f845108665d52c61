import { describe, expect, it } from "vitest";
import { at, emitted, jsonOf } from "../../../../test/support/emit.ts";
import { openapi } from "../emitter.ts";

const response = "by: D-001\nbody:\n  done: { const: true, optional: true }\nresults:\n  member: found\n";
const parameters = "module: books\ngroup: list\nprefix: bk\nparameters:\n  genre: { values: genres, multiple: true }\n";
const result =
  "result:\n  by: D-001\n  items:\n    title: title\n    genres: { list: { values: genres }, optional: true, nullable: true, when: [{ genre: [comedy, novel] }], description: 'Of the book | on the shelf.' }\n";

function documentWith(
  books: string,
  spec: Readonly<Record<string, string>> = { "spec/library/response.yaml": response },
): Record<string, unknown> {
  return jsonOf(
    emitted([openapi], { ...spec, "spec/library/modules/books.yaml": books }),
    "packages/openapi/generated/library.json",
  );
}

const operation = ["paths", "/query+books", "get"];

describe("the response of a module", () => {
  const document = documentWith(parameters + result);

  it("follows the spec, at the module's path and in the combined schema", () => {
    expect(at(document, ...operation, "responses", "200")).toEqual({
      description: "The result of `books`, or an error.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Result.books" } } },
      "x-kiln-status": "decided",
      "x-kiln-decision": "D-001",
    });
    expect(at(document, "components", "schemas", "Result.books", "properties", "found", "allOf")).toContainEqual({
      $ref: "#/components/schemas/Result.books.results",
    });
    expect(at(document, "components", "schemas", "Answer.result", "properties", "found", "allOf")).toContainEqual({
      $ref: "#/components/schemas/Result.books.results",
    });
  });

  it("describes the condition of each member by the parameter's wire name", () => {
    expect(at(document, "components", "schemas", "Result.books.item", "properties", "genres")).toEqual({
      description: "Of the book | on the shelf. Comes with `bkgenre=comedy|novel`. May be missing. May be `null`.",
      anyOf: [{ type: "array", items: { $ref: "#/components/schemas/Genres" } }, { type: "null" }],
    });
    expect(at(document, "components", "schemas", "Result.books.item", "required")).toEqual(["title"]);
  });

  it("has a table of its members", () => {
    const description = String(at(document, ...operation, "description"));
    expect(description).toContain(
      "### Result\n\nMembers that depend on a parameter are absent without it (decided: D-001).\n\n| member | type | |\n|---|---|---|\n| `found.books[].title` | title |  |\n",
    );
    expect(description).toContain(
      "| `found.books[].genres` | list: one of: Genres | Of the book \\| on the shelf. Comes with `bkgenre=comedy\\|novel`. May be missing. May be `null`. |",
    );
  });
});

it("allows any response of a module whose result is unknown", () => {
  const document = documentWith(`${parameters}result: { unknown: D-002 }\n`);
  expect(at(document, ...operation, "responses", "200")).toMatchObject({
    content: { "application/json": { schema: { $ref: "#/components/schemas/Answer.result" } } },
    "x-kiln-status": "unknown",
    "x-kiln-decision": "D-002",
  });
  expect(at(document, ...operation, "description")).not.toContain("### Result");
});

it("is open if the spec does not describe responses", () => {
  const document = documentWith(parameters, {});
  expect(at(document, ...operation, "responses", "200")).toEqual({ $ref: "#/components/responses/Result" });
  expect(at(document, "components", "schemas", "Answer.result")).toMatchObject({
    additionalProperties: true,
    "x-kiln-status": "unknown",
  });
});
