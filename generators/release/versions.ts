import type { Change } from "../diff/change.ts";
import type { Emitter, OutFile } from "../emit/emitter.ts";
import type { Model, Project } from "../model/model.ts";
import { type Level, type PackageVersion, type Release, type ReleaseEntry, greatest } from "../model/release.ts";
import {
  compareVersions,
  highest,
  isInCaretRange,
  isPreRelease,
  isRaisedTo,
  preReleaseLike,
  raise,
  stableVersion,
} from "../model/version.ts";
import { versionOf } from "../naming/package-versions.ts";
import { type Audience, type Cause, type Verdict, audiences } from "../model/verdict.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";

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

/**
 * The release level that each verdict requires of a package for the audience. A change of knowledge is never major: the
 * types follow the spec, but the API itself is unchanged.
 */
const asked: Readonly<Record<Cause, Readonly<Record<Verdict, Level>>>> = {
  api: { breaking: "major", risk: "minor", compatible: "minor", knowledge: "patch", none: "none" },
  knowledge: { breaking: "minor", risk: "minor", compatible: "patch", knowledge: "patch", none: "none" },
};

/** Returns the level that a change requires of a package with these audiences, if its files differ. */
export function levelFor(change: Judged, audiences: readonly Audience[]): Level {
  const level = levelForPrograms(change, audiences);
  return level === "none" && change.verdicts.documentation !== "none" ? "patch" : level;
}

/** Returns the level without regard to readers of the documentation. */
export function levelForPrograms({ cause, verdicts }: Judged, audiences: readonly Audience[]): Level {
  return greatest(audiences.map((audience) => asked[cause][verdicts[audience]]));
}

type Judged = Pick<Change, "cause" | "verdicts">;

/** The properties of a package that determine its releases. */
export interface PackageRole {
  /** The audiences whose verdicts determine its version. */
  readonly audiences: readonly Audience[];
  /** The packages that its `package.json` depends on. */
  readonly dependsOn: readonly string[];
  /** The dependencies that its users also import. A breaking version of such a package breaks this one. */
  readonly peers?: readonly string[] | undefined;
  /** True if `kiln scaffold server` writes stubs for its users. */
  readonly isScaffolded?: true | undefined;
}

/** Roles by folder in `packages/`. */
const roles: Readonly<Record<string, PackageRole>> = {
  openapi: { audiences: ["sends", "reads"], dependsOn: [] },
  schemas: { audiences: ["sends", "reads"], dependsOn: [] },
  validators: { audiences: ["sends", "reads", "compiles"], dependsOn: [] },
  client: { audiences: ["sends", "reads", "compiles"], dependsOn: ["validators"] },
  "tanstack-query": { audiences: ["sends", "reads", "compiles"], dependsOn: ["client"], peers: ["client"] },
  mcp: { audiences: ["sends", "reads"], dependsOn: ["client", "validators"] },
  mock: { audiences: ["sends", "reads", "compiles", "serves"], dependsOn: ["validators"] },
  server: { audiences: ["serves"], dependsOn: ["validators"], isScaffolded: true },
};

/** Returns the role of a package. The package of an unknown emitter is for all audiences. */
export function roleOf(name: string): PackageRole {
  return Object.hasOwn(roles, name) ? roles[name]! : { audiences, dependsOn: [] };
}

/**
 * Reports versions that the new revision raised less than the changes require. Unchanged versions are raised by the
 * next release.
 */
export function notRaised(versions: readonly PackageVersion[], after: Project): readonly Diagnostic[] {
  const findings = versions.flatMap((one): readonly Finding[] => {
    const stated = versionOf(after, one.package);
    if (stated === one.from || isRaisedTo(one.to, stated)) return [];
    const released = after.releases.at(-1)?.packages.find(({ name }) => name === one.package);
    return [{ name: one.package, version: stated, needed: one.to, place: released?.place ?? after.places.version }];
  });
  const own = after.releases.length > 0 ? findings : highestVersion(findings);
  return own.map(({ place, ...slots }) => diagnostic("version-not-raised", place, slots));
}

interface Finding {
  readonly name: string;
  readonly version: string;
  readonly needed: string;
  readonly place: Place;
}

/** Returns the finding with the highest required version. Without release records, all packages share one version. */
function highestVersion(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((one, other) => compareVersions(other.needed, one.needed)).slice(0, 1);
}
