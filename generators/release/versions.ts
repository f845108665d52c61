import type { Change } from "../diff/change.ts";
import type { Emitter, OutFile } from "../emit/emitter.ts";
import type { Model, Project } from "../model/model.ts";
import { greatest, type Level, type PackageVersion, type Release, type ReleaseEntry } from "../model/release.ts";
import {
  compareVersions,
  highest,
  isInCaretRange,
  isPreRelease,
  preReleaseLike,
  raise,
  stableVersion,
} from "../model/version.ts";
import { versionOf } from "../naming/package-versions.ts";
import { levelFor } from "./level.ts";
import { roleOf } from "./packages.ts";

/** The input of a release: the models before and after, and the changes between them. */
export interface Sides {
  /** The model before, or `undefined` before the first release. */
  readonly before: Model | undefined;
  readonly after: Model;
  readonly changes: readonly Change[];
}

/**
 * The next version of a package, and the level that each change requires of it. Entries and versions of a record both
 * use it, so that they agree.
 */
export interface FollowingVersion extends PackageVersion {
  /** The required levels. Empty if the files of the package do not differ. */
  readonly required: ReadonlyMap<Change, Level>;
}

/** Versions that a release of another line may have published already, each as `package version`. */
export type Taken = ReadonlySet<string>;

/** Returns the versions of the packages in some releases. */
export function takenIn(releases: readonly Release[]): Taken {
  return new Set(releases.flatMap(({ packages }) => packages.map(({ name, version }) => `${name} ${version}`)));
}

/** Input of a release that is not part of the two specs. */
export interface Beside {
  readonly notes: readonly ReleaseEntry[];
  readonly taken: Taken;
}

/** Returns the next version of each package, in the order of the emitters. Notes count like changes. */
export function versionsOf(
  sides: Sides,
  emitters: readonly Emitter[],
  { notes, taken }: Beside = { notes: [], taken: new Set() },
): readonly FollowingVersion[] {
  const own = emitters.map((emitter) => ownVersion(emitter, sides, notes));
  return own
    .map((one) => followDependencies(one, own, sides.after.project))
    .map((one) => ({ ...one, to: next({ name: one.package, ...one }, sides.after.project, taken) }));
}

function ownVersion(
  emitter: Emitter,
  { before, after, changes }: Sides,
  notes: readonly ReleaseEntry[],
): FollowingVersion {
  const name = packageOf(emitter);
  const from = versionOf((before ?? after).project, name);
  const noted = levelInNotes(name, notes);
  if (before === undefined) return { package: name, from, to: from, level: noted, because: [], required: new Map() };
  const differs = changes.length > 0 && isAffected(emitter, before, after);
  const required = new Map(
    differs ? changes.map((change) => [change, levelFor(change, roleOf(name).audiences)] as const) : [],
  );
  const level = greatest([
    ...required.values(),
    noted,
    differs || endsPreRelease(from, after.project) ? "patch" : "none",
  ]);
  const because = [...required].filter(([, one]) => one === level).map(([{ fingerprint }]) => fingerprint);
  return { package: name, from, to: next({ from, level }, after.project), level, because, required };
}

/**
 * Raises the version of a package if a range no longer includes the new version of a dependency. For peer dependencies,
 * the level is that of the dependency.
 */
function followDependencies(
  one: FollowingVersion,
  all: readonly FollowingVersion[],
  project: Project,
): FollowingVersion {
  const { dependsOn, peers = [] } = roleOf(one.package);
  const left = all.filter((other) => dependsOn.includes(other.package) && !isInCaretRange(other.from, other.to));
  const level = greatest([one.level, ...left.map((other) => (peers.includes(other.package) ? other.level : "patch"))]);
  return level === one.level ? one : { ...one, level, to: next({ from: one.from, level }, project) };
}

export function levelInNotes(name: string, notes: readonly ReleaseEntry[]): Level {
  return greatest(
    notes
      .flatMap(({ packages }) => packages)
      .filter((one) => one.name === name)
      .map(({ level }) => level),
  );
}

interface Raised {
  /** The package, or `undefined` for the release as a whole. */
  readonly name?: string | undefined;
  readonly from: string;
  readonly level: Level;
}

type Versions = Pick<Project, "version" | "releases">;

/** Returns the version that the project requests, if it is later than its last release or there is no release yet. */
function requestedVersion({ version, releases }: Versions): string | undefined {
  const last = releases.at(-1)?.version;
  return last === undefined || compareVersions(version, last) > 0 ? version : undefined;
}

/**
 * Returns the next version that no other line has used, and at least the version that the project requests. If that is
 * a pre-release, all raised versions are. If it is stable, the pre-releases end.
 */
export function next({ name, from, level }: Raised, project: Versions, taken: Taken = new Set()): string {
  if (level === "none") return from;
  const requested = requestedVersion(project);
  let found = requested === undefined ? raise(from, level) : highest([requested, raisedAs(requested, from, level)]);
  while (taken.has(`${name} ${found}`)) found = raise(found, "patch");
  return found;
}

/** Returns the raised version. It is a pre-release if the requested version is one. */
function raisedAs(requested: string, from: string, level: Level): string {
  if (isPreRelease(from)) return isPreRelease(requested) ? raise(from, level) : stableVersion(from);
  return isPreRelease(requested) ? preReleaseLike(raise(from, level), requested) : raise(from, level);
}

/**
 * Returns whether a package must end its pre-releases although nothing changed, because the project requests a stable
 * version.
 */
function endsPreRelease(from: string, project: Versions): boolean {
  const requested = requestedVersion(project);
  return requested !== undefined && isPreRelease(from) && !isPreRelease(requested);
}

/** Returns the folder below `packages/` that an emitter writes to. */
function packageOf({ into }: Pick<Emitter, "into">): string {
  return into.slice("packages/".length);
}

/**
 * Returns whether the files of a package differ, regardless of versions. Emits both sides in parallel, up to the first
 * difference.
 */
function isAffected({ emit }: Emitter, before: Model, after: Model): boolean {
  const [old, now] = [emit(withVersionsOf(before, after))[Symbol.iterator](), emit(after)[Symbol.iterator]()];
  for (;;) {
    const [one, other] = [old.next(), now.next()];
    if (one.done === true || other.done === true) return one.done !== other.done;
    if (!isSame(one.value, other.value)) return true;
  }
}

function isSame(one: OutFile, other: OutFile): boolean {
  return one.path === other.path && one.text === other.text;
}

/** Copies versions and changelogs from another model. They result from a release, so they must not cause one. */
function withVersionsOf(model: Model, { project: { version, releases, notes } }: Model): Model {
  return { ...model, project: { ...model.project, version, releases, notes } };
}
