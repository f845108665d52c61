import { jsonObject, unlessEmpty, type JsonObject } from "../../../codegen/json.ts";
import { valueOr } from "../../../model/fact.ts";
import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import { valueSetsById } from "../../../model/value-sets.ts";
import { expandParameters } from "../../../naming/wire-names.ts";

/** What `standard` gives of a module, of what it takes: what has a default is always there, and a time has one form. */
export function outputOfModule(
  service: QueryService,
  { parameters }: Module,
  { examples: _, ...input }: JsonObject,
): JsonObject {
  const named = expandParameters(parameters, valueSetsById(service.valueSets));
  const always = new Set([
    ...((input["required"] as readonly string[] | undefined) ?? []),
    ...parameters.filter(hasDefault).map(({ name }) => name),
  ]);
  const times = new Set(
    named
      .filter(({ parameter: { type, multiple } }) => type.kind === "timestamp" && multiple === undefined)
      .map(({ name }) => name),
  );
  const properties = Object.entries(input["properties"] as JsonObject).map(
    ([name, schema]) => [name, times.has(name) ? withTime(schema as JsonObject) : schema] as const,
  );
  return { ...input, properties: jsonObject(properties), required: unlessEmpty([...always]) };
}

/** A flag that is left out is not there. */
function hasDefault({ type, template, default: fact }: Parameter): boolean {
  return type.kind !== "boolean" && template === undefined && valueOr(fact, undefined, "unknown-is-open") !== undefined;
}

/** As every validator answers it. */
function withTime(schema: JsonObject): JsonObject {
  return { ...schema, pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" };
}
