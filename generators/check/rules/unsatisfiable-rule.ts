import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Rule } from "../rule.ts";
import { commonFaults, relatedRules, ruleLists, firstUnsatisfiable } from "../rule-problems.ts";
import { necessaryRules } from "../rule-search.ts";

/** Some request must keep all rules of a list. Otherwise every request is refused. */
export const unsatisfiableRule: Rule = {
  code: "unsatisfiable-rule",
  readsPlaces: true,
  check(model, report) {
    const candidates = ruleLists(model).flatMap(({ subject, problem }) => {
      const { constraints } = problem;
      const first = firstUnsatisfiable(problem);
      const keeps = constraints.slice(0, first === undefined ? 0 : constraints.indexOf(first) + 1);
      return constraints.map((one) => {
        const causes = one === first ? necessaryRules(problem, { keeps }).filter((other) => other !== one) : undefined;
        return { subject, place: one.place, causes };
      });
    });
    for (const { subject, place, causes } of commonFaults(candidates)) {
      const related = relatedRules(causes, "it contradicts this rule");
      report(diagnostic("unsatisfiable-rule", place, { subject }, { related }));
    }
  },
};
