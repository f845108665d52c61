import type { Place } from "./place.ts";

/**
 * The kinds of sources: the documentation of a service, facts known in addition to it, recorded responses, and the
 * system's published source code or manual.
 */
export const SOURCE_KINDS = ["document", "facts", "recording", "published"] as const;
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
