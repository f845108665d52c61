import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { isOwnQuestion } from "../../model/decision.ts";
import type { Rule } from "../rule.ts";

/** Every decision must be cited. If no fact cites it, it is obsolete or a citation is missing. */
export const unusedDecision: Rule = {
  code: "unused-decision",
  check({ decisions, citations }, report) {
    const cited = new Set(citations.map((citation) => citation.decision));
    for (const decision of decisions) {
      if (!cited.has(decision.id) && !isOwnQuestion(decision))
        report(diagnostic("unused-decision", decision.place, { decision: decision.id }));
    }
  },
};
