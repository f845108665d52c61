import type { SpecDocument } from "../load/tree.ts";
import { judge, unknownToService } from "./judge/judge.ts";
import type { Protocol } from "./judge/protocol.ts";
import { queryProtocol } from "./judge/query-protocol.ts";
import { resourceProtocol } from "./judge/resource-protocol.ts";
import type { Verdict } from "./judge/verdict.ts";
import { runCases, type Manners, type Run, type Sent, type World } from "./run/run.ts";
import type { Target } from "./run/target.ts";
import type { Case } from "./suite/case.ts";
import { claimKey } from "./suite/claim.ts";

/** The result of a run: what was sent, and a verdict for each claim of each response. */
export interface Verification extends Run {
  readonly verdicts: readonly Verdict[];
}

/**
 * Runs the cases that have no verdicts yet, and judges their responses. Known verdicts are dropped if the claim of their
 * case has changed. `notify` is called after each case.
 */
export async function verifyCases(
  cases: readonly Case[],
  known: ReadonlyMap<string, readonly Verdict[]>,
  targets: ReadonlyMap<string, Target>,
  documents: readonly SpecDocument[],
  manners: Manners,
  world: World,
  notify: (one: Case, verdicts: readonly Verdict[]) => void = () => {},
): Promise<Verification> {
  const protocols = new Map([...targets].map(([id, target]) => [id, protocolOf(target, documents)]));
  const accepted = new Set<string>();
  /** The reasons why the service does not know the module of a base. */
  const lost = new Map<string, string>();
  const verdicts: Verdict[] = [];
  const add = (one: Case, found: readonly Verdict[]): void => {
    const [{ kind, observed }] = found as [Verdict];
    if (kind === "confirmed") accepted.add(one.id);
    if (observed.startsWith(unknownToService)) lost.set(one.id, observed);
    verdicts.push(...found);
  };
  const isKnown = ({ id, claim }: Case): boolean => {
    const first = known.get(id)?.[0];
    return first !== undefined && claimKey(first.claim) === claimKey(claim);
  };
  for (const one of cases.filter(isKnown)) add(one, known.get(one.id)!);
  const rest = cases.filter((one) => !isKnown(one));
  const take = (one: Case, sent: Sent): void => {
    const isBaseAccepted = one.base === undefined || accepted.has(one.base);
    const found = judge(one, sent, protocols.get(one.service)!, isBaseAccepted);
    add(one, found);
    notify(one, found);
  };
  const run = await runCases(rest, targets, manners, world, take, ({ base = "" }) => lost.get(base));
  return { ...run, verdicts };
}

export function protocolOf({ service }: Target, documents: readonly SpecDocument[]): Protocol {
  return service.kind === "query" ? queryProtocol(service, documents) : resourceProtocol(service);
}
