import type { Migration, ReleaseMigrations } from "./migration.ts";
import type { Place } from "./place.ts";
import type { Cause, Verdicts } from "./verdict.ts";

/** The sections of a changelog, in order. */
export const entryKinds = ["added", "changed", "deprecated", "removed", "fixed", "security"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The effects of a release on the users of a package, greatest first. */
const levels = ["major", "minor", "patch", "none"] as const;
export type Level = (typeof levels)[number];

export interface ReleaseEntry {
  readonly kind: EntryKind;
  /** The affected packages, and the release level that each of them needs. */
  readonly packages: readonly PackageLevel[];
  readonly text: string;
  /** The required action, for the users of any of the packages. */
  readonly remedy: string | undefined;
  /** The required actions if they differ between packages. */
  readonly remedies: readonly PackageRemedy[];
  /** The spec change that the entry describes; `undefined` for a note that a person wrote. */
  readonly change: ReleasedChange | undefined;
  readonly place: Place;
}

/** A change of the spec in the record of a release. */
export interface ReleasedChange {
  /** The class of the change, which may not exist in later versions of Kiln. */
  readonly id: string;
  /** Sixteen digits that identify the change. */
  readonly fingerprint: string;
  /** The path of the changed element, from the outside in: `service library / module books / parameter year`. */
  readonly subject: string;
  readonly cause: Cause;
  readonly verdicts: Verdicts;
  /** The old and new values, shortened. `undefined` if there is no value, or if the text contains it. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The kind of migration that `kiln migrate` performs for the change; `undefined` if it does nothing. */
  readonly migration: Migration["kind"] | undefined;
}

/** The required action for the users of some packages. */
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

export interface ReleasedPackage {
  readonly name: string;
  readonly version: string;
  readonly place: Place;
}

/** A record of `spec/releases/`: the released packages and their changes. */
export interface Release {
  readonly version: string;
  /** The version of the release that this one follows, or `undefined` if its record does not name one. */
  readonly base: string | undefined;
  readonly date: string;
  /** The checksum of the spec that the release was built from; `undefined` if the release file omits it. */
  readonly spec: string | undefined;
  readonly summary: string | undefined;
  readonly packages: readonly ReleasedPackage[];
  readonly entries: readonly ReleaseEntry[];
  /** The migrations that the release requires in code that uses the packages. */
  readonly migrations: ReleaseMigrations;
  readonly place: Place;
  readonly places: { readonly date: Place; readonly base: Place | undefined };
}

/** A note for the next release about a change that is not in the spec: a file of `spec/releases/next/`. */
export interface ReleaseNote extends ReleaseEntry {
  readonly file: string;
}

export interface PackageVersion {
  /** The folder of the package below `packages/`. */
  readonly package: string;
  readonly from: string;
  readonly to: string;
  readonly level: Level;
  /** The fingerprints of the changes that require this level. Empty if the level has another cause. */
  readonly because: readonly string[];
}

/** Returns the greatest of several levels, or `none` if there are none. */
export function greatest(all: readonly Level[]): Level {
  return levels.find((level) => all.includes(level)) ?? "none";
}

/** An entry of `spec/approvals.yaml`: an intended change of the API that `kiln diff` would refuse otherwise. */
export interface Approval {
  /** The fingerprint of the approved change, as printed by `kiln diff`. */
  readonly fingerprint: string;
  /** The class and the subject of that change, for the reader. They must match the change. */
  readonly change: string;
  readonly subject: string;
  /**
   * The modules, resources or operations for which the same change is approved. Empty if the approval covers a single
   * change.
   */
  readonly uses: readonly string[];
  readonly reason: string;
  /** The people who were notified of the change. */
  readonly notified: readonly string[];
  /** The last day on which the approval is valid, such as `2026-12-31`. */
  readonly expires: string;
  /** `knowledge` if the API was always so, and the spec was wrong. */
  readonly cause: "knowledge" | undefined;
  readonly place: Place;
  readonly places: ApprovalPlaces;
}

interface ApprovalPlaces {
  readonly change: Place;
  readonly subject: Place;
  readonly uses: Place | undefined;
  readonly expires: Place;
}
