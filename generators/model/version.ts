import type { Level, Release } from "./release.ts";

/*
 * The part of Semantic Versioning 2.0.0 that releases need. Below 1.0.0, the minor number acts as the major one, as in
 * npm's caret ranges.
 */

interface Version {
  readonly numbers: readonly [major: number, minor: number, patch: number];
  readonly preRelease: readonly string[];
}

/** Parses a version. The spec's schema has checked its form. Build metadata after a plus is ignored. */
function parse(text: string): Version {
  const [core = "", ...rest] = text.replace(/\+.*$/, "").split("-");
  const [major = 0, minor = 0, patch = 0] = core.split(".").map(Number);
  return { numbers: [major, minor, patch], preRelease: rest.length === 0 ? [] : rest.join("-").split(".") };
}

/** Compares two versions. The result is negative if the first precedes the second. */
export function compareVersions(first: string, second: string): number {
  const [a, b] = [parse(first), parse(second)];
  const at = a.numbers.findIndex((number, index) => number !== b.numbers[index]);
  return at >= 0 ? a.numbers[at]! - b.numbers[at]! : comparePreReleases(a.preRelease, b.preRelease);
}

export function highest(versions: readonly [string, ...string[]]): string {
  return versions.reduce((one, other) => (compareVersions(one, other) < 0 ? other : one));
}

/** Compares pre-release identifiers. A pre-release precedes its release. */
function comparePreReleases(first: readonly string[], second: readonly string[]): number {
  if (first.length === 0 || second.length === 0) return second.length - first.length;
  const at = [...first.keys()].find((index) => first[index] !== second[index]);
  if (at === undefined) return first.length - second.length;
  const [a, b] = [first[at]!, second[at]];
  if (b === undefined) return 1;
  const [isNumber, isOther] = [isNumeric(a), isNumeric(b)];
  if (isNumber !== isOther) return isNumber ? -1 : 1;
  return isNumber ? Number(a) - Number(b) : a < b ? -1 : 1;
}

export function isPreRelease(version: string): boolean {
  return parse(version).preRelease.length > 0;
}

/** Returns the stable version of a pre-release: 2.0.0 for 2.0.0-beta.1. Stable versions are returned unchanged. */
export function stableVersion(version: string): string {
  return parse(version).numbers.join(".");
}

/**
 * Returns a pre-release of a stable version with the identifiers of another: 3.0.0-beta.1 for 3.0.0 and 2.0.0-beta.1.
 */
export function preReleaseLike(stable: string, other: string): string {
  return `${stable}-${parse(other).preRelease.join(".")}`;
}

/** Returns whether a version is at least the needed one. A pre-release of the needed version is enough. */
export function isRaisedTo(needed: string, version: string): boolean {
  return compareVersions(isPreRelease(needed) ? version : stableVersion(version), needed) >= 0;
}

/**
 * Returns the next version. A pre-release always becomes the next pre-release, regardless of the level, because it
 * makes no promises yet.
 */
export function raise(version: string, level: Level): string {
  const {
    numbers: [major, minor, patch],
    preRelease,
  } = parse(version);
  if (level === "none") return version;
  if (preRelease.length > 0) return `${major}.${minor}.${patch}-${nextPreRelease(preRelease)}`;
  const place = { major: 0, minor: 1, patch: 2 }[level];
  const raised = major === 0 ? Math.min(place + 1, 2) : place;
  return [major, minor, patch]
    .map((number, index) => (index < raised ? number : index === raised ? number + 1 : 0))
    .join(".");
}

function nextPreRelease(parts: readonly string[]): string {
  const last = parts.at(-1)!;
  return isNumeric(last) ? [...parts.slice(0, -1), Number(last) + 1].join(".") : [...parts, 1].join(".");
}

export function caretRange(version: string): string {
  return `^${version}`;
}

/** Returns whether `^from` includes the later version. */
export function isInCaretRange(from: string, version: string): boolean {
  const [a, b] = [parse(from), parse(version)];
  if (b.preRelease.length > 0 && compareVersions(from, version) !== 0 && a.numbers.join() !== b.numbers.join())
    return false;
  const first = a.numbers.findIndex((number) => number > 0);
  const fixed = first < 0 ? 3 : first + 1;
  return compareVersions(from, version) <= 0 && a.numbers.slice(0, fixed).join() === b.numbers.slice(0, fixed).join();
}

function isNumeric(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

/**
 * Returns the base of a release: the release that its record names. Otherwise, the highest lower version that was
 * released by its date, so that a hotfix that was merged later does not intervene.
 */
export function baseOf(releases: readonly Release[], { version, base, date }: Release): Release | undefined {
  const lower = releases.filter((one) => compareVersions(one.version, version) < 0);
  if (base !== undefined) return lower.find((one) => one.version === base);
  return lower.findLast((one) => one.date <= date) ?? lower.at(-1);
}

/**
 * Returns the line of the newest release: that release and its bases, oldest first. It excludes hotfixes of older
 * lines.
 */
export function lineOf(releases: readonly Release[]): readonly Release[] {
  const line: Release[] = [];
  for (let one = releases.at(-1); one !== undefined; one = baseOf(releases, one)) line.unshift(one);
  return line;
}

export function versionIn(release: Release | undefined, name: string): string | undefined {
  return release?.packages.find((one) => one.name === name)?.version;
}
