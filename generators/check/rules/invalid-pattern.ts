import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { knownPatterns, shortened, whyInvalid } from "../known.ts";
import type { Rule } from "../rule.ts";

export const invalidPattern: Rule = {
  code: "invalid-pattern",
  check(model, report) {
    for (const { pattern, place } of knownPatterns(model)) {
      const reason = whyInvalid(pattern);
      if (reason !== undefined)
        report(diagnostic("invalid-pattern", place, { pattern: shortened(pattern), reason: shortened(reason) }));
    }
  },
};
