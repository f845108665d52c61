import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Change } from "../diff/change.ts";
import { emitters } from "../emit/emitters.ts";
import type { Model } from "../model/model.ts";
import type { PackageVersion } from "../model/release.ts";
import { buildState } from "../runtime/state.ts";

/** The models of both revisions. */
export interface Models {
  readonly before: Model;
  readonly after: Model;
}

/** The versions that follow, and which of those that were raised are too low. */
export interface VersionsFound {
  readonly versions: readonly PackageVersion[];
  readonly tooLow: readonly Diagnostic[];
}

/** Nothing where no packages can be made. */
export async function versionsThatFollow(
  { before, after }: Models,
  changes: readonly Change[],
): Promise<VersionsFound> {
  if (changes.length === 0 || buildState() === "missing") return { versions: [], tooLow: [] };
  const { versionsOf } = await import("../release/versions.ts");
  const { notRaised } = await import("../release/not-raised.ts");
  const following = versionsOf({ before, after, changes }, emitters);
  const versions = following.map(({ required: _, ...version }): PackageVersion => version);
  return { versions, tooLow: notRaised(versions, after.project) };
}
