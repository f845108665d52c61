import { valueOr } from "../../model/fact.ts";
import { choicesOf } from "../../model/queries.ts";
import type { Parameter, QueryWire } from "../../model/query.ts";
import type { ValueSet } from "../../model/value-set.ts";
import type { Argument } from "./request.ts";

export interface Reading {
  readonly wire: QueryWire;
  readonly valueSets: ReadonlyMap<string, ValueSet>;
}

/** What a parameter is given, or its default; undefined where there is neither. */
export function readArgument(reading: Reading, parameter: Parameter, text: string | undefined): Argument | undefined {
  const byDefault = defaultOf(parameter);
  if (text === undefined) return byDefault && { values: byDefault, isDefault: true };
  const values = parameter.multiple === undefined ? [text] : readList(reading, parameter, text);
  return { values, isDefault: byDefault !== undefined && byDefault.join("\n") === values.join("\n") };
}

function defaultOf(parameter: Parameter): readonly string[] | undefined {
  const value = valueOr(parameter.default, undefined, "used-on-the-wire");
  return value === undefined ? undefined : [value].flat().map(String);
}

/** The items, each once; those that are not listed are dropped, as the real system drops them. */
function readList(reading: Reading, parameter: Parameter, text: string): readonly string[] {
  const listed = listedValues(reading, parameter);
  const takesAll = parameter.multiple!.all || parameter.type.kind === "namespace";
  if (takesAll && text === valueOr(reading.wire.allSpecifier, undefined, "used-on-the-wire"))
    return listed?.all ?? [text];
  const items = listItems(reading.wire, text);
  return [...new Set(listed === undefined ? items : items.filter(listed.takes))];
}

/** The values of an enumeration; undefined for any other type. */
function listedValues(
  { valueSets }: Reading,
  { type }: Parameter,
): { readonly all: readonly string[]; readonly takes: (item: string) => boolean } | undefined {
  if (type.kind !== "enum") return undefined;
  const { values, missing } = choicesOf(type, valueSets);
  const all = values.map(({ value }) => value);
  const further = missing && new RegExp(valueOr(missing.pattern, "", "used-on-the-wire"), "u");
  return { all, takes: (item) => all.includes(item) || further?.test(item) === true };
}

export function listItems({ separator, alternativeSeparator }: QueryWire, text: string): readonly string[] {
  const [standard, other] = [
    valueOr(separator, "", "used-on-the-wire"),
    valueOr(alternativeSeparator, undefined, "used-on-the-wire"),
  ];
  const isOther = other !== undefined && text.startsWith(other);
  const rest = isOther ? text.slice(other.length) : text;
  return rest === "" ? [] : rest.split(isOther ? other : standard);
}
