import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { greatest, type Release, type ReleasedPackage } from "../../model/release.ts";
import { baseOf, isRaisedTo, raise, versionIn } from "../../model/version.ts";
import type { Rule } from "../rule.ts";

/** A package's version must be at least as high as the entries of the release require. */
export const versionNotRaised: Rule = {
  code: "version-not-raised",
  check({ project: { releases } }, report) {
    for (const release of releases) {
      const before = baseOf(releases, release);
      if (before === undefined) continue;
      for (const one of release.packages) {
        const needed = neededVersion(one, release, before);
        if (needed === undefined || isRaisedTo(needed, one.version)) continue;
        report(diagnostic("version-not-raised", one.place, { name: one.name, version: one.version, needed }));
      }
    }
  },
};

/** Returns `undefined` for a package that is new or not mentioned. */
function neededVersion({ name }: ReleasedPackage, { entries }: Release, before: Release): string | undefined {
  const old = versionIn(before, name);
  const asked = entries.flatMap(({ packages }) => packages).filter((one) => one.name === name);
  const level = greatest(asked.map((one) => one.level));
  return old === undefined || level === "none" ? undefined : raise(old, level);
}
