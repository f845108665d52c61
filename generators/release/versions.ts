import type { Change } from "../diff/change.ts";
import type { Emitter } from "../emit/emitter.ts";
import type { Model, Project } from "../model/model.ts";
import { greatest, type Level, type PackageVersion, type ReleaseEntry } from "../model/release.ts";
import { compareVersions, isInCaretRange, raise } from "../model/version.ts";
import { versionOf } from "../naming/package-versions.ts";
import { isAffected } from "./affected.ts";
import { levelFor } from "./level.ts";
import { roleOf } from "./packages.ts";

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

/** A package whose dependency leaves its range names another one, and so goes out again: for its users as the dependency does, where they have that, too. */
function followDependencies(one: PackageVersion, all: readonly PackageVersion[], project: Project): PackageVersion {
  const { dependsOn, peers = [] } = roleOf(one.package);
  const left = all.filter((other) => dependsOn.includes(other.package) && !isInCaretRange(other.from, other.to));
  const level = greatest([one.level, ...left.map((other) => (peers.includes(other.package) ? other.level : "patch"))]);
  return level === one.level ? one : { ...one, level, to: next(one.from, level, project) };
}

/** What the notes ask of a package. */
export function levelInNotes(name: string, notes: readonly ReleaseEntry[]): Level {
  return greatest(notes.flatMap(({ packages }) => packages).filter((one) => one.name === name).map(({ level }) => level));
}

/** Not below the version that the project asks for, where that is later than the last release. */
export function next(from: string, level: Level, { version, releases }: Pick<Project, "version" | "releases">): string {
  const raised = raise(from, level);
  const last = releases.at(-1)?.version;
  const isAsked = last === undefined || compareVersions(version, last) > 0;
  return level !== "none" && isAsked && compareVersions(raised, version) < 0 ? version : raised;
}

/** The folder below `packages/` that an emitter writes. */
export function packageOf({ into }: Pick<Emitter, "into">): string {
  return into.slice("packages/".length);
}
