import type { Project } from "../model/model.ts";
import { entryKinds, type EntryKind, type ReleaseEntry } from "../model/release.ts";

/** A section of a changelog. */
export interface ChangelogSection {
  readonly title: string;
  readonly entries: readonly { readonly text: string; readonly packages: string }[];
}

/** A version of one package, as its changelog has it. */
export interface ChangelogRelease {
  readonly version: string;
  readonly date: string;
  readonly summary: string | undefined;
  readonly sections: readonly ChangelogSection[];
}

/** What a section of a changelog is called. */
export const kindTitles: { readonly [Kind in EntryKind]: string } = {
  added: "Added",
  changed: "Changed",
  deprecated: "Deprecated",
  removed: "Removed",
  fixed: "Fixed",
  security: "Security",
};

/** The releases in which the version of a package rose, the newest first. */
export function releasesOf({ releases }: Pick<Project, "releases">, name: string): readonly ChangelogRelease[] {
  const versions = releases.map(({ packages }) => packages.find((one) => one.name === name)?.version);
  const own = releases.flatMap((release, index): readonly ChangelogRelease[] => {
    const version = versions[index];
    if (version === undefined || version === versions[index - 1]) return [];
    const { date, summary, entries } = release;
    return [{ version, date, summary, sections: changelogSections(entries, name) }];
  });
  return own.reverse();
}

/** What concerns a package, or any where none is named, in the order of the sections. What to do about it follows each entry. */
export function changelogSections(entries: readonly ReleaseEntry[], name?: string): readonly ChangelogSection[] {
  const own = entries.filter(({ packages }) => name === undefined || packages.some((one) => one.name === name));
  return entryKinds.flatMap((kind) => {
    const texts = own.filter((entry) => entry.kind === kind).map(entryText);
    return texts.length === 0 ? [] : [{ title: kindTitles[kind], entries: texts }];
  });
}

function entryText({ text, remedy, packages }: ReleaseEntry): ChangelogSection["entries"][number] {
  return { text: remedy === undefined ? text : `${text} ${remedy}`, packages: packages.map(({ name }) => name).join(", ") };
}
