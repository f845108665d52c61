import { isObject } from "./check.js";
import { FieldFinding } from "./resource-finding.js";
import { Reading } from "./resource-reading.js";
import { isSame } from "./resource-same.js";

/**
 * A field of a body, or a parameter.
 * @typedef {object} Field
 * @property {string} name the one that the decoded object has
 * @property {readonly string[]} names all that a request may use
 * @property {(value: unknown) => boolean} is
 * @property {string} expected what it takes, in words
 * @property {boolean} [secret]
 * @property {boolean} [needed] whether a request must have it
 * @property {boolean} [demanded] whether only the reference server refuses to do without it
 * @property {boolean} [empty] whether the empty text is no value
 * @property {string} [missing] the code where it is missing
 * @property {string} [invalid] the code where its value is none
 * @property {unknown} [usual] the value where none is given
 * @property {(value: unknown) => unknown} [from] what else is taken for a value
 *
 * @typedef {object} Table
 * @property {string} malformed the code of what is no object
 * @property {string} missing
 * @property {string} invalid
 * @property {readonly Field[]} fields
 * @property {readonly (readonly string[])[]} [oneOf] groups of fields of which a request must have one
 * @property {(reading: Reading, input: Record<string, unknown>) => void} [destinations]
 * @property {readonly string[]} names all that may stand in it
 * @property {readonly string[]} [fixed] names that only answers have
 * @property {readonly string[]} [others] names that are somebody else's business
 */

/**
 * Reads a body or a set of parameters: aliases become the names of `fields`. What it finds wrong, it finds in the order of the fields.
 * Only own properties count, as in JSON. It does not throw, whatever JSON it is given.
 * @param {Table} table @param {unknown} input @param {import("./resource-reading.js").Options} [options]
 */
export function decodeFields(table, input, options = {}) {
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

/** @param {Table} table @param {Reading} reading @param {Field} field @param {Record<string, unknown>} input */
function readField(table, reading, field, input) {
  if (reading.isFull()) return;
  /** @type {string | undefined} */
  let first;
  /** @type {unknown} */
  let value;
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

/** @param {Table} table @param {Reading} reading @param {Field} field */
function useNothing(table, reading, field) {
  if (field.needed || (field.demanded && reading.options.strict)) return reading.refuseMissing(field.missing ?? table.missing, field, undefined);
  const { usual } = field;
  if (usual !== undefined && reading.options.defaults !== false) reading.put(field.name, Array.isArray(usual) ? [...usual] : usual);
}

/** @param {Table} table @param {Reading} reading @param {readonly string[]} group */
function demandOne(table, reading, group) {
  if (group.some((name) => reading.given.has(name))) return;
  const field = table.fields.find(({ name }) => name === group[0]);
  if (field) reading.refuseMissing(field.missing ?? table.missing, { name: group.join(" or "), expected: field.expected }, undefined);
}

/** @param {Table} table @param {Reading} reading @param {Record<string, unknown>} input */
function findUnknown({ names, fixed = [], others = [] }, reading, input) {
  for (const name of Object.keys(input)) {
    if (names.includes(name) || others.includes(name) || input[name] === undefined) continue;
    reading.meetUnknown([], name, names, fixed.includes(name));
  }
}
