import { greatest, type ReleaseEntry } from "../model/release.ts";
import type { Project } from "../model/model.ts";
import { caretRange, isInCaretRange } from "../model/version.ts";
import { versionOf } from "../naming/package-versions.ts";
import { levelInNotes, next, type PackageVersion } from "./versions.ts";

/** A `package.json` that people write: of a package below `packages/` that needs generated ones. */
export interface WrittenPackage {
  readonly name: string;
  readonly text: string;
}

interface PackageJson {
  readonly private?: boolean;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The version that follows for a package that people write. Where a package that it needs leaves its range it goes out again, and is to its users
 * what that one is: nothing else is known of it.
 */
export function versionOfWritten({ name, text }: WrittenPackage, generated: readonly PackageVersion[], { project, notes }: Asked): PackageVersion | undefined {
  const json = JSON.parse(text) as PackageJson;
  if (json.private === true || json.version === undefined) return undefined;
  const needed = generated.filter((one) => rangeIn(json, project, one) !== undefined);
  if (needed.length === 0) return undefined;
  const from = project.releases.length === 0 ? json.version : versionOf(project, name);
  const left = needed.filter((one) => !isInCaretRange(one.from, one.to));
  const level = greatest([...left.map((one) => one.level), levelInNotes(name, notes)]);
  return { package: name, from, to: next(from, level, project), level, because: left.flatMap(({ because }) => because) };
}

interface Asked {
  readonly project: Project;
  readonly notes: readonly ReleaseEntry[];
}

/** The same text with the new version, and with new ranges of what has left them. */
export function raisedText({ text }: WrittenPackage, own: PackageVersion, generated: readonly PackageVersion[], project: Project): string {
  const json = JSON.parse(text) as PackageJson;
  const ranges = generated.flatMap((one): readonly (readonly [string, string])[] => {
    const range = rangeIn(json, project, one);
    return range === undefined || isInCaretRange(one.from, one.to) ? [] : [[memberText(fullName(project, one), range), memberText(fullName(project, one), caretRange(one.to))]];
  });
  const changes = [[memberText("version", json.version ?? ""), memberText("version", own.to)] as const, ...ranges];
  return changes.reduce((changed, [old, now]) => changed.replaceAll(old, now), text);
}

function rangeIn({ dependencies, peerDependencies }: PackageJson, project: Project, one: PackageVersion): string | undefined {
  return { ...peerDependencies, ...dependencies }[fullName(project, one)];
}

function fullName({ packageScope }: Project, one: PackageVersion): string {
  return `${packageScope}/${one.package}`;
}

function memberText(key: string, value: string): string {
  return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
}
