import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { remembered } from "../../model/memo.ts";
import type { Rule } from "../rule.ts";
import { commonFaults, relatedRules, ruleLists, firstUnsatisfiable, type RuleList } from "../rule-problems.ts";
import { findRequest, necessaryRules } from "../rule-search.ts";

/** Some request with the parameter or field must keep all rules. Otherwise it can never be used. */
export const unusableParameter: Rule = {
  code: "unusable-parameter",
  readsPlaces: true,
  check(model, report) {
    const candidates = ruleLists(model)
      .filter(({ problem }) => firstUnsatisfiable(problem) === undefined)
      .flatMap((list) => {
        const unusable = unusableNames(list);
        return list.members.map(({ name, place }) => ({
          subject: list.subject,
          name,
          place,
          causes: unusable.has(name)
            ? necessaryRules(list.problem, { keeps: list.problem.constraints, has: name })
            : undefined,
        }));
      });
    for (const { subject, name, place, causes } of commonFaults(candidates)) {
      const related = relatedRules(causes, "because of this rule");
      report(diagnostic("unusable-parameter", place, { subject, name }, { related }));
    }
  },
};

const unusableNames = remembered(({ members, problem }: RuleList): ReadonlySet<string> => {
  const named = new Set(problem.constraints.flatMap(({ names }) => names));
  const usable = new Set<string>();
  const unusable = new Set<string>();
  for (const { name } of members) {
    if (usable.has(name) || !named.has(name)) continue;
    const request = findRequest(problem, { keeps: problem.constraints, has: name });
    if (request === undefined) unusable.add(name);
    else for (const [other, { isPresent }] of request) if (isPresent) usable.add(other);
  }
  return unusable;
});
