import { describe, expect, it } from "vitest";
import { at, emitted, jsonOf } from "../../test/support/emit.ts";
import { overBase } from "../../test/support/base.ts";
import type { SpecFiles } from "../../test/support/expect-errors.ts";
import { jsonSchema } from "../emit/json-schema/emitter.ts";

/** Returns the description of a parameter in the output of an emitter. */
function said(parameter: string, spec: SpecFiles = {}): unknown {
  const books = `module: books\ngroup: list\nprefix: bk\nparameters:\n  $include: paging\n  genre: { values: genres }\n  it: ${parameter}\n`;
  const files = emitted([jsonSchema], { "spec/library/modules/books.yaml": books, ...spec });
  return at(jsonOf(files, "packages/schemas/generated/library/modules/books.json"), "properties", "it", "description");
}

describe("the prose of a parameter", () => {
  it.each([
    ["string", "Text."],
    ["{ type: string, description: Where to start. }", "Where to start."],
    [
      "{ type: integer, minimum: 0, description: The length in bytes. }",
      "The length in bytes. A whole number of at least 0.",
    ],
    [
      "{ type: limit, description: How many books to list. }",
      "How many books to list. From 1 to 500, for callers with high limits up to 5000, or `max` for the maximum.",
    ],
    [
      "{ values: [{ value: a, description: The first. }, b, { value: '', description: None. }], default: a, description: Which. }",
      "Which. Default: `a`.\n\n- `a`: The first.\n- (empty): None.",
    ],
    ["{ type: integer, minimum: 0 }", "A whole number of at least 0."],
    ["{ type: integer, minimum: 0, maximum: 9, default: 3 }", "A whole number from 0 to 9. Default: `3`."],
    ["boolean", "A flag: present means true, absent means false."],
    ["{ type: namespace, extra: [-2, -1] }", "The id of a namespace, or `-2` or `-1`."],
    ["user", "A user, given as `name` or `id`."],
    ["limit", "Maximum number: 1 to 500, for callers with high limits up to 5000, or `max` for the maximum."],
    ["{ type: string, multiple: true }", "Text. Up to 50 values, for callers with high limits up to 500."],
    [
      "{ values: [a, b], multiple: true, all: true, deprecatedValues: [b] }",
      "One of the listed values. Up to 50 values, for callers with high limits up to 500. `*` means all values. Deprecated: `b`.",
    ],
    [
      "{ type: string, multiple: true, duplicates: true, default: [] }",
      "Text. Up to 50 values, for callers with high limits up to 500; duplicate values are allowed and count separately. Default: no value.",
    ],
    ["{ type: string, default: '' }", "Text. Default: (empty)."],
    ["{ type: string, sensitive: true }", "Text. Sensitive: do not log it."],
    ["{ type: string, condition: { modes: [1, 3] } }", "Text. Only in mode 1 or 3."],
    ["{ type: string, condition: single-page }", "Text. Only in queries of a single page."],
    [
      "{ type: string, condition: { appliesTo: novels, when: { decided: { genre: novel }, by: D-001 } } }",
      "Text. Applies only to novels, that is, with `genre=novel` (decided: D-001).",
    ],
    [
      "{ type: string, condition: { appliesTo: novels, when: { unknown: D-002 } } }",
      "Text. Applies only to novels (unknown: D-002).",
    ],
    ["{ type: string, default: '`<b>`' }", "Text. Default: `` `<b>` ``."],
  ])("describes %s", (parameter, prose) => expect(said(parameter)).toBe(prose));
});

describe("what no document states of the service", () => {
  const path = "spec/library/service.yaml";
  const service = overBase(new Map()).get(path)!;
  const decided = service
    .replace("maxLimit: max", "maxLimit: { decided: max, by: D-001 }\n  flags: { decided: presence, by: D-001 }")
    .replace("allSpecifier: '*'", "allSpecifier: { decided: '*', by: D-001 }")
    .replace("  userSubtypes", "  highRight: { unknown: D-002 }\n  userSubtypes");

  it.each([
    [
      "limit",
      "Maximum number: 1 to 500, for callers with an unknown right up to 5000 (unknown: D-002), or `max` for the maximum (decided: D-001).",
    ],
    ["boolean", "A flag: present means true, absent means false (decided: D-001)."],
    [
      "{ values: [a], multiple: true, all: true }",
      "One of the listed values. Up to 50 values, for callers with an unknown right up to 500 (unknown: D-002). `*` means all values (decided: D-001).",
    ],
  ])("is marked where a %s depends on it", (parameter, prose) =>
    expect(said(parameter, { [path]: decided })).toBe(prose),
  );

  it("is no meaning of a flag where it is unknown how it is written", () => {
    const unknown = service.replace("maxLimit: max", "flags: { unknown: D-002 }");
    expect(said("boolean", { [path]: unknown })).toBe("A flag with an unknown format (unknown: D-002).");
  });
});
