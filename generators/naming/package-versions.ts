import type { Project } from "../model/model.ts";
import { lineOf, versionIn } from "../model/release-line.ts";
import { caretRange } from "../model/version.ts";

/** The version of a package, by its folder: as in the newest release; before the first one, the project's. */
export function versionOf({ version, releases }: Project, name: string): string {
  return versionIn(releases.at(-1), name) ?? version;
}

/**
 * The versions of another package that a package takes: from the one that it went out with. So a package that did not
 * go out again does not change because another one did.
 */
export function rangeOf(project: Project, name: string, dependency: string): string {
  const line = lineOf(project.releases);
  const at = line.findLastIndex((release, index) => versionIn(release, name) !== versionIn(line[index - 1], name));
  return caretRange(versionIn(line[at], dependency) ?? versionOf(project, dependency));
}
