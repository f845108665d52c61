import { didYouMean } from "../../diagnostics/suggest.ts";
import { valueOr } from "../../model/fact.ts";
import type { Destinations, DestinationSlot } from "../../model/resource.ts";
import { brokenBound } from "./broken-bound.ts";
import { matches } from "./text-fault.ts";
import { isObject, mismatch, type JsonObject, type Path, type ValueFault } from "./value-fault.ts";

/** The names of a body that are destinations. */
export function namesOfDestinations(destinations: Destinations | undefined): readonly string[] {
  return destinations === undefined
    ? []
    : [destinations.objectField, ...destinations.slots.flatMap(({ aliases }) => aliases)];
}

/**
 * What is wrong with destinations: at top level under the aliases of their slots, in one object under the names of the
 * slots too.
 */
export function destinationFaults(destinations: Destinations, body: JsonObject, path: Path): readonly ValueFault[] {
  const { objectField, slots } = destinations;
  const above = slots.flatMap(({ aliases }) => aliases).flatMap((name) => slotFaults(destinations, body, path, name));
  if (!Object.hasOwn(body, objectField)) return above;
  return [...above, ...objectFaults(destinations, body[objectField], [...path, objectField])];
}

function objectFaults(destinations: Destinations, value: unknown, path: Path): readonly ValueFault[] {
  if (!isObject(value)) return mismatch(path, "an object of slots", value);
  const names = destinations.slots.flatMap(namesInObject);
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return [
    ...names.flatMap((name) => slotFaults(destinations, value, path, name)),
    ...unknown.map((name) => ({ path: [...path, name], reason: "is not a slot", suggestion: didYouMean(name, names) })),
  ];
}

function namesInObject({ name, aliases }: DestinationSlot): readonly string[] {
  return [name, ...aliases];
}

function slotFaults(destinations: Destinations, object: JsonObject, path: Path, name: string): readonly ValueFault[] {
  if (!Object.hasOwn(object, name)) return [];
  const [value, here] = [object[name], [...path, name]];
  if (!Array.isArray(value))
    return isDestination(destinations, value) ? [] : mismatch(here, "a destination or a list of them", value);
  const numbers = valueOr(destinations.bareNumbers, undefined, "unknown-is-open") !== false;
  const size = brokenBound(undefined, destinations.maxItems, value.length);
  if (size !== undefined) return [{ path: here, reason: `must have ${size} destinations, but has ${value.length}` }];
  return value.flatMap((item: unknown, index) => {
    if (isDestination(destinations, item) || (numbers && isBareNumber(item))) return [];
    return mismatch([...here, index], numbers ? "a destination or a number" : "a destination", item);
  });
}

function isDestination({ pattern, maxLength }: Destinations, value: unknown): boolean {
  if (typeof value !== "string" || brokenBound(undefined, maxLength, [...value].length) !== undefined) return false;
  const form = valueOr(pattern, undefined, "unknown-is-open");
  return form === undefined || matches(form, value);
}

function isBareNumber(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
