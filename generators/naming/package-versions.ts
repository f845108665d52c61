import type { Project } from "../model/model.ts";
import { caretRange, lineOf, versionIn } from "../model/version.ts";

/** Returns the version of a package in the newest release. Before the first release, it is the project's version. */
export function versionOf({ version, releases }: Project, name: string): string {
  return versionIn(releases.at(-1), name) ?? version;
}

/**
 * Returns the caret range of a dependency. It starts at the version in the release in which the package itself last
 * changed. A new version of the dependency alone therefore does not change the package.
 */
export function rangeOf(project: Project, name: string, dependency: string): string {
  const line = lineOf(project.releases);
  const at = line.findLastIndex((release, index) => versionIn(release, name) !== versionIn(line[index - 1], name));
  return caretRange(versionIn(line[at], dependency) ?? versionOf(project, dependency));
}
