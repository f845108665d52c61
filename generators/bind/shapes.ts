import type { MapEntry } from "../load/tree.ts";
import type { Shape, ShapeField } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { expandOnce } from "./expand.ts";
import { readFact, within } from "./fact.ts";
import { asMap, asText, entriesOf, flagOf, need, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import { readType, type TypeScope } from "./types.ts";

export function bindShapes(binding: Binding, raw: ReadonlyMap<string, MapEntry>, types: TypeScope): readonly Shape[] {
  const shapes = expandOnce(binding, "The shape", raw, (entry) => entry.keyPlace, (entry, find): Shape => {
    const map = asMap(entry.value);
    const here = within(binding, map);
    const base = valueOf(map, "extends");
    if (base && resolve(binding, "shape", asText(base), raw, base.place)) find(asText(base), base.place);
    return {
      name: entry.key,
      title: asText(need(map, "title")),
      extends: base && asText(base),
      fields: entriesOf(need(map, "fields")).map((field) => readShapeField(here, field, types)),
      open: flagOf(map, "open"),
      origin: here.origin,
      place: entry.keyPlace,
    };
  });
  return [...raw.keys()].flatMap((name) => shapes.get(name) ?? []);
}

/** A type expression, or a mapping with a type expression and more. */
function readShapeField(binding: Binding, entry: MapEntry, types: TypeScope): ShapeField {
  const { value } = entry;
  if (value.kind !== "map" || valueOf(value, "type") === undefined) {
    const type = readFact(binding, value, (node) => readType(binding, node, types));
    return { name: entry.key, type, required: true, nullable: false, secret: false, description: undefined, place: entry.keyPlace };
  }
  return {
    name: entry.key,
    type: readFact(binding, need(value, "type"), (node) => readType(binding, node, types)),
    required: !flagOf(value, "optional"),
    nullable: flagOf(value, "nullable"),
    secret: flagOf(value, "secret"),
    description: textOf(value, "description"),
    place: entry.keyPlace,
  };
}
