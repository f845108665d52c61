import type { Migration, ReleaseMigrations } from "./migration.ts";
import type { Place } from "./place.ts";
import type { Cause, Verdicts } from "./verdict.ts";

/** The sections of a changelog, in their order. */
export const entryKinds = ["added", "changed", "deprecated", "removed", "fixed", "security"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a release is to those who use a package, the greatest first. */
export const levels = ["major", "minor", "patch", "none"] as const;
export type Level = (typeof levels)[number];

/** One thing that is new in a release, as people read it. */
export interface ReleaseEntry {
  readonly kind: EntryKind;
  /** The packages that it concerns, and the level that it asks of each. */
  readonly packages: readonly PackageLevel[];
  readonly text: string;
  /** What to do about it, for the users of any of the packages. */
  readonly remedy: string | undefined;
  /** The same where the users of some packages have something else to do. */
  readonly remedies: readonly PackageRemedy[];
  /** The change of the spec that it tells of; undefined in what people noted. */
  readonly change: ReleasedChange | undefined;
  readonly place: Place;
}

/** A change of the spec, as the record of a release keeps it. */
export interface ReleasedChange {
  /** Its class, which a later version of Kiln may have no more. */
  readonly id: string;
  /** Sixteen digits that tell it from all others. */
  readonly fingerprint: string;
  /** What changed, from the outside in: `service library / module books / parameter year`. */
  readonly subject: string;
  readonly cause: Cause;
  readonly verdicts: Verdicts;
  /** The two values, cut short; undefined where there was, or is, none, or where the text says it all. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** What `kiln migrate` makes of it; undefined where it does nothing. */
  readonly migration: Migration["kind"] | undefined;
}

/** What the users of some packages have to do about a change. */
export interface PackageRemedy {
  readonly packages: readonly string[];
  readonly text: string;
}

export interface PackageLevel {
  /** The folder of the package below `packages/`. */
  readonly name: string;
  readonly level: Level;
  readonly place: Place;
}

/** The version that a package has in a release. */
export interface ReleasedPackage {
  readonly name: string;
  readonly version: string;
  readonly place: Place;
}

/** A record of `spec/releases/`: what went out, and what was new in it. */
export interface Release {
  readonly version: string;
  /** The version of the release that it follows; undefined where its record does not name one. */
  readonly base: string | undefined;
  readonly date: string;
  /** The checksum of the spec that it was made of; undefined where people have left it out. */
  readonly spec: string | undefined;
  readonly summary: string | undefined;
  readonly packages: readonly ReleasedPackage[];
  readonly entries: readonly ReleaseEntry[];
  /** What it asks of code that uses the packages. */
  readonly migrations: ReleaseMigrations;
  readonly place: Place;
  readonly places: { readonly date: Place; readonly base: Place | undefined };
}

/** A note for the next release, which people write of what the spec does not say: a file of `spec/releases/next/`. */
export interface ReleaseNote extends ReleaseEntry {
  readonly file: string;
}

/** The version of a package, and the one that follows. */
export interface PackageVersion {
  /** The folder of the package below `packages/`. */
  readonly package: string;
  readonly from: string;
  readonly to: string;
  readonly level: Level;
  /** The fingerprints of the changes that ask for this level; empty where something else does. */
  readonly because: readonly string[];
}

/** The greatest of several; `none` of none. */
export function greatest(all: readonly Level[]): Level {
  return levels.find((level) => all.includes(level)) ?? "none";
}
