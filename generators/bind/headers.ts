import type { MapEntry } from "../load/tree.ts";
import type { RequestHeader, ResponseHeader } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readDescribedType, type TypeScope } from "./types.ts";
import { within } from "./fact.ts";
import { readLifecycle } from "./lifecycle.ts";
import { asMap, flagOf } from "./read-node.ts";

export function readRequestHeader(binding: Binding, entry: MapEntry, types: TypeScope): RequestHeader {
  return { ...readHeader(binding, entry, types), required: flagOf(asMap(entry.value), "required") };
}

export function readResponseHeader(binding: Binding, entry: MapEntry, types: TypeScope): ResponseHeader {
  return { ...readHeader(binding, entry, types), optional: flagOf(asMap(entry.value), "optional") };
}

function readHeader(outer: Binding, { key, value, keyPlace }: MapEntry, types: TypeScope) {
  const map = asMap(value);
  const binding = within(outer, map);
  return {
    name: key,
    ...readDescribedType(binding, map, types),
    ...readLifecycle(binding, map),
    place: keyPlace,
  };
}
