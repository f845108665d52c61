import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Project } from "../model/model.ts";
import type { Place } from "../model/place.ts";
import type { PackageVersion } from "../model/release.ts";
import { compareVersions, isRaisedTo } from "../model/version.ts";
import { versionOf } from "../naming/package-versions.ts";

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
  const own = after.releases.length > 0 ? findings : highest(findings);
  return own.map(({ place, ...slots }) => diagnostic("version-not-raised", place, slots));
}

interface Finding {
  readonly name: string;
  readonly version: string;
  readonly needed: string;
  readonly place: Place;
}

/** Returns the finding with the highest required version. Without release records, all packages share one version. */
function highest(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((one, other) => compareVersions(other.needed, one.needed)).slice(0, 1);
}
