import type { SpecDocument } from "../load/document.ts";
import { judge } from "./judge/judge.ts";
import type { Protocol } from "./judge/protocol.ts";
import { queryProtocol } from "./judge/query-protocol.ts";
import { resourceProtocol } from "./judge/resource-protocol.ts";
import type { Verdict } from "./judge/verdict.ts";
import { runCases, type Manners, type Run, type World } from "./run/run.ts";
import type { Target } from "./run/target.ts";
import type { Case } from "./suite/case.ts";

/** The result of a run: what was sent, and a verdict for each claim of each response. */
export interface Verification extends Run {
  readonly verdicts: readonly Verdict[];
}

/** Runs the cases and judges their responses. `notify` is called after each case. */
export async function verifyCases(
  cases: readonly Case[],
  targets: ReadonlyMap<string, Target>,
  documents: readonly SpecDocument[],
  manners: Manners,
  world: World,
  notify: (one: Case, verdicts: readonly Verdict[]) => void = () => {},
): Promise<Verification> {
  const protocols = new Map([...targets].map(([id, target]) => [id, protocolOf(target, documents)]));
  const accepted = new Set<string>();
  const verdicts: Verdict[] = [];
  const run = await runCases(cases, targets, manners, world, (one, sent) => {
    const isBaseAccepted = one.base === undefined || accepted.has(one.base);
    const found = judge(one, sent, protocols.get(one.service)!, isBaseAccepted);
    if (found[0]!.kind === "confirmed") accepted.add(one.id);
    verdicts.push(...found);
    notify(one, found);
  });
  return { ...run, verdicts };
}

function protocolOf({ service }: Target, documents: readonly SpecDocument[]): Protocol {
  return service.kind === "query" ? queryProtocol(service, documents) : resourceProtocol(service);
}
