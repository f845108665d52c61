import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Rule } from "../rule.ts";
import { remembered } from "../../model/memo.ts";
import {
  type Candidate,
  type RuleList,
  commonFaults,
  relatedRules,
  ruleLists,
  firstUnsatisfiable,
} from "../rule-problems.ts";
import { findRequest, necessaryRules } from "../rule-search.ts";

/** Some request must break a rule without breaking an earlier one. Otherwise the error of the rule is never returned. */
export const unreachableRule: Rule = {
  code: "unreachable-rule",
  readsPlaces: true,
  check(model, report) {
    const candidates = ruleLists(model)
      .filter(({ isOrdered, problem }) => isOrdered && firstUnsatisfiable(problem) === undefined)
      .flatMap(candidatesIn);
    for (const { subject, place, causes } of commonFaults(candidates)) {
      const related = relatedRules(causes, "such a request breaks this rule first");
      report(diagnostic("unreachable-rule", place, { subject }, { related }));
    }
  },
};

const candidatesIn = remembered(({ subject, problem }: RuleList): readonly Candidate[] =>
  problem.constraints.map((breaks, index) => {
    const goal = { keeps: problem.constraints.slice(0, index), breaks };
    const isUnreachable = breaks.refuses && findRequest(problem, goal) === undefined;
    return { subject, place: breaks.place, causes: isUnreachable ? necessaryRules(problem, goal) : undefined };
  }),
);
