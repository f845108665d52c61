import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../codegen/json.ts";
import { type SchemaDocument, type SchemaKind, selfContained } from "./document.ts";

const document = (kind: SchemaKind, name: string, schema: JsonObject): SchemaDocument => ({
  service: "desk",
  kind,
  name,
  title: `The ${name}`,
  schema,
});

describe("the schema of a request", () => {
  it("has what it refers to among its definitions, and what that refers to, by title", () => {
    const colours = document("value-sets", "colours", { type: "string", enum: ["red"] });
    const fields = document("fields", "lamp", {
      type: "object",
      properties: { colour: { $ref: "../value-sets/colours.json" } },
    });
    const request = document("requests", "createLamp", {
      allOf: [{ $ref: "../fields/lamp.json", description: "A lamp." }],
    });
    expect(selfContained([colours, fields, request])[2]!.schema).toEqual({
      allOf: [{ $ref: "#/$defs/fields.lamp", description: "A lamp." }],
      $defs: {
        "fields.lamp": {
          title: "The lamp",
          type: "object",
          properties: { colour: { $ref: "#/$defs/value-sets.colours" } },
        },
        "value-sets.colours": { title: "The colours", type: "string", enum: ["red"] },
      },
    });
  });

  it("may hold a shape that holds itself", () => {
    const tree = document("shapes", "tree", { type: "object", properties: { left: { $ref: "../shapes/tree.json" } } });
    const request = document("requests", "createTree", { $ref: "../shapes/tree.json" });
    expect(selfContained([tree, request])[1]!.schema).toEqual({
      $ref: "#/$defs/shapes.tree",
      $defs: {
        "shapes.tree": { title: "The tree", type: "object", properties: { left: { $ref: "#/$defs/shapes.tree" } } },
      },
    });
  });

  it("is the only one that changes", () => {
    const response = document("responses", "getTree", { $ref: "../shapes/tree.json" });
    expect(selfContained([document("shapes", "tree", {}), response])[1]).toBe(response);
  });
});
