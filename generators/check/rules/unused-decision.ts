import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Rule } from "../rule.ts";

/** A decision that no fact rests on is a leftover, or a fact that forgot to cite it. */
export const unusedDecision: Rule = {
  code: "unused-decision",
  check({ decisions, citations }, report) {
    const cited = new Set(citations.map((citation) => citation.decision));
    for (const { id, place } of decisions) {
      if (!cited.has(id)) report(diagnostic("unused-decision", place, { decision: id }));
    }
  },
};
