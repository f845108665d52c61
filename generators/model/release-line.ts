import type { Release } from "./release.ts";
import { compareVersions } from "./version.ts";

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
