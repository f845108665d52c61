import type { MapEntry, MapNode, Node } from "../load/tree.ts";
import type { Fact } from "../model/fact.ts";
import type { ModuleResult, ResultField } from "../model/result.ts";
import type { Binding } from "./binding.ts";
import { claim, readFact, readOrigin } from "./fact.ts";
import { indexBy } from "./index-by.ts";
import { asMap, asNumber, asText, entriesOf, flagOf, itemsOf, textOf, valueOf } from "./read-node.ts";
import { resolve } from "./resolve-name.ts";
import { readResultType, type ResultScope } from "./result-types.ts";
import { readWhenAndUnless } from "./rule-tests.ts";
import { readWritten } from "./written-form.ts";

/** The result of a module, known or unknown; undefined where the spec does not mention it. */
export function readResult(
  binding: Binding,
  node: Node | undefined,
  scope: ResultScope,
): Fact<ModuleResult> | undefined {
  if (node === undefined) return undefined;
  const map = asMap(node);
  const read = (): ModuleResult => readParts(binding, map, scope);
  return valueOf(map, "unknown") === undefined
    ? claim(readOrigin(binding, map), read(), map.place)
    : readFact(binding, map, read);
}

function readParts(binding: Binding, map: MapNode, scope: ResultScope): ModuleResult {
  const fields = (key: string): readonly ResultField[] => readFields(binding, valueOf(map, key), scope);
  return {
    answers: readAnswers(map),
    items: valueOf(map, "items") && fields("items"),
    element: textOf(map, "element"),
    results: fields("results"),
    page: fields("page"),
    generated: fields("generated"),
    body: fields("body"),
    place: map.place,
  };
}

export function readAnswers(map: MapNode): number {
  const node = valueOf(map, "answers");
  return node === undefined ? 0 : asNumber(node);
}

/** The members of an object, by name. */
export function readFields(binding: Binding, node: Node | undefined, scope: ResultScope): readonly ResultField[] {
  const fields = entriesOf(node).map((entry) => readField(binding, entry, scope));
  resolveSubstitutes(binding, entriesOf(node));
  return fields;
}

function resolveSubstitutes(binding: Binding, entries: readonly MapEntry[]): void {
  const names = indexBy(entries, ({ key }) => key);
  for (const { value } of entries) {
    for (const item of value.kind === "map" ? substitutesOf(value) : [])
      resolve(binding, "member", asText(item), names, item.place);
  }
}

/** A list under `optional` names the members that replace it. */
function substitutesOf(map: MapNode): readonly Node[] {
  const node = valueOf(map, "optional");
  return node?.kind === "list" ? node.items : [];
}

function readField(binding: Binding, { key, keyPlace, value }: MapEntry, scope: ResultScope): ResultField {
  const map = value.kind === "map" ? value : undefined;
  return {
    name: key,
    type: readResultType(binding, value, scope, (fields) => readFields(binding, fields, scope)),
    ...(map === undefined ? { optional: false, substitutes: [] } : readOptional(map)),
    nullable: map !== undefined && flagOf(map, "nullable"),
    ...(map === undefined ? { when: [], unless: [] } : readWhenAndUnless(map)),
    pages: map === undefined ? [] : readPageKinds(binding, map, scope),
    written: map && readWritten(map),
    description: map && textOf(map, "description"),
    place: keyPlace,
  };
}

function readOptional(map: MapNode): Pick<ResultField, "optional" | "substitutes"> {
  const substitutes = substitutesOf(map).map(asText);
  return { optional: substitutes.length > 0 || flagOf(map, "optional"), substitutes };
}

function readPageKinds(binding: Binding, map: MapNode, { pageKinds }: ResultScope): readonly string[] {
  return itemsOf(valueOf(map, "pages")).map((item) => {
    resolve(binding, "kind of page", asText(item), pageKinds, item.place);
    return asText(item);
  });
}
