import { codeSpan } from "../codegen/markdown.ts";
import type { JsonObject } from "../codegen/json.ts";
import type { Deprecation, Fact, Lifecycle } from "../model/fact.ts";
import { type Marks, attributeMarks, joinMarks, statusRemark } from "./marks.ts";
import { sentences } from "./texts.ts";
import type { Project } from "../model/model.ts";
import { type EntryKind, type ReleaseEntry, entryKinds } from "../model/release.ts";
import { baseOf, compareVersions, versionIn } from "../model/version.ts";

/**
 * Describes the version that added a definition, and its former names. Returns `undefined` if neither is known. The
 * deprecation is described separately.
 */
export function historyProse({ since, was }: Lifecycle): string | undefined {
  return sentences(
    dated("Since version", since),
    was.length === 0 ? undefined : `Formerly ${was.map(codeSpan).join(", ")}.`,
  );
}

/**
 * Describes a deprecation: the reason, the replacement and the removal date. Returns `undefined` if there is no
 * deprecation.
 */
export function deprecationProse({ deprecated, sunset }: Lifecycle): string | undefined {
  return sentences(
    deprecated && `Deprecated${since(deprecated)}${statusRemark(deprecated)}.`,
    ...advice(deprecated),
    dated("May be removed after", sunset),
  );
}

/** Describes the whole lifecycle. */
export function lifecycleProse(lifecycle: Lifecycle): string | undefined {
  return sentences(historyProse(lifecycle), deprecationProse(lifecycle));
}

/**
 * Describes the lifecycle for outputs that mark deprecations themselves. A documented deprecation without details is
 * omitted.
 */
export function proseBesideMark(lifecycle: Lifecycle): string | undefined {
  const isTold = lifecycle.deprecated?.status === "documented" && isOnlyDeprecated(lifecycle);
  return isTold ? historyProse(lifecycle) : lifecycleProse(lifecycle);
}

/** Returns true if a deprecation has no details and no sunset. */
export function isOnlyDeprecated({ deprecated, sunset }: Lifecycle): boolean {
  return sunset === undefined && (deprecated === undefined || !hasMore(deprecated));
}

/** Returns the tags of a doc comment: `@deprecated`, with the advice that editors show next to the name. */
export function lifecycleTags({ deprecated, sunset }: Lifecycle): readonly `@${string}`[] {
  if (deprecated === undefined) return [];
  const more = sentences(...advice(deprecated), dated("May be removed after", sunset));
  return [more === undefined ? "@deprecated" : `@deprecated ${more}`];
}

/** Returns the lifecycle as data for tools. OpenAPI and JSON Schema have their own keyword for deprecation. */
export function lifecycleMarks({ since, deprecated, sunset, was }: Lifecycle): Marks {
  const marks: JsonObject = {
    ...(since?.value !== undefined && { since: since.value }),
    ...(sunset?.value !== undefined && { sunset: sunset.value }),
    ...(was.length > 0 && { was }),
    ...(deprecated !== undefined &&
      hasMore(deprecated) && {
        deprecation: { reason: deprecated.reason, replacement: deprecated.replacement, date: deprecated.date },
      }),
  };
  return joinMarks(marks, attributeMarks({ since, deprecated, sunset }));
}

function hasMore({ reason, replacement, date }: Deprecation): boolean {
  return [reason, replacement, date].some((one) => one !== undefined);
}

function since({ date }: Deprecation): string {
  return date === undefined ? "" : ` since ${date}`;
}

function advice(deprecated: Deprecation | undefined): readonly (string | undefined)[] {
  return [deprecated?.reason, deprecated?.replacement && `Use ${codeSpan(deprecated.replacement)}.`];
}

function dated(words: string, fact: Fact<string> | undefined): string | undefined {
  return fact?.value === undefined ? undefined : `${words} ${fact.value}${statusRemark(fact)}.`;
}

/** A section of a changelog. */
interface ChangelogSection {
  readonly title: string;
  readonly entries: readonly { readonly text: string; readonly packages: string }[];
}

/** A version of a package in its changelog. */
interface ChangelogRelease {
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
