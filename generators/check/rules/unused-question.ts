import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { isOwnQuestion } from "../../model/decision.ts";
import type { Rule } from "../rule.ts";

/** An unanswered question of the project that no fact cites yet. */
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
