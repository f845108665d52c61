import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { isOwnQuestion } from "../../model/decision.ts";
import type { Rule } from "../rule.ts";

/** Every open question of the project should be cited by a fact. */
export const unusedQuestion: Rule = {
  code: "unused-question",
  check({ decisions, citations }, report) {
    const cited = new Set(citations.map((citation) => citation.decision));
    for (const decision of decisions) {
      if (!cited.has(decision.id) && isOwnQuestion(decision))
        report(diagnostic("unused-question", decision.place, { decision: decision.id }));
    }
  },
};
