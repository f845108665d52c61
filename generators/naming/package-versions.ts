import type { Project } from "../model/model.ts";
import { caretRange } from "../model/version.ts";

/** The version of a package, by its folder: as in the newest release; before the first one, the project's. */
export function versionOf({ version, releases }: Project, name: string): string {
  return versionIn(releases.at(-1), name) ?? version;
}

/**
 * The versions of another package that a package takes: from the one that it went out with. So a package that did not go out again
 * does not change because another one did.
 */
export function rangeOf(project: Project, name: string, dependency: string): string {
  const { releases } = project;
  const at = releases.findLastIndex((release, index) => versionIn(release, name) !== versionIn(releases[index - 1], name));
  return caretRange(versionIn(releases[at], dependency) ?? versionOf(project, dependency));
}

function versionIn(release: Project["releases"][number] | undefined, name: string): string | undefined {
  return release?.packages.find((one) => one.name === name)?.version;
}
