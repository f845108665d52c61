import { compile, type LoadResult } from "../../generators/index.ts";
import type { Claim } from "./claim.ts";
import { claimsOf } from "./claims-of.ts";
import { compareClaims } from "./compare-claims.ts";
import { decidedFaults } from "./decided-values.ts";
import { statementsOf } from "./statements.ts";

export type SpecJudge = (loaded: LoadResult) => readonly string[];

/**
 * Creates a judge that checks a spec like the compiler and the tests of the spec. It reports the errors. If there are
 * none, it reports warnings and differences from the documents and the decisions.
 */
export function specJudge(services: readonly string[]): SpecJudge {
  return judgeBy(new Map(services.map((id) => [id, statementsOf(id)])));
}

/** Returns the same judge with separate statements for each service. */
export function judgeBy(stated: ReadonlyMap<string, Claim>): SpecJudge {
  return (loaded) => {
    const { model, diagnostics } = compile(loaded, []);
    const reported = diagnostics.map(({ code, message }) => `${code}: ${message}`);
    if (model === undefined) return reported;
    const found = new Map(model.services.map((service) => [service.id, claimsOf(service)]));
    return [
      ...reported,
      ...[...stated].flatMap(([id, claim]) => compareClaims(claim, found.get(id)!, [id])),
      ...decidedFaults(model),
    ];
  };
}
