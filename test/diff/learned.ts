import { join } from "node:path";
import type { Change, Model } from "../../generators/index.ts";
import type { Service } from "../../generators/model/model.ts";
import { isOwnChoice } from "../../generators/model/decision.ts";
import { claimsOf, otherValues, withClaims, type Claim } from "./facts.ts";
import { changesBetween, modelOf, root } from "./support.ts";

export const real = modelOf(root);

const ownChoices: ReadonlySet<string | undefined> = new Set(real.decisions.filter(isOwnChoice).map(({ id }) => id));

/** Claims about the real system that no document states, so that more may be learned about them. */
export const open: readonly Claim[] = claimsOf(real).filter(
  ({ status, decision }) => status !== "documented" && !ownChoices.has(decision),
);

/** Choices of the project about the API itself. */
export const chosen: readonly Claim[] = claimsOf(real).filter(
  ({ status, decision }) => status === "decided" && ownChoices.has(decision),
);

const other = otherValues([...claimsOf(real), ...claimsOf(modelOf(join(root, "test/fixtures/complete")))]);

interface Learning {
  readonly of: readonly Claim["status"][];
  readonly change: (node: Readonly<Record<string, unknown>>, claim: Claim) => unknown;
}

/** Ways to learn more about a claim. An origin has no value, so only its status and decision can change. */
export const learnings: Readonly<Record<string, Learning>> = {
  "decided by another decision": { of: ["decided", "unknown"], change: (node) => ({ ...node, decision: "D-999" }) },
  "documented as it was decided": {
    of: ["decided"],
    change: (node) => ({ ...node, status: "documented", decision: undefined }),
  },
  "decided otherwise": { of: ["decided"], change: (node, claim) => ({ ...node, ...valueIn(claim) }) },
  "documented otherwise": {
    of: ["decided"],
    change: (node, claim) => ({ ...node, status: "documented", decision: undefined, ...valueIn(claim) }),
  },
  "unknown after all": {
    of: ["decided"],
    change: (node, { value }) => (value === undefined ? node : { ...node, status: "unknown", value: undefined }),
  },
  "found out and decided": {
    of: ["unknown"],
    change: (node, claim) => ({ ...node, status: "decided", value: other(claim) }),
  },
  "found out and documented": {
    of: ["unknown"],
    change: (node, claim) => ({ ...node, status: "documented", decision: undefined, value: other(claim) }),
  },
};

/** Returns the changes when all these claims are learned at once, from the current model or back to it. */
export function changesOf({ of, change }: Learning, claims: readonly Claim[], back: boolean): readonly Change[] {
  const learned = withClaims(
    real,
    claims.filter(({ status }) => of.includes(status)),
    change,
  );
  return back ? changesBetween(learned, real) : changesBetween(real, learned);
}

/** Reports the changes that claim the API itself is different. */
export function alarms(changes: readonly Change[]): readonly string[] {
  const isAlarm = ({ cause, verdicts: { sends, reads } }: Change): boolean =>
    cause !== "knowledge" || [sends, reads].some((verdict) => verdict === "breaking" || verdict === "risk");
  return changes
    .filter((change) => isAlarm(change) && !bringsChoice(change))
    .map(({ id, cause, sentence }) => `${id} (${cause}): ${sentence}`);
}

/** Returns true if the new knowledge includes a choice of the project, such as a different type with its own bound. */
function bringsChoice({ before, after }: Change): boolean {
  const text = JSON.stringify([before, after]);
  return [...ownChoices].some((id) => text.includes(`"${id}"`));
}

function valueIn(claim: Claim): object {
  return claim.value === undefined ? {} : { value: other(claim) };
}

/**
 * Returns the model without everything that depends on a decision about the real system as a whole: modules,
 * parameters, values, rules, syntaxes, deprecations.
 */
export function withoutDecided(model: Model): Model {
  return { ...model, services: model.services.map((service) => pruned(service) as Service) };
}

function pruned(node: unknown): unknown {
  if (Array.isArray(node)) return node.filter((item) => !isDecided(item)).map(pruned);
  if (typeof node !== "object" || node === null || node instanceof Map) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, inner]) => [
      key,
      optional.has(key) && isDecided(inner) ? undefined : pruned(inner),
    ]),
  );
}

const optional: ReadonlySet<string> = new Set(["syntax", "deprecated"]);

interface Decided {
  readonly origin?: { readonly decision?: string };
  readonly decision?: string;
  readonly addedBy?: string;
}

function isDecided(item: unknown): boolean {
  const { origin, decision, addedBy } = typeof item === "object" && item !== null ? (item as Decided) : {};
  return [origin?.decision, decision, addedBy].some((one) => one !== undefined && !ownChoices.has(one));
}
