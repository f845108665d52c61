import type { Destinations } from "../../../model/resource.ts";
import { jsonObject, unlessEmpty, type JsonObject } from "../../../codegen/json.ts";
import { destinationList } from "../../shared/json-schema/resource-schema.ts";
import type { FieldSet } from "../../shared/resource-fields.ts";
import { mayStayNumbers } from "../resource-types.ts";
import { rootObject } from "./root-object.ts";

/**
 * What `standard` takes of a set of fields, of the JSON Schema of the same: parameters that there are not are refused,
 * where no key stands beside them.
 */
export function inputOfSet(set: FieldSet, schema: JsonObject): JsonObject {
  const root = rootObject(schema);
  return set.kind === "parameters" && set.others.length === 0 ? { ...root, additionalProperties: false } : root;
}

/** What `standard` gives: readable names, what has a default always, and a list for each slot. */
export function outputOfSet({ fields, destinations }: FieldSet, input: JsonObject): JsonObject {
  const given = input["properties"] as Readonly<Record<string, JsonObject>>;
  const properties = fields.map(({ names: [name] }) => [name!, given[name!]] as const);
  const always = fields
    .filter((field) => field.needed || field.default !== undefined)
    .map(({ names: [name] }) => name!);
  return rootObject({
    title: input["title"],
    description: input["description"],
    type: "object",
    properties: jsonObject([
      ...properties,
      ...(destinations === undefined ? [] : [[destinations.objectField, slotsSchema(destinations)] as const]),
    ]),
    required: unlessEmpty(always),
    additionalProperties: false,
    $comment: input["$comment"],
    $defs: input["$defs"],
  });
}

function slotsSchema(destinations: Destinations): JsonObject {
  const list = destinationList(destinations, mayStayNumbers(destinations));
  const slots = destinations.slots.map(({ name }) => [name, list] as const);
  return {
    description: "Destinations by slot.",
    type: "object",
    properties: jsonObject(slots),
    additionalProperties: false,
  };
}
