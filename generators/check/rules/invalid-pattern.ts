import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { valueOr, type Fact } from "../../model/fact.ts";
import type { Model } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { resourceServices } from "../../model/queries.ts";
import { knownResultTypes } from "../known-results.ts";
import { knownTypes } from "../known-types.ts";
import type { Rule } from "../rule.ts";

export const invalidPattern: Rule = {
  code: "invalid-pattern",
  check(model, report) {
    for (const { pattern, place } of patterns(model)) {
      const reason = whyInvalid(pattern);
      if (reason !== undefined) report(diagnostic("invalid-pattern", place, { pattern, reason }));
    }
  },
};

function* patterns(model: Model): Generator<{ readonly pattern: string; readonly place: Place }> {
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

function* known(pattern: Fact<string> | undefined): Generator<{ readonly pattern: string; readonly place: Place }> {
  const text = valueOr(pattern, undefined, "unknown-is-open");
  if (pattern !== undefined && text !== undefined) yield { pattern: text, place: pattern.place };
}

/** JSON Schema patterns are ECMA-262 with the flag u. */
function whyInvalid(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    return (error as SyntaxError).message.replace(/^Invalid regular expression: (?:\/.*\/u: )?/s, "");
  }
}
