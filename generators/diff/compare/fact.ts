import { isUnknown, matchFact, type DecisionId, type Fact, type Origin, type Status } from "../../model/fact.ts";
import type { ChangeId } from "../classes.ts";
import { difference, type Comparison, type Site } from "../change.ts";
import { optional } from "./same.ts";
import { within } from "./node.ts";

interface Parts<Value> {
  readonly status: Status;
  readonly value: Value | undefined;
  readonly decision: DecisionId | undefined;
}

/**
 * Compares facts: their values and their origins. If a side is unknown or depends on a decision about an outside
 * system, the API is unchanged. Only the knowledge about it has changed.
 */
export function fact<Value>(compare: Comparison<Value>, learned: "fact" | "type" = "fact"): Comparison<Fact<Value>> {
  return (site, before, after) => {
    const [old, now] = [partsOf(before), partsOf(after)];
    const inside = within(site, before, after);
    if (old.value === undefined || now.value === undefined) return known(inside, old, now, learned);
    const values = compare(inside, old.value, now.value);
    return values.some(({ kind }) => kind === "difference") ? values : [...values, ...standing(inside, old, now)];
  };
}

/** Compares facts that may be missing. An open question of the project is treated as missing from its API. */
export function factOr<Value>(
  added: ChangeId,
  removed: ChangeId,
  compare: Comparison<Value>,
): Comparison<Fact<Value> | undefined> {
  const compareFacts = optional(added, removed, fact(compare));
  return (site, before, after) => {
    const isOpened =
      before !== undefined && isOwn(before, site.ownChoices.before) && after !== undefined && isUnknown(after);
    const isChosen =
      after !== undefined && isOwn(after, site.ownChoices.after) && before !== undefined && isUnknown(before);
    return compareFacts(site, isChosen ? undefined : before, isOpened ? undefined : after);
  };
}

function isOwn(claim: Fact<unknown>, choices: ReadonlySet<DecisionId>): boolean {
  return matchFact(claim, {
    documented: () => false,
    decided: (_, decision) => choices.has(decision),
    unknown: () => false,
  });
}

export const origin: Comparison<Origin> = (site, before, after) =>
  standing(site, { ...before, value: true }, { ...after, value: true });

function known(
  site: Site,
  before: Parts<unknown>,
  after: Parts<unknown>,
  learned: "fact" | "type",
): ReturnType<Comparison<never>> {
  if (before.status === "unknown" && after.status === "unknown") return standing(site, before, after);
  const id = after.status === "unknown" ? (`${learned}-forgotten` as const) : (`${learned}-learned` as const);
  return [difference(id, site, before.value, after.value)];
}

/** Compares the status and the decision of equal values. */
function standing(site: Site, before: Parts<unknown>, after: Parts<unknown>): ReturnType<Comparison<never>> {
  if (before.status !== after.status) {
    return [
      difference(
        after.status === "documented" ? "fact-confirmed" : "fact-withdrawn",
        { ...site, cause: "knowledge" },
        before.decision,
        after.decision,
      ),
    ];
  }
  return before.decision === after.decision
    ? []
    : [difference("decision-replaced", site, before.decision, after.decision)];
}

function partsOf<Value>(claim: Fact<Value>): Parts<Value> {
  return matchFact<Value, Parts<Value>>(claim, {
    documented: (value) => ({ status: "documented", value, decision: undefined }),
    decided: (value, decision) => ({ status: "decided", value, decision }),
    unknown: (decision) => ({ status: "unknown", value: undefined, decision }),
  });
}
