import type { Release } from "./release.ts";
import { compareVersions } from "./version.ts";

/**
 * The release that another one follows: the one that its record names. A record that names none follows the highest
 * lower version that had been released by its day, so that a hotfix that was merged later does not come between.
 */
export function baseOf(releases: readonly Release[], { version, base, date }: Release): Release | undefined {
  const lower = releases.filter((one) => compareVersions(one.version, version) < 0);
  if (base !== undefined) return lower.find((one) => one.version === base);
  return lower.findLast((one) => one.date <= date) ?? lower.at(-1);
}

/** The newest release and those that it follows, the oldest first: without the hotfixes of older lines. */
export function lineOf(releases: readonly Release[]): readonly Release[] {
  const line: Release[] = [];
  for (let one = releases.at(-1); one !== undefined; one = baseOf(releases, one)) line.unshift(one);
  return line;
}

/** The version of a package in a release. */
export function versionIn(release: Release | undefined, name: string): string | undefined {
  return release?.packages.find((one) => one.name === name)?.version;
}
