import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { knownPatterns, shortened, whyInvalid } from "../known.ts";
import { canBeSlow } from "../pattern/can-be-slow.ts";
import type { Rule } from "../rule.ts";

/** Patterns must be fast, because servers and clients match untrusted input with them. */
export const slowPattern: Rule = {
  code: "slow-pattern",
  check(model, report) {
    for (const { pattern, place } of knownPatterns(model)) {
      if (whyInvalid(pattern) !== undefined || !canBeSlow(pattern)) continue;
      report(diagnostic("slow-pattern", place, { pattern: shortened(pattern) }));
    }
  },
};
