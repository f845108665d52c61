import type { Service } from "../../../../generators/model/model.ts";
import type { Dictionary } from "./dictionary.ts";

/** Returns a text form of a part of a model without its places, because these change. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => (/[pP]laces?$/.test(name) ? undefined : inner)) ?? "";
}

/** The input from which test values are derived: the values in two specs, and a test for the parts that differ. */
export interface Around {
  readonly dictionary: Dictionary;
  readonly isChanged: IsChanged;
}

export type IsChanged = (part: unknown) => boolean;

/**
 * Returns a test for parts of one spec that are missing in another. Only these are worth trying with each value. A
 * statement about all values changes each of them.
 */
export function changedFrom(service: Service, other: Service): IsChanged {
  const texts = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || value instanceof Map) return;
    texts.add(textOf(value));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(other);
  if (ofAllValues(service) !== ofAllValues(other)) return () => true;
  return (part) => !texts.has(textOf(part));
}

function ofAllValues(service: Service): string {
  return textOf(
    service.kind === "resource" ? [service.timestamps, service.unknownFields] : [service.wire, service.limits],
  );
}
