import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../../model/model.ts";
import type { Place } from "../../model/place.ts";
import { resourceServices } from "../../model/queries.ts";
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
    for (const set of service.valueSets) if (set.missing?.pattern !== undefined) yield { pattern: set.missing.pattern, place: set.missing.place };
  }
  for (const type of knownTypes(model)) {
    const pattern = type.kind === "string" ? type.pattern : undefined;
    if (pattern !== undefined && pattern.status !== "unknown") yield { pattern: pattern.value, place: pattern.place };
  }
  for (const { destinations } of resourceServices(model).flatMap((service) => service.resources)) {
    if (destinations && destinations.pattern.status !== "unknown") yield { pattern: destinations.pattern.value, place: destinations.pattern.place };
  }
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
