import type { JsonObject } from "../codegen/json.ts";
import type { CitedSection, Decision, Ground } from "../model/decision.ts";
import { whereKnown } from "../model/fact.ts";
import type { Model, Service } from "../model/model.ts";
import type { OpenFact } from "../model/service.ts";
import { statusRemark } from "./marks.ts";

/** Returns a decision as data for programs. Without an answer, it is an open question. */
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
  /** The scope of the answer, or `undefined` if it applies to the whole service. */
  readonly appliesTo: string | undefined;
  readonly reason: string;
  /** The source that leaves the question open, or `undefined` if no document is involved. */
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

/** Cites a section: `RFC 9110 (June 2022), section “15.5.6”: Method not allowed. https://…`. */
function citedProse({ source, section }: CitedSection): string {
  const address = section.address ?? source.address;
  return `${source.title} (${source.edition}), section “${section.name}”: ${section.title}.${address === undefined ? "" : ` ${address}`}`;
}

/**
 * The names of facts by which readers judge a whole service: who wrote the descriptions, and whether anything was
 * verified.
 */
const factsOfBasis: ReadonlySet<string> = new Set(["verification", "descriptions"]);

export function isOfBasis({ name }: OpenFact): boolean {
  return factsOfBasis.has(name);
}

/** Describes the basis of a service's description, in a sentence or two for each fact with one of these names. */
export function basisNotes({ facts }: Service): readonly string[] {
  const known = facts.filter(isOfBasis);
  return known.map(({ text }) =>
    whereKnown(
      text,
      (words) => words + statusRemark(text),
      () => `Not known${statusRemark(text)}.`,
    ),
  );
}

/** Returns the decisions without an answer, in the order of their file. */
export function openQuestions({ decisions }: Model): readonly { readonly id: string; readonly question: string }[] {
  return decisions.filter(({ answer }) => answer.kind === "unknown").map(({ id, question }) => ({ id, question }));
}
