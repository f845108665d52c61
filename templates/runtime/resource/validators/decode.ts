import { isObject } from "../../core/validators/check.js";
import { Reading, type ReadingResult, isSame } from "./reading.js";
import { ownValue } from "./check.js";
import { FieldFinding } from "./finding.js";
import type { Field, FieldTable, ValueTable } from "./table.js";
import { shown } from "../../core/validators/findings.js";
import type { FieldOptions, DecodingSchema } from "./types.js";
import type { Issue } from "../../core/validators/types.js";

/**
 * Decodes a body or a set of parameters. Aliases become the names of `fields`, and findings are in the order of the
 * fields. As in JSON, only own properties count. It never throws, regardless of the JSON.
 */
export function decodeFields(table: FieldTable, input: unknown, options: FieldOptions = {}): ReadingResult {
  const reading = new Reading(table, options);
  if (!isObject(input)) {
    reading.refuse(
      new FieldFinding(
        table.malformed,
        undefined,
        [],
        input ?? String(input),
        () => `takes an object, not ${shown(input)}`,
      ),
    );
    return reading.result();
  }
  for (const field of table.fields) readField(table, reading, field, input);
  for (const group of table.oneOf ?? []) demandOne(table, reading, group);
  table.destinations?.(reading, input);
  table.rules?.(reading, reading.given, reading.value, undefined);
  findUnknown(table, reading, input);
  return reading.result();
}

function readField(table: FieldTable, reading: Reading, field: Field, inputs: Record<string, unknown>): void {
  if (reading.isFull()) return;
  let first: string | undefined;
  let value: unknown;
  const before = reading.errors.length;
  for (const name of field.names) {
    const input = ownValue(inputs, name);
    if (input === undefined) continue;
    const given = readValue(field, reading, name, input);
    const isRefused = reading.errors.length > before;
    if (input !== null && (isRefused || given !== undefined)) reading.given.set(field.name, name);
    if (isRefused) return;
    if (given === undefined) continue;
    if (first !== undefined && !isSame(value, given)) return reading.refuseConflict(field, [first], [name], given);
    if (first === undefined) [first, value] = [name, given];
  }
  if (first === undefined || value === null) return useNothing(table, reading, field, value);
  if (value !== "" || !field.empty) return reading.put(field.name, value);
  return field.needed
    ? reading.refuseMissing(field.missing ?? table.missing, field, "")
    : reading.refuseValue(field, [first], "");
}

/** Reads the value of a field. Returns undefined if the value is rejected or absent. */
function readValue(field: Field, reading: Reading, name: string, input: unknown): unknown {
  if (input === null && field.nullable) return null;
  if (field.read !== undefined) return field.read(reading, input, name, field);
  const given = field.from === undefined ? input : field.from(input);
  return field.is === undefined || field.is(given) ? given : reading.refuseValue(field, [name], given);
}

/**
 * Uses the default or null for a field without a value. Null means no value: a create then uses its default, and an
 * update removes the existing value.
 */
function useNothing(table: FieldTable, reading: Reading, field: Field, nothing: unknown): void {
  const isDemanded = field.needed || (field.demanded && reading.options.strict);
  if (isDemanded) return reading.refuseMissing(field.missing ?? table.missing, field, undefined);
  const { default: value } = field;
  if (value !== undefined && reading.options.defaults !== false)
    return reading.put(field.name, Array.isArray(value) ? [...value] : value);
  if (nothing === null) reading.put(field.name, null);
}

function demandOne(table: FieldTable, reading: Reading, group: readonly string[]): void {
  if (group.some((name) => reading.given.has(name))) return;
  const field = table.fields.find(({ name }) => name === group[0]);
  if (field)
    reading.refuseMissing(
      field.missing ?? table.missing,
      { name: group.join(" or "), expected: field.expected },
      undefined,
    );
}

function findUnknown(
  { names, fixed = [], others = [] }: FieldTable,
  reading: Reading,
  input: Record<string, unknown>,
): void {
  if (names === undefined) return;
  for (const name of Object.keys(input)) {
    if (names.includes(name) || others.includes(name) || input[name] === undefined) continue;
    reading.meetUnknown([], name, names, { isFixed: fixed.includes(name) });
  }
}

/** Decodes a body that is not an object with fields. It never throws, regardless of the JSON. */
export function decodeValue(table: ValueTable, input: unknown, options: FieldOptions = {}): ReadingResult {
  const reading = new Reading(table, options);
  const value = input === undefined ? undefined : table.read(reading, input);
  if (input === undefined && !table.optional) {
    reading.refuse(new FieldFinding(table.malformed, undefined, [], undefined, () => "there is no body"));
  }
  const { errors, warnings } = reading;
  return errors.length > 0 ? { errors, warnings } : { value, warnings };
}

type Decode = (
  value: unknown,
  options: { readonly all: boolean },
) => { readonly errors?: readonly Required<Issue>[] | undefined; readonly value?: unknown };

/** Creates a Standard Schema with the input and output of `decode`: https://standardschema.dev. */
export function standardOfDecoder(decode: Decode): DecodingSchema<unknown, unknown> {
  const validate = (input: unknown): { readonly value: unknown } | { readonly issues: readonly Issue[] } => {
    const { errors, value } = decode(input, { all: true });
    return errors === undefined ? { value } : { issues: errors.map(issueOf) };
  };
  return { "~standard": { version: 1, vendor: "kiln", validate } };
}

function issueOf({ message, path }: Required<Issue>): Issue {
  return { message, path };
}
