import type { DecisionId } from "./fact.ts";
import type { Place } from "./place.ts";

/** An entry of `spec/decisions.yaml`: a question that a source document leaves open, and the project's answer. */
export interface Decision {
  readonly id: DecisionId;
  readonly question: string;
  /** The section that leaves the question open; `undefined` if no document is involved. */
  readonly source: CitedSection | undefined;
  readonly answer: Answer;
  /** The scope of the answer: the service that the documents describe, or only the reference server. */
  readonly appliesTo: "service" | "reference-server";
  readonly reason: string;
  readonly grounds: readonly Ground[];
  readonly groundsPlace: Place;
  readonly place: Place;
}

export type Answer = { readonly kind: "known"; readonly text: string } | { readonly kind: "unknown" };

/** Returns whether a decision is an open question of the project itself, which no document raises. */
export function isOwnQuestion({ answer, source }: Decision): boolean {
  return answer.kind === "unknown" && source === undefined;
}

/** The basis of an answer: a section of a source, or the project's own choice. */
export type Ground = { readonly kind: "section"; readonly cited: CitedSection } | { readonly kind: "project" };

/**
 * Returns whether the project chose the answer for the service that it describes. Such a choice is part of that API,
 * not a claim about an external system.
 */
export function isOwnChoice({ answer, appliesTo, grounds }: Decision): boolean {
  return answer.kind === "known" && appliesTo === "service" && grounds.some(({ kind }) => kind === "project");
}

/** Returns all sections that a decision cites: the one that leaves the question open, and the grounds of the answer. */
export function citedSections({ source, grounds }: Decision): readonly CitedSection[] {
  const basedOn = grounds.flatMap((ground) => (ground.kind === "section" ? [ground.cited] : []));
  return source === undefined ? basedOn : [source, ...basedOn];
}

/**
 * The kinds of sources: the documentation of a service, facts known in addition to it, recorded responses, and the
 * system's published source code or manual.
 */
const SOURCE_KINDS = ["document", "facts", "recording", "published"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A file of `spec/sources/`: a source that decisions cite. The repository contains the citation, not the text. */
export interface Source {
  readonly id: string;
  readonly kind: SourceKind;
  readonly title: string;
  /** The version or date of the source. */
  readonly edition: string;
  readonly address: string | undefined;
  /** The checksum of the text, such as `sha256:…`. */
  readonly checksum: string | undefined;
  readonly sections: readonly Section[];
  readonly place: Place;
}

export interface Section {
  readonly name: string;
  /** The topic of the section, in the project's own words. */
  readonly title: string;
  readonly address: string | undefined;
  /** The error codes that the section mentions. */
  readonly codes: readonly string[];
  readonly place: Place;
}

export interface CitedSection {
  readonly source: Source;
  readonly section: Section;
}
