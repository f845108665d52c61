import type { MapEntry, MapNode } from "../load/tree.ts";
import type { QueryLimits } from "../model/query.ts";
import type { PageKind, ResponseShape, ResultPages, ResultShape } from "../model/result.ts";
import type { ValueSet } from "../model/type.ts";
import type { Binding } from "./binding.ts";
import { expandOnce } from "./values.ts";
import { asMap, asText, entriesOf, flagOf, mapOf, need, textOf, textsOf, valueOf } from "./read-node.ts";
import { type ResultScope, readFields, readResponses } from "./results.ts";
import { resolve } from "./resolve.ts";
import { readLifecycle, readOrigin, within } from "./fact.ts";
import type { RequestHeader, ResponseHeader } from "../model/resource.ts";
import { type TypeScope, readDescribedType } from "./types.ts";

/** The shape of responses, if the service has one, and the definitions that results of modules may refer to. */
interface BoundResponse {
  readonly answer: ResponseShape | undefined;
  readonly scope: ResultScope;
}

export function bindResponse(
  binding: Binding,
  root: MapNode | undefined,
  valueSets: ReadonlyMap<string, ValueSet>,
  limits: QueryLimits,
): BoundResponse {
  const pages = root && mapOf(root, "pages");
  const pageKinds = new Map(entriesOf(pages && need(pages, "kinds")).map((entry) => [entry.key, entry]));
  const base = { valueSets, limits, pageKinds };
  const shapes = bindShapes(binding, root && mapOf(root, "shapes"), base);
  const scope: ResultScope = { ...base, shapeNames: shapes, shape: (name) => shapes.get(name) };
  return { answer: root && readResponseNode(binding, root, [...shapes.values()], scope), scope };
}

type ScopeWithoutShapes = Omit<ResultScope, "shape" | "shapeNames">;

function bindShapes(
  binding: Binding,
  map: MapNode | undefined,
  base: ScopeWithoutShapes,
): ReadonlyMap<string, ResultShape> {
  const raw = new Map(entriesOf(map).map((entry) => [entry.key, entry]));
  return expandOnce(
    binding,
    "The shape",
    raw,
    ({ keyPlace }) => keyPlace,
    ({ key, keyPlace, value }, shape): ResultShape => {
      const inner = asMap(value);
      const fields = readFields(binding, need(inner, "fields"), { ...base, shapeNames: raw, shape });
      const [title, description] = [asText(need(inner, "title")), textOf(inner, "description")];
      return { name: key, title, description, fields, emptyList: flagOf(inner, "emptyList"), place: keyPlace };
    },
  );
}

function readResponseNode(
  binding: Binding,
  root: MapNode,
  shapes: readonly ResultShape[],
  scope: ResultScope,
): ResponseShape {
  const results = asMap(need(root, "results"));
  return {
    answers: readResponses(root),
    body: readFields(binding, valueOf(root, "body"), scope),
    results: asText(need(results, "member")),
    fields: readFields(binding, valueOf(results, "fields"), scope),
    pages: readPages(binding, mapOf(root, "pages"), scope),
    shapes,
    origin: readOrigin(binding, root),
    place: root.place,
  };
}

function readPages(binding: Binding, map: MapNode | undefined, scope: ResultScope): ResultPages | undefined {
  if (map === undefined) return undefined;
  const descriptions = readKindDescriptions(binding, map, scope);
  const kinds = entriesOf(need(map, "kinds")).map(
    ({ key, keyPlace, value }): PageKind => ({
      name: key,
      description: descriptions.get(key),
      fields: readFields(binding, value, scope),
      place: keyPlace,
    }),
  );
  const element = textOf(map, "xmlName");
  return { member: asText(need(map, "member")), key: textsOf(valueOf(map, "key")), element, kinds, place: map.place };
}

function readKindDescriptions(binding: Binding, map: MapNode, { pageKinds }: ResultScope): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(valueOf(map, "kindDescriptions")).map(({ key, keyPlace, value }) => {
      resolve(binding, "kind of page", key, pageKinds, keyPlace);
      return [key, asText(value)];
    }),
  );
}

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
