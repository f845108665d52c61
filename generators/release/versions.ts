import type { Change } from "../diff/change.ts";
import type { Emitter } from "../emit/emitter.ts";
import type { Model, Project } from "../model/model.ts";
import { greatest, type Level, type ReleaseEntry } from "../model/release.ts";
import { compareVersions, isInCaretRange, raise } from "../model/version.ts";
import { versionOf } from "../naming/package-versions.ts";
import { isAffected } from "./affected.ts";
import { levelFor } from "./level.ts";
import { roleOf } from "./packages.ts";

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

/** What a release is made of. */
export interface Sides {
  /** Undefined where there was no release before. */
  readonly before: Model | undefined;
  readonly after: Model;
  readonly changes: readonly Change[];
}

/** The version that follows for each package, in the order of the emitters. Notes count as the changes do. */
export function versionsOf(sides: Sides, emitters: readonly Emitter[], notes: readonly ReleaseEntry[] = []): readonly PackageVersion[] {
  const own = emitters.map((emitter) => ownVersion(emitter, sides, notes));
  return own.map((one) => followDependencies(one, own, sides.after.project));
}

function ownVersion(emitter: Emitter, { before, after, changes }: Sides, notes: readonly ReleaseEntry[]): PackageVersion {
  const name = packageOf(emitter);
  const from = versionOf((before ?? after).project, name);
  const noted = levelInNotes(name, notes);
  if (before === undefined) return { package: name, from, to: from, level: noted, because: [] };
  const differs = changes.length > 0 && isAffected(emitter, before, after);
  const levels = differs ? changes.map((change) => levelFor(change, roleOf(name).audiences)) : [];
  const level = greatest([...levels, noted, differs ? "patch" : "none"]);
  const because = changes.filter((_, index) => levels[index] === level).map(({ fingerprint }) => fingerprint);
  return { package: name, from, to: next(from, level, after.project), level, because };
}

/** A package whose dependency leaves its range names another one, and so goes out again. */
function followDependencies(one: PackageVersion, all: readonly PackageVersion[], project: Project): PackageVersion {
  const needed = all.filter((other) => roleOf(one.package).dependsOn.includes(other.package));
  if (one.level !== "none" || needed.every(({ from, to }) => isInCaretRange(from, to))) return one;
  return { ...one, level: "patch", to: next(one.from, "patch", project) };
}

/** What the notes ask of a package. */
export function levelInNotes(name: string, notes: readonly ReleaseEntry[]): Level {
  return greatest(notes.flatMap(({ packages }) => packages).filter((one) => one.name === name).map(({ level }) => level));
}

/** Not below the version that the project asks for. */
export function next(from: string, level: Level, { version }: Pick<Project, "version">): string {
  const raised = raise(from, level);
  return level !== "none" && compareVersions(raised, version) < 0 ? version : raised;
}

/** The folder below `packages/` that an emitter writes. */
export function packageOf({ into }: Pick<Emitter, "into">): string {
  return into.slice("packages/".length);
}
