import type { ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { at, emitted, emittedFromSpec, jsonOf } from "../../../test/support/emit.ts";
import { jsonSchema } from "./emitter.ts";
import { folder, validators } from "./testing/validators.ts";

function booksWith(parameters: string, sets: Readonly<Record<string, string>> = {}): ValidateFunction {
  const books = `module: books\ngroup: list\nprefix: bk\nparameters:\n  $include: paging\n  genre: { values: genres }\n${parameters}`;
  return validators(emitted([jsonSchema], { "spec/library/modules/books.yaml": books, ...sets }))(
    "library/modules/books.json",
  );
}

function accepted(validate: ValidateFunction, values: readonly unknown[]): readonly unknown[] {
  return values.filter((value) => validate(value));
}

describe("the schemas of the real spec", () => {
  const files = emittedFromSpec([jsonSchema]);

  it("are all in the index, and nothing else is", () => {
    const listed = (JSON.parse(files.get("packages/schemas/index.json")!) as { path: string }[]).map(
      ({ path }) => folder + path,
    );
    const written = [...files.keys()].filter((path) => path.startsWith(folder) && path.endsWith(".json"));
    expect(listed).toEqual(written);
  });

  it("have an $id with their path", () => {
    expect(jsonOf(files, `${folder}query/modules/allpages.json`)["$id"]).toBe(
      "https://kiln.invalid/schemas/query/modules/allpages.json",
    );
  });

  it("take a typed request and refuse a name with the prefix", () => {
    const allpages = validators(files)("query/modules/allpages.json");
    const request = { namespace: 0, limit: "max", prtype: ["edit", "move"], prlevel: [""], minsize: 1 };
    expect(
      accepted(allpages, [request, { aplimit: 1 }, { limit: 5001 }, { limit: "10" }, { prtype: "edit|move" }]),
    ).toEqual([request]);
  });

  it("take values that the document is known to omit, as far as anything is known of them", () => {
    const icons = validators(files)("query/value-sets/icons.json");
    expect(accepted(icons, ["cdxIconAdd", "cdxIconLogoSomething", "somethingElse"])).toEqual([
      "cdxIconAdd",
      "cdxIconLogoSomething",
    ]);
    const schemes = validators(files)("query/value-sets/url-protocols.json");
    expect(accepted(schemes, ["", "http", "product", 1])).toEqual(["", "http", "product"]);
  });

  it("need a field under any one of its names", () => {
    const create = validators(files)("exchange/requests/createPagingGroup.json");
    const bodies = [{ name: "a", number: "1" }, { pa_name: "a", number: "1" }, { name: "a" }, {}];
    expect(accepted(create, bodies)).toEqual(bodies.slice(0, 2));
  });

  it("take destinations as text, list, bare numbers, under an alias or in the object", () => {
    const update = validators(files)("exchange/requests/updatePagingGroup.json");
    const bodies = [
      { extensions: "EXT-100" },
      { members: ["EXT-100", "VOICEMAIL-1"] },
      { peers: [100, 101] },
      { destinations: { PAGING: ["EXT-1"] } },
      {},
    ];
    expect(accepted(update, [...bodies, { extensions: [true] }])).toEqual(bodies);
  });
});

describe("a module's parameters", () => {
  it("may be several values, or the word for all where that is allowed", () => {
    const some = booksWith(
      "  shelf: { values: [a, b], multiple: true }\n  room: { values: [a, b], multiple: true, all: true }\n",
    );
    const requests = [{ shelf: [] }, { shelf: ["a", "b", "a"] }, { room: "*" }, { room: ["b"] }];
    expect(accepted(some, [...requests, { shelf: "*" }, { shelf: ["c"] }, { shelf: "a" }])).toEqual(requests);
  });

  it("may be required", () => {
    expect(accepted(booksWith("  shelf: { type: string, required: true }\n"), [{}, { shelf: "" }])).toEqual([
      { shelf: "" },
    ]);
  });

  it("are not refused for a condition, which is described instead", () => {
    const some = booksWith("  shelf: { type: string, condition: { onlyWith: continue } }\n");
    expect(accepted(some, [{ shelf: "a" }])).toHaveLength(1);
    expect(at(some.schema, "properties", "shelf", "description")).toContain("Only with `continue`.");
    expect(at(some.schema, "properties", "shelf", "$comment")).toBe(
      'x-kiln: {"conditions":[{"kind":"only-with","parameter":"continue"}]}',
    );
  });

  it("that are templates have the known names", () => {
    const some = booksWith(
      "  parts: { values: [cover, back], multiple: true }\n  colour-{part}: { type: string, template: { part: parts } }\n",
    );
    expect(accepted(some, [{ "colour-cover": "" }, { "colour-spine": "" }, { "colour-{part}": "" }])).toEqual([
      { "colour-cover": "" },
    ]);
  });

  it("that are templates over an open set match every name of the form", () => {
    const some = booksWith(
      "  parts: { type: string, multiple: true }\n  colour-{part}: { type: string, template: { part: parts } }\n",
    );
    expect(accepted(some, [{ "colour-any thing": "" }, { "colour-": "" }, { colour: "" }])).toEqual([
      { "colour-any thing": "" },
    ]);
  });

  it("describe an unknown default as unknown", () => {
    const { schema } = booksWith("  shelf: { type: string, default: { unknown: D-002 } }\n");
    expect(at(schema, "properties", "shelf")).toEqual({
      description: "Text. Default (unknown: D-002).",
      type: "string",
      $comment: 'x-kiln: {"attributes":{"default":{"status":"unknown","decision":"D-002"}}}',
    });
  });

  it("name the decision of a default", () => {
    const { schema } = booksWith(
      "  shelf: { type: integer, default: { decided: 3, by: D-001 } }\n  room: { type: string, default: { unknown: D-002 } }\n",
    );
    expect(at(schema, "properties", "shelf")).toMatchObject({
      default: 3,
      description: "A whole number. Default: `3` (decided: D-001).",
    });
  });
});

it("keeps every text exactly", () => {
  const hostile = "*/ `x` </script> {{y}} ${z} \u2028 \u202e \ufeff __proto__ \u0007";
  const files = emitted([jsonSchema], {
    "spec/library/value-sets/genres.yaml": `set: genres\ntitle: ${JSON.stringify(hostile)}\nvalues: [a, ${JSON.stringify(hostile)}, __proto__]\n`,
  });
  expect(jsonOf(files, `${folder}library/value-sets/genres.json`)).toMatchObject({
    title: hostile,
    enum: ["a", hostile, "__proto__"],
  });
});

it("leaves a field open whose type is unknown", () => {
  const room = `resource: room\ntitle: Room\ndescription: A room.\npath: /rooms\nscope: global\nfields:\n  ro_name: { type: { unknown: D-002 }, description: Its name. }\noperations:\n  update:\n    operationId: updateRoom\n    summary: Update\n    method: PATCH\n    path: /rooms\n    keys: [full]\n    tenant: none\n    request: update\n    response: { httpStatus: 200, body: { unknown: D-002 } }\n    errors: [no-room]\n`;
  const validator = validators(emitted([jsonSchema], { "spec/office/resources/room.yaml": room }));
  const values = [{ ro_name: 1 }, { ro_name: null }, {}];
  expect(accepted(validator("office/requests/updateRoom.json"), values)).toEqual(values);
  expect(accepted(validator("office/responses/updateRoom.json"), [1, null, {}])).toHaveLength(3);
});
