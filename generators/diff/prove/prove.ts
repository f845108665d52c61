import type { Change } from "../change.ts";
import type { ChangeId } from "../classes.ts";
import { pathText } from "../site.ts";
import { worst, type Verdict, type Verdicts } from "../../model/verdict.ts";
import { attribute, type Attributed, type Attribution } from "./attribute.ts";
import { findFaults } from "./find-faults.ts";
import { compiledAudiences, type CompiledAudience, type Proof, type Proofs } from "./proof.ts";
import type { Texts } from "./texts.ts";
import type { TypeScript } from "./typescript.ts";

/** The changes, each with what the compiler of TypeScript says of it, and with verdicts that follow. */
export function prove(
  ts: TypeScript,
  changes: readonly Change[],
  texts: { readonly before: Texts; readonly after: Texts },
): readonly Change[] {
  const attribution = attribute(changes, findFaults(ts, texts));
  return changes.map((change) => {
    if (beyondTypes.has(change.id)) return change;
    const proof = proofsOf(change, attribution);
    const verdicts = verdictsBy(proof, change.verdicts);
    // Code with the old name compiles, and means something else.
    const isExchanged = verdicts.compiles === "compatible" && changes.some((other) => takesNameOf(other, change));
    return { ...change, proof, verdicts: isExchanged ? { ...verdicts, compiles: "risk" } : verdicts };
  });
}

/** Returns whether one change gave a thing the name that another change took from a sibling. */
function takesNameOf(other: Change, change: Change): boolean {
  const isBeside = pathText(other.path.slice(0, -1)) === pathText(change.path.slice(0, -1));
  return [other, change].every(({ id }) => id.endsWith("-renamed")) && isBeside && other.after === change.before;
}

/**
 * What matters to who compiles, and is in no declaration, or in the result of a function that depends on its call, such
 * as `wait`.
 */
const beyondTypes: ReadonlySet<ChangeId> = new Set(["node-range-changed", "poll-result-changed"]);

/** Changes that make new calls possible, and may refuse some of these. */
const additions: ReadonlySet<ChangeId> = new Set([
  "module-added",
  "generator-added",
  "parameter-added",
  "rule-for-new-parameter",
]);

function proofsOf(change: Change, { byChange, others }: Attribution): Proofs {
  const own = (byChange.get(change) ?? []).filter(
    ({ fault }) => fault?.isRefusal !== true || !additions.has(change.id),
  );
  const forAudience = (audience: CompiledAudience): Proof => {
    const found = own.filter((one) => one.audience === audience);
    const isOpen = found.length === 0 && others.some((one) => one.fault !== undefined && one.audience === audience);
    return isOpen ? open : proofOf(found, change.verdicts[audience]);
  };
  return { compiles: forAudience("compiles"), serves: forAudience("serves") };
}

const open: Proof = {
  proved: "unproved",
  declarations: [],
  message: "Declarations differ, but the change that causes this is unknown.",
};

function proofOf(found: readonly Attributed[], verdict: Verdict): Proof {
  const faults = found.flatMap(({ finding, fault }) =>
    fault === undefined ? [] : [{ title: titled(finding.title, fault.trail), fault }],
  );
  const declarations = [...new Set(found.map(({ finding, fault }) => titled(finding.title, fault?.trail ?? [])))];
  if (faults.length === 0) {
    const message =
      declarations.length === 0
        ? "No declaration differs."
        : "Code written for the old declarations compiles with the new ones.";
    return { proved: "compatible", declarations, message };
  }
  const proved = (["breaking", "risk", "unproved"] as const).find((kind) =>
    faults.some(({ fault }) => fault.proved === kind),
  )!;
  const [first, ...more] = faults.filter(({ fault }) => fault.proved === proved);
  const message = `${first!.title} ${first!.fault.says}${more.length === 0 ? "" : `, and ${more.length} similar differences`}.`;
  return {
    proved,
    declarations,
    message: proved === "unproved" ? `Not proved; “${verdict}” is the verdict of its class: ${message}` : message,
  };
}

function titled(title: string, trail: readonly string[]): string {
  return [title, ...trail].join(".");
}

/**
 * Who compiles is told what was proved. A server may have to do something else although its types fit: that is a risk,
 * as far as the class says that it breaks.
 */
function verdictsBy(proofs: Proofs, verdicts: Verdicts): Verdicts {
  const proved = Object.fromEntries(
    compiledAudiences.map((audience) => [audience, followed(audience, proofs[audience], verdicts[audience])]),
  );
  return { ...verdicts, ...proved };
}

function followed(audience: CompiledAudience, { proved }: Proof, verdict: Verdict): Verdict {
  if (proved === "unproved") return verdict;
  if (audience === "serves")
    return proved === "compatible"
      ? verdict === "breaking"
        ? "risk"
        : verdict
      : worst([proved, verdict === "breaking" ? proved : verdict]);
  return proved === "compatible" && verdict === "none" ? "none" : proved;
}
