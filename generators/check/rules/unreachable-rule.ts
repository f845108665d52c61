import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Rule } from "../rule.ts";
import { commonFaults, relatedRules, ruleLists, firstUnsatisfiable } from "../rule-problems.ts";
import { findRequest, necessaryRules } from "../rule-search.ts";

/** Some request must break a rule without breaking an earlier one. Otherwise the error of the rule is never returned. */
export const unreachableRule: Rule = {
  code: "unreachable-rule",
  check(model, report) {
    const candidates = ruleLists(model)
      .filter(({ isOrdered, problem }) => isOrdered && firstUnsatisfiable(problem) === undefined)
      .flatMap(({ subject, problem }) =>
        problem.constraints.map((breaks, index) => {
          const goal = { keeps: problem.constraints.slice(0, index), breaks };
          const isUnreachable = breaks.refuses && findRequest(problem, goal) === undefined;
          return { subject, place: breaks.place, causes: isUnreachable ? necessaryRules(problem, goal) : undefined };
        }),
      );
    for (const { subject, place, causes } of commonFaults(candidates)) {
      const related = relatedRules(causes, "such a request breaks this rule first");
      report(diagnostic("unreachable-rule", place, { subject }, { related }));
    }
  },
};
