import type { JsonObject } from "../codegen/json.ts";
import type { Decision, Ground } from "../model/decision.ts";
import type { CitedSection } from "../model/source.ts";

/** A decision for programs. Without an answer it is an open question. */
export function decisionData({ question, source, answer, appliesTo, reason, grounds }: Decision): JsonObject {
  return {
    status: answer.kind === "known" ? "decided" : "unknown",
    question,
    answer: answer.kind === "known" ? answer.text : undefined,
    appliesTo: appliesTo === "service" ? undefined : appliesTo,
    reason,
    leftOpenBy: source && citedData(source),
    grounds: grounds.map((ground) => (ground.kind === "project" ? { kind: "project" } : citedData(ground.cited))),
  };
}

function citedData({ source, section }: CitedSection): JsonObject {
  return {
    kind: source.kind,
    title: source.title,
    edition: source.edition,
    section: section.name,
    about: section.title,
    address: section.address ?? source.address,
  };
}

/** The parts of a decision in sentences. */
export interface DecisionProse {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Undefined where the answer holds for the service. */
  readonly appliesTo: string | undefined;
  readonly reason: string;
  /** What leaves the question open; undefined where no document is involved. */
  readonly leftOpenBy: string | undefined;
  readonly grounds: readonly { readonly text: string }[];
}

export function decisionProse({ id, question, source, answer, appliesTo, reason, grounds }: Decision): DecisionProse {
  return {
    id,
    question,
    answer: answer.kind === "unknown" ? "Not known yet." : answer.text,
    appliesTo: appliesTo === "service" ? undefined : "the reference server only",
    reason,
    leftOpenBy: source && citedProse(source),
    grounds: grounds.map((ground) => ({ text: groundProse(ground) })),
  };
}

function groundProse(ground: Ground): string {
  return ground.kind === "project" ? "the project's own choice" : citedProse(ground.cited);
}

/** Such as `RFC 9110 (June 2022), section “15.5.6”: Method not allowed. https://…`. */
function citedProse({ source, section }: CitedSection): string {
  const address = section.address ?? source.address;
  return `${source.title} (${source.edition}), section “${section.name}”: ${section.title}.${address === undefined ? "" : ` ${address}`}`;
}
