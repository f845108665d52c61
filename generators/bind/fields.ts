import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Field, FieldErrors, Requirement } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readFieldDefault } from "./default-value.ts";
import { readErrorCode } from "./errors.ts";
import { readFact, readOptionalFact, within } from "./fact.ts";
import { readLifecycle } from "./lifecycle.ts";
import { asBoolean, asMap, asText, flagOf, itemsOf, mapOf, need, textOf, textsOf, valueOf } from "./read-node.ts";
import { requestFields } from "./request-fields.ts";
import type { ResourceScope } from "./resource-scope.ts";
import { readType, type TypeScope } from "./types.ts";

/** Reads a field of a resource. */
export function bindField(binding: Binding, entry: MapEntry, types: TypeScope, service: ResourceScope): Field {
  const map = asMap(entry.value);
  const here = within(binding, map);
  return {
    name: entry.key,
    aliases: textsOf(valueOf(map, "aliases")),
    type: readFact(here, need(map, "type"), (node) => readType(here, node, types)),
    default: readOptionalFact(here, map, "default", readFieldDefault),
    use: (textOf(map, "use") ?? "both") as Field["use"],
    secret: readOptionalFact(here, map, "secret", asBoolean),
    nullable: readOptionalFact(here, map, "nullable", asBoolean),
    replaced: flagOf(map, "replaced"),
    empty: readOptionalFact(here, map, "empty", (node) => asText(node) as "missing"),
    errors: readFieldErrors(here, mapOf(map, "errors"), service),
    description: readOptionalFact(here, map, "description", asText),
    ...readLifecycle(here, map),
    origin: here.origin,
    place: entry.keyPlace,
  };
}

function readFieldErrors(binding: Binding, map: MapNode | undefined, { errors }: ResourceScope): FieldErrors {
  return {
    missing: readErrorCode(binding, map, "missing", errors),
    invalid: readErrorCode(binding, map, "invalid", errors),
  };
}

/** Reads an entry of `requiredOnCreate`. */
export function readRequirement(binding: Binding, node: Node, fields: ReadonlyMap<string, Field>): Requirement {
  const { place } = node;
  const items = node.kind === "scalar" ? [node] : itemsOf(need(asMap(node), "anyOf"));
  const names = requestFields(binding, "“requiredOnCreate”", items, fields);
  return node.kind === "scalar"
    ? { kind: "field", field: asText(node), place }
    : { kind: "any-of", fields: names, place };
}
