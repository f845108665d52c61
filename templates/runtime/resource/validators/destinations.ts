import { isObject } from "../../core/validators/check.js";
import { type Reading, isSame } from "./reading.js";
import { ownValue, isUpTo } from "./check.js";
import type { DestinationTable, Slot } from "./table.js";

type Input = Record<string, unknown>;

/** Collects one list for each given slot in `object`. */
export function readDestinations(table: DestinationTable): (reading: Reading, input: Input) => void {
  return (reading, input) => {
    const lists: Record<string, unknown> = {};
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

function insideOf(table: DestinationTable, reading: Reading, input: Input): Input | undefined {
  const inside = ownValue(input, table.object);
  if (inside === undefined || isObject(inside)) return inside;
  return reading.refuseValue({ name: table.object, expected: "an object of slots" }, [table.object], inside);
}

type List = readonly unknown[];

function readSlot(
  table: DestinationTable,
  reading: Reading,
  slot: Slot,
  input: Input,
  inside: Input | undefined,
): List | undefined {
  const field = { name: slot.name, expected: table.expected };
  let first: { readonly path: readonly string[]; readonly list: List } | undefined;
  for (const { path, given } of givenOf(table, slot, input, inside)) {
    const isLong = table.most !== undefined && Array.isArray(given) && given.length > table.most.most;
    if (isLong) return reading.refuseByRule(field, path, given, table.most.rule);
    const tooLong = table.longest === undefined ? undefined : longerIn(given, table.longest.most);
    if (tooLong !== undefined) return reading.refuseByRule(field, path, tooLong, table.longest!.rule);
    const list = listOf(table, given);
    if (!Array.isArray(list)) return reading.refuseValue(field, path, list.bad);
    if (first !== undefined && !isSame(first.list, list)) return reading.refuseConflict(field, first.path, path, given);
    first ??= { path, list };
  }
  return first?.list;
}

interface Given {
  readonly path: readonly string[];
  readonly given: unknown;
}

/**
 * Returns everything that is given for a slot: at top level under its aliases, and inside the object also under its own
 * name.
 */
function givenOf(table: DestinationTable, slot: Slot, input: Input, inside: Input | undefined): readonly Given[] {
  const above = slot.names.map((name) => ({ path: [name], given: ownValue(input, name) }));
  const namesBelow = inside === undefined ? [] : [slot.name, ...slot.names];
  const below = namesBelow.map((name) => ({ path: [table.object, name], given: ownValue(inside!, name) }));
  return [...above, ...below].filter(({ given }) => given !== undefined);
}

/** Returns the list, or its first invalid destination. */
function listOf(table: DestinationTable, given: unknown): unknown[] | { readonly bad: unknown } {
  if (typeof given === "string") return isDestination(table, given) ? [given] : { bad: given };
  if (!Array.isArray(given)) return { bad: given };
  const list: unknown[] = [];
  for (let index = 0; index < given.length; index++) {
    const item: unknown = given[index];
    if (isDestination(table, item)) list.push(item);
    else if (table.numbers && isNumber(item)) list.push(table.type === undefined ? item : `${table.type}-${item}`);
    else return { bad: item ?? String(item) };
  }
  return list;
}

/** Returns the first string that is too long. */
function longerIn(given: unknown, most: number): unknown {
  return [given].flat().find((one) => typeof one === "string" && !isUpTo(one, most));
}

function isDestination({ pattern }: DestinationTable, value: unknown): boolean {
  return typeof value === "string" && (pattern === undefined || pattern.test(value));
}

function isNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function findUnknownSlots({ object, slots, closed }: DestinationTable, reading: Reading, inside: Input): void {
  const names = slots.flatMap((slot) => [slot.name, ...slot.names]);
  for (const name of Object.keys(inside)) {
    const isGiven = closed !== undefined || inside[name] !== undefined;
    if (!names.includes(name) && isGiven) reading.meetUnknown([object], name, names, { rule: closed });
  }
}
