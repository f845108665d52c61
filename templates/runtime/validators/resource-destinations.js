import { isObject } from "./check.js";
import { isSame } from "./resource-same.js";

/**
 * @typedef {import("./resource-reading.js").Reading} Reading
 * @typedef {{ readonly name: string, readonly names: readonly string[] }} Slot
 * @typedef {object} Destinations
 * @property {string} object the field that may hold all slots
 * @property {readonly Slot[]} slots
 * @property {RegExp} [pattern] of one destination
 * @property {boolean} numbers whether a whole number may stand for one in a list
 * @property {string} [type] what it stands for: with EXT, 100 means EXT-100
 * @property {string} expected
 */

/** One list for each slot that is given, in `object`. @param {Destinations} table @returns {(reading: Reading, input: Record<string, unknown>) => void} */
export function readDestinations(table) {
  return (reading, input) => {
    /** @type {Record<string, unknown>} */
    const lists = {};
    const inside = insideOf(table, reading, input);
    for (const slot of table.slots) {
      if (reading.isFull()) return;
      const list = readSlot(table, reading, slot, input, inside);
      if (list !== undefined) lists[slot.name] = list;
    }
    if (inside !== undefined || Object.keys(lists).length > 0) reading.put(table.object, lists);
    if (inside !== undefined) findUnknownSlots(table, reading, inside);
  };
}

/** @param {Destinations} table @param {Reading} reading @param {Record<string, unknown>} input */
function insideOf(table, reading, input) {
  const inside = Object.hasOwn(input, table.object) ? input[table.object] : undefined;
  if (inside === undefined || isObject(inside)) return inside;
  return reading.refuseValue({ name: table.object, expected: "an object of slots" }, [table.object], inside);
}

/** @param {Destinations} table @param {Reading} reading @param {Slot} slot @param {Record<string, unknown>} input @param {Record<string, unknown> | undefined} inside */
function readSlot(table, reading, slot, input, inside) {
  const field = { name: slot.name, expected: table.expected };
  /** @type {{ path: readonly string[], list: unknown[] } | undefined} */
  let first;
  for (const { path, given } of givenOf(table, slot, input, inside)) {
    const list = listOf(table, given);
    if (!Array.isArray(list)) return reading.refuseValue(field, path, list.bad);
    if (first !== undefined && !isSame(first.list, list)) return reading.refuseConflict(field, first.path, path, given);
    first ??= { path, list };
  }
  return first?.list;
}

/** Everything that is given for a slot: at top level under its aliases, inside the object under these and its own name. @param {Destinations} table @param {Slot} slot @param {Record<string, unknown>} input @param {Record<string, unknown> | undefined} inside */
function givenOf(table, slot, input, inside) {
  const above = slot.names.map((name) => ({ path: [name], given: own(input, name) }));
  const below = inside === undefined ? [] : [slot.name, ...slot.names].map((name) => ({ path: [table.object, name], given: own(inside, name) }));
  return [...above, ...below].filter(({ given }) => given !== undefined);
}

/** @param {Record<string, unknown>} object @param {string} name */
function own(object, name) {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** The list, or what in it is no destination. @param {Destinations} table @param {unknown} given @returns {unknown[] | { bad: unknown }} */
function listOf(table, given) {
  if (typeof given === "string") return isDestination(table, given) ? [given] : { bad: given };
  if (!Array.isArray(given)) return { bad: given };
  const list = [];
  for (let index = 0; index < given.length; index++) {
    const item = given[index];
    if (isDestination(table, item)) list.push(item);
    else if (table.numbers && Number.isSafeInteger(item) && item >= 0) list.push(table.type === undefined ? item : `${table.type}-${item}`);
    else return { bad: item ?? String(item) };
  }
  return list;
}

/** @param {Destinations} table @param {unknown} value */
function isDestination({ pattern }, value) {
  return typeof value === "string" && (pattern === undefined || pattern.test(value));
}

/** @param {Destinations} table @param {Reading} reading @param {Record<string, unknown>} inside */
function findUnknownSlots({ object, slots }, reading, inside) {
  const names = slots.flatMap((slot) => [slot.name, ...slot.names]);
  for (const name of Object.keys(inside)) {
    if (!names.includes(name) && inside[name] !== undefined) reading.meetUnknown([object], name, names, false);
  }
}
