import type { Project } from "../model/model.ts";
import { type EntryKind, type ReleaseEntry, entryKinds } from "../model/release.ts";
import { baseOf, compareVersions, versionIn } from "../model/version.ts";

/** A section of a changelog. */
export interface ChangelogSection {
  readonly title: string;
  readonly entries: readonly { readonly text: string; readonly packages: string }[];
}

/** A version of a package in its changelog. */
export interface ChangelogRelease {
  readonly version: string;
  readonly date: string;
  readonly summary: string | undefined;
  readonly sections: readonly ChangelogSection[];
}

export const kindTitles: { readonly [Kind in EntryKind]: string } = {
  added: "Added",
  changed: "Changed",
  deprecated: "Deprecated",
  removed: "Removed",
  fixed: "Fixed",
  security: "Security",
};

/** Returns the releases that raised the version of a package, newest first. */
export function releasesOf({ releases }: Pick<Project, "releases">, name: string): readonly ChangelogRelease[] {
  const own = releases.flatMap((release): readonly ChangelogRelease[] => {
    const version = versionIn(release, name);
    if (version === undefined || version === versionIn(baseOf(releases, release), name)) return [];
    const { date, summary, entries } = release;
    return [{ version, date, summary, sections: changelogSections(entries, name) }];
  });
  return own.sort((one, other) => compareVersions(other.version, one.version));
}

/**
 * Returns the entries of a package in the order of the sections, each followed by its remedy. Without a name, returns
 * those of all packages.
 */
export function changelogSections(entries: readonly ReleaseEntry[], name?: string): readonly ChangelogSection[] {
  const own = entries.filter(({ packages }) => name === undefined || packages.some((one) => one.name === name));
  return entryKinds.flatMap((kind) => {
    const texts = own.filter((entry) => entry.kind === kind).map((entry) => entryText(entry, name));
    return texts.length === 0 ? [] : [{ title: kindTitles[kind], entries: texts }];
  });
}

function entryText(entry: ReleaseEntry, name: string | undefined): ChangelogSection["entries"][number] {
  return {
    text: [entry.text, remedyOf(entry, name)].filter(Boolean).join(" "),
    packages: entry.packages.map((one) => one.name).join(", "),
  };
}

/** Returns the remedy of an entry for the users of a package, or for those of all its packages if no name is given. */
export function remedyOf({ remedy, remedies }: ReleaseEntry, name?: string): string | undefined {
  const own = remedies.filter(({ packages }) => name === undefined || packages.includes(name)).map(({ text }) => text);
  return own.length === 0 ? remedy : own.join(" ");
}
