import type { Rule } from "../rule.ts";
import { moduleContradictions, operationContradictions } from "../values/contradictions.ts";
import { reportExamples } from "../values/rule-faults.ts";

/**
 * The values of an example must not contradict each other, even if each one is valid: an id, an alias, a filter, a
 * limit.
 */
export const inconsistentExample: Rule = {
  code: "inconsistent-example",
  check(model, report) {
    reportExamples(
      model,
      "inconsistent-example",
      { operation: operationContradictions, module: moduleContradictions },
      report,
    );
  },
};
