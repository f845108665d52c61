import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { citedSections, type Decision } from "../../model/decision.ts";
import type { Rule } from "../rule.ts";

/** A decision about an error code must cite a source that mentions the code, or state that the project chose it. */
export const codeNotInGround: Rule = {
  code: "code-not-in-ground",
  check(model, report) {
    const known = new Set(model.services.flatMap(({ errors }) => errors.map(({ code }) => plain(code))));
    for (const decision of model.decisions) {
      const missing = codesWithoutGround(decision, known);
      if (missing.length === 0) continue;
      const codes = missing.map((code) => `“${code}”`).join(", ");
      report(diagnostic("code-not-in-ground", decision.groundsPlace, { decision: decision.id, codes }));
    }
  },
};

function codesWithoutGround(decision: Decision, known: ReadonlySet<string>): readonly string[] {
  const { answer, grounds } = decision;
  if (answer.kind === "unknown" || grounds.some(({ kind }) => kind === "project")) return [];
  const named = new Set(
    [...answer.text.matchAll(/`([^`]+)`/g)].map(([, text]) => text!).filter((text) => known.has(text)),
  );
  const mentioned = new Set(citedSections(decision).flatMap(({ section }) => section.codes.map(plain)));
  return [...named].filter((code) => !mentioned.has(code));
}

/** Returns the code as it is usually written, without the placeholder for a parameter's name: `badid_`. */
function plain(code: string): string {
  return code.replace("{wireName}", "");
}
