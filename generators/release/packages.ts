import { compareVersions, isInCaretRange, isPreRelease } from "../model/version.ts";
import { type PackageVersion, type ReleaseEntry, greatest } from "../model/release.ts";
import type { Project } from "../model/model.ts";
import { versionOf } from "../naming/package-versions.ts";
import { type FollowingVersion, type Taken, levelInNotes, next } from "./versions.ts";

/** The `package.json` of a hand-written workspace that may depend on generated packages. */
export interface WrittenPackage {
  /** The path from the root of the project, such as `packages/reference-server/package.json`. */
  readonly path: string;
  /** The folder below `packages/`. `undefined` for a workspace elsewhere, which release records do not list. */
  readonly name: string | undefined;
  readonly text: string;
}

interface PackageJson {
  readonly private?: boolean;
  readonly version?: string;
  readonly dependencies?: Ranges;
  readonly peerDependencies?: Ranges;
  readonly optionalDependencies?: Ranges;
  readonly devDependencies?: Ranges;
}

type Ranges = Readonly<Record<string, string>>;

interface Asked {
  readonly project: Project;
  readonly notes: readonly ReleaseEntry[];
  readonly taken: Taken;
}

/**
 * Returns the next version of a hand-written, published package. If a dependency leaves its range, the package is
 * released again at the same level, because nothing else is known about it.
 */
export function versionOfWritten(
  { name, text }: WrittenPackage,
  generated: readonly FollowingVersion[],
  { project, notes, taken }: Asked,
): FollowingVersion | undefined {
  const json = JSON.parse(text) as PackageJson;
  if (name === undefined || json.private === true || json.version === undefined) return undefined;
  const ranges: Ranges = { ...json.optionalDependencies, ...json.peerDependencies, ...json.dependencies };
  const needed = generated.flatMap((one) => ranges[fullName(project, one)] ?? []);
  if (needed.length === 0) return undefined;
  const from = project.releases.length === 0 ? json.version : versionOf(project, name);
  const left = generated.filter((one) => one.from !== one.to && isOutside(ranges[fullName(project, one)], one));
  const level = greatest([...left.map((one) => one.level), levelInNotes(name, notes)]);
  const required = new Map(left.flatMap((one) => [...one.required]));
  for (const change of required.keys())
    required.set(change, greatest(left.map((one) => one.required.get(change) ?? "none")));
  const because = [...new Set(left.flatMap((one) => one.because))];
  return { package: name, from, to: next({ name, from, level }, project, taken), level, because, required };
}

/** Returns the text with its new version, if any, and with new ranges for dependencies that left the old ones. */
export function raisedText(
  { text }: WrittenPackage,
  own: PackageVersion | undefined,
  versions: readonly PackageVersion[],
  project: Project,
): string {
  const { version, ...json } = JSON.parse(text) as PackageJson;
  const all = [json.dependencies, json.peerDependencies, json.optionalDependencies, json.devDependencies];
  const changes = versions.flatMap((one) => {
    const name = fullName(project, one);
    const ranges = [...new Set(all.flatMap((ranges) => ranges?.[name] ?? []))].filter((range) => isOutside(range, one));
    return ranges.map((range) => ({ key: name, old: range, now: range.replace(exactVersion, one.to) }));
  });
  const ownChange = own === undefined || version === undefined ? [] : [{ key: "version", old: version, now: own.to }];
  return [...ownChange, ...changes].reduce(
    (changed, { key, old, now }) =>
      changed.replace(memberPattern(key, old), (found) => found.replace(JSON.stringify(old), JSON.stringify(now))),
    text,
  );
}

const exactVersion = /\d+\.\d+\.\d+\S*$/;

/**
 * Ranges of a single version, which a release can rewrite. `*`, `workspace:*` and tags need no change. Other ranges are
 * left to their author.
 */
const simpleRange = /^(?:workspace:)?(?<operator>[~^]|>=|)(?<version>\d+\.\d+\.\d+\S*)$/;

function isOutside(range: string | undefined, { to }: PackageVersion): boolean {
  if (range === undefined) return false;
  const { operator, version } = simpleRange.exec(range)?.groups ?? {};
  if (version === undefined || operator === ">=") return false;
  if (operator === "") return version !== to;
  const isPatch =
    version.split(".").slice(0, 2).join() === to.split(".").slice(0, 2).join() && compareVersions(version, to) <= 0;
  return !isInCaretRange(version, to) || (operator === "~" && !isPatch);
}

function fullName({ packageScope }: Project, one: PackageVersion): string {
  return `${packageScope}/${one.package}`;
}

/**
 * Returns a pattern for a member of a JSON text, with any white space. Only names and versions are passed, whose only
 * special characters are dots.
 */
function memberPattern(key: string, value: string): RegExp {
  const [name, text] = [key, value].map((one) => JSON.stringify(one).replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
  return new RegExp(`${name}\\s*:\\s*${text}`, key === "version" ? "" : "g");
}

/** A publishable package, as described by its `package.json`. */
export interface Publishable {
  readonly name: string;
  readonly version: string;
  /** The folder, relative to the root of the project. */
  readonly folder: string;
  /** The names of its dependencies. */
  readonly needs: readonly string[];
}

/** The versions and tags of a package in a registry. */
export interface Published {
  readonly versions: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
}

/** A package to publish with a tag of the registry, or one that is already published. */
export interface Publication extends Publishable {
  readonly isPublished: boolean;
  readonly tag: string;
}

/** Sorts packages so that each follows its dependencies. */
function inOrder(all: readonly Publishable[]): readonly Publishable[] {
  const visited = new Set<Publishable>();
  const sorted: Publishable[] = [];
  const visit = (one: Publishable): void => {
    if (visited.has(one)) return;
    visited.add(one);
    all.filter(({ name }) => one.needs.includes(name)).forEach(visit);
    sorted.push(one);
  };
  all.forEach(visit);
  return sorted;
}

/**
 * Decides which packages to publish, in which order and with which tag. `registry` has an entry for each package that
 * the registry contains.
 */
export function publications(
  all: readonly Publishable[],
  registry: ReadonlyMap<string, Published>,
): readonly Publication[] {
  const isMaintenance = all.some((one) => isOlder(one, registry.get(one.name)));
  return inOrder(all).map((one) => {
    const published = registry.get(one.name) ?? { versions: [], tags: {} };
    return {
      ...one,
      isPublished: published.versions.includes(one.version),
      tag: tagFor(one.version, published, isMaintenance),
    };
  });
}

/**
 * Returns whether `latest` in the registry is a later version. Then the whole release belongs to an older line and must
 * not become the latest.
 */
function isOlder({ version }: Publishable, published: Published | undefined): boolean {
  const latest = published?.tags["latest"];
  return latest !== undefined && !isPreRelease(latest) && compareVersions(version, latest) < 0;
}

/**
 * Returns the npm tag of a version. `latest` is for the highest stable version, `next` for pre-releases. Older release
 * lines have their own tags, such as `latest-1`, as in npm's own packages.
 */
function tagFor(version: string, { versions }: Published, isMaintenance: boolean): string {
  const kind = isPreRelease(version) ? "next" : "latest";
  if (!isMaintenance) return kind;
  const [major = "0", minor = "0"] = version.split(".");
  const hasLater = versions.some(
    (one) =>
      one.split(".")[0] === major && isPreRelease(one) === isPreRelease(version) && compareVersions(one, version) > 0,
  );
  return `${kind}-${major === "0" || hasLater ? `${major}.${minor}` : major}`;
}
