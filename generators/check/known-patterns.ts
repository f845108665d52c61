import type { Fact } from "../model/fact.ts";
import type { Model } from "../model/model.ts";
import type { Place } from "../model/place.ts";
import { resourceServices } from "../model/queries.ts";
import { knownResultTypes } from "./known-results.ts";
import { knownTypes } from "./known-types.ts";

export interface KnownPattern {
  readonly pattern: string;
  readonly place: Place;
}

/** Yields every regular expression in the spec. */
export function* knownPatterns(model: Model): Generator<KnownPattern> {
  for (const service of model.services) {
    for (const { missing } of service.valueSets) yield* known(missing?.pattern);
  }
  for (const type of knownTypes(model)) {
    if (type.kind === "string") yield* known(type.pattern);
  }
  for (const { field, type } of knownResultTypes(model)) {
    if (type.kind === "text" && type.pattern !== undefined) yield { pattern: type.pattern, place: field.place };
  }
  for (const { destinations } of resourceServices(model).flatMap((service) => service.resources)) {
    yield* known(destinations?.pattern);
  }
}

function* known(pattern: Fact<string> | undefined): Generator<KnownPattern> {
  const text = pattern?.value;
  if (pattern !== undefined && text !== undefined) yield { pattern: text, place: pattern.place };
}

export function shortened(pattern: string): string {
  return pattern.length <= 200 ? pattern : `${pattern.slice(0, 199)}…`;
}

/**
 * Returns the reason why a pattern is invalid, or `undefined` if it is valid. JSON Schema patterns are ECMA-262 regular
 * expressions with the flag `u`.
 */
export function whyInvalid(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    return (error as SyntaxError).message.replace(/^Invalid regular expression: (?:\/.*\/u: )?/s, "");
  }
}
