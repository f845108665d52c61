import { isObject } from "./check.js";
import { isSame } from "./is-same.js";
import { FieldFinding } from "./resource-finding.js";
import { Reading, type ReadingResult } from "./resource-reading.js";
import type { Field, FieldTable } from "./resource-table.js";
import type { FieldOptions } from "./resource-types.js";

/**
 * Reads a body or a set of parameters: aliases become the names of `fields`. What it finds wrong, it finds in the order of the fields.
 * Only own properties count, as in JSON. It does not throw, whatever JSON it is given.
 */
export function decodeFields(table: FieldTable, input: unknown, options: FieldOptions = {}): ReadingResult {
  const reading = new Reading(table.invalid, options);
  if (!isObject(input)) {
    reading.refuse(new FieldFinding(table.malformed, undefined, [], input ?? String(input), () => "not an object"));
    return reading.result();
  }
  for (const field of table.fields) readField(table, reading, field, input);
  for (const group of table.oneOf ?? []) demandOne(table, reading, group);
  table.destinations?.(reading, input);
  findUnknown(table, reading, input);
  return reading.result();
}

function readField(table: FieldTable, reading: Reading, field: Field, input: Record<string, unknown>): void {
  if (reading.isFull()) return;
  let first: string | undefined;
  let value: unknown;
  for (const name of field.names) {
    if (!Object.hasOwn(input, name) || input[name] === undefined) continue;
    reading.given.add(field.name);
    const given = field.from === undefined ? input[name] : field.from(input[name]);
    if (!field.is(given)) return reading.refuseValue(field, [name], given);
    if (first !== undefined && !isSame(value, given)) return reading.refuseConflict(field, [first], [name], given);
    if (first === undefined) [first, value] = [name, given];
  }
  if (first === undefined) return useNothing(table, reading, field);
  if (value !== "" || !field.empty) return reading.put(field.name, value);
  return field.needed ? reading.refuseMissing(field.missing ?? table.missing, field, "") : reading.refuseValue(field, [first], "");
}

function useNothing(table: FieldTable, reading: Reading, field: Field): void {
  const isDemanded = field.needed || (field.demanded && reading.options.strict);
  if (isDemanded) return reading.refuseMissing(field.missing ?? table.missing, field, undefined);
  const { default: value } = field;
  if (value !== undefined && reading.options.defaults !== false) reading.put(field.name, Array.isArray(value) ? [...value] : value);
}

function demandOne(table: FieldTable, reading: Reading, group: readonly string[]): void {
  if (group.some((name) => reading.given.has(name))) return;
  const field = table.fields.find(({ name }) => name === group[0]);
  if (field) reading.refuseMissing(field.missing ?? table.missing, { name: group.join(" or "), expected: field.expected }, undefined);
}

function findUnknown({ names, fixed = [], others = [] }: FieldTable, reading: Reading, input: Record<string, unknown>): void {
  for (const name of Object.keys(input)) {
    if (names.includes(name) || others.includes(name) || input[name] === undefined) continue;
    reading.meetUnknown([], name, names, fixed.includes(name));
  }
}
