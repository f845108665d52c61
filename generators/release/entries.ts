import type { Change, Step } from "../diff/change.ts";
import { predicate, spokenPath } from "../diff/sentence.ts";
import type { Migration } from "../model/migration.ts";
import type { EntryKind, Level, PackageRemedy, Release, ReleaseNote } from "../model/release.ts";
import { type FollowingVersion, type PackageRole, levelForPrograms, roleOf } from "./versions.ts";
import type { Deprecation } from "../model/fact.ts";
import type { Audience } from "../model/verdict.ts";
import { renderTemplate } from "../codegen/template.ts";
import { changelogSections } from "../describe/lifecycle.ts";
import type { Project } from "../model/model.ts";
import { baseOf, versionIn } from "../model/version.ts";

export interface NewEntry extends Advice {
  readonly kind: EntryKind;
  readonly packages: Readonly<Record<string, Level>>;
  readonly text: string;
  /** The change that the entry describes, or `undefined` for a note. */
  readonly change: Change | undefined;
  /** The kind of migration that `kiln migrate` applies. */
  readonly migration: Migration["kind"] | undefined;
}

/** The input for the changelogs. */
export interface Told {
  readonly changes: readonly Change[];
  readonly versions: readonly FollowingVersion[];
  readonly notes: readonly ReleaseNote[];
  readonly followed: ReadonlyMap<Change, readonly Migration[]>;
}

/**
 * Returns the entries of the changelogs: one for each change, with the affected packages, and one for each note.
 * Packages with new versions for other reasons get a general entry.
 */
export function entriesOf({ changes, versions, notes, followed }: Told): readonly NewEntry[] {
  const raised = versions.filter(({ level }) => level !== "none");
  const entries = changes.flatMap((change) => {
    const levels = raised.flatMap((one) =>
      concerns(change, one) ? [[one.package, one.required.get(change)!] as const] : [],
    );
    return levels.length === 0 ? [] : [entryOf(change, Object.fromEntries(levels), followed.get(change)?.[0]?.kind)];
  });
  const told = [...entries, ...notes.map(entryOfNote)];
  const silent = raised.filter((one) => !told.some(({ packages }) => Object.hasOwn(packages, one.package)));
  const isRevised = ({ required }: FollowingVersion): boolean => required.size > 0;
  return [
    ...told,
    ...inGeneral("Revised descriptions, examples or sources.", silent.filter(isRevised)),
    ...inGeneral(
      "Requires new versions of the packages that it depends on.",
      silent.filter((one) => !isRevised(one)),
    ),
  ];
}

/** Returns whether a change concerns a package. Changes that only affect documentation are one general entry. */
function concerns(change: Change, { package: name, required }: FollowingVersion): boolean {
  return (required.get(change) ?? "none") !== "none" && levelForPrograms(change, roleOf(name).audiences) !== "none";
}

function inGeneral(text: string, versions: readonly FollowingVersion[]): readonly NewEntry[] {
  if (versions.length === 0) return [];
  const packages = Object.fromEntries(versions.map((one) => [one.package, "patch"] as const));
  return [
    { kind: "changed", packages, text, remedy: undefined, remedies: [], change: undefined, migration: undefined },
  ];
}

function entryOf(change: Change, packages: NewEntry["packages"], migration: NewEntry["migration"]): NewEntry {
  const text = `${subject(spokenPath(change))} ${predicate(change, code)}`;
  return { kind: entryKind(change), packages, text, ...adviceFor(change, Object.keys(packages)), change, migration };
}

function entryOfNote({ kind, packages, text, remedy, remedies }: ReleaseNote): NewEntry {
  const levels = Object.fromEntries(packages.map(({ name, level }) => [name, level]));
  return { kind, packages: levels, text, remedy, remedies, change: undefined, migration: undefined };
}

/** Describes a path: “The parameter `year` of the module `books` of the service `library`”. */
function subject(path: readonly Step[]): string {
  const parts = path.toReversed().map(({ kind, name }) => (name === "" ? `the ${kind}` : `the ${kind} ${code(name)}`));
  const text = parts.join(" of ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function code(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}

/**
 * Advice about a change: a sentence for the users of all packages, or one for each group of packages whose users must
 * do the same.
 */
interface Advice {
  readonly remedy: string | undefined;
  readonly remedies: readonly PackageRemedy[];
}

/** Groups the advice of several packages. Equal advice becomes a single sentence. */
function adviceFor(change: Change, packages: readonly string[]): Advice {
  const advice = packages.map((name) => remedy(change, roleOf(name)));
  const texts = [...new Set(advice)];
  if (texts.length === 1) return { remedy: texts[0], remedies: [] };
  const given = texts.filter((text) => text !== undefined);
  return {
    remedy: undefined,
    remedies: given.map((text) => ({ packages: packages.filter((_, index) => advice[index] === text), text })),
  };
}

/**
 * Returns a sentence about what the users of a package must do about a change, or `undefined` if there is nothing to
 * do.
 */
function remedy(change: Change, role: PackageRole): string | undefined {
  return renamed(change) ?? replaced(change) ?? mended(change, role);
}

function renamed({ id, before, after }: Change): string | undefined {
  return id.includes("renamed") && typeof before === "string" && typeof after === "string"
    ? `Use \`${after}\` instead of \`${before}\`.`
    : undefined;
}

/** Returns the replacement that a deprecation names, in the new or the old spec. */
function replaced({ before, after }: Change): string | undefined {
  const { replacement } = [after, before].map(deprecationOf).find((one) => one?.replacement !== undefined) ?? {};
  return replacement === undefined ? undefined : `Use \`${replacement}\`.`;
}

function deprecationOf(value: unknown): Partial<Deprecation> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return "deprecated" in value
    ? deprecationOf(value.deprecated)
    : "replacement" in value
      ? (value as Partial<Deprecation>)
      : undefined;
}

/** Returns the remedy for the first audience of the package that the change breaks. */
function mended(change: Change, role: PackageRole): string | undefined {
  const broken = order.find(
    (audience) => role.audiences.includes(audience) && change.verdicts[audience] === "breaking",
  );
  return broken === undefined ? undefined : byAudience[broken](change, role);
}

const order: readonly Audience[] = ["sends", "reads", "compiles", "serves"];

const byAudience: Readonly<Record<Audience, (change: Change, role: PackageRole) => string>> = {
  sends: (change) =>
    entryKind(change) === "removed" ? "Remove it from your requests." : "Check the requests that use it.",
  reads: (change) =>
    entryKind(change) === "removed"
      ? "Do not rely on it in responses."
      : "Check the code that reads it from responses.",
  compiles: () => "Fix the places that TypeScript reports.",
  serves: (change, { isScaffolded }) => {
    const kind = entryKind(change);
    if (kind === "removed") return "Remove it from your handlers.";
    if (kind !== "added") return "Fix the handlers that TypeScript reports.";
    return isScaffolded === true
      ? "Add what your handlers lack: `kiln scaffold server` writes the stubs."
      : "Add what your handlers lack: TypeScript reports it.";
  },
  documentation: () => "Read the documentation again.",
};

/**
 * The elements of an API that users search for. Their additions and removals have separate changelog sections.
 * Additions and removals of other elements are listed as changes.
 */
const things = [
  "service",
  "module",
  "group",
  "parameter",
  "required-parameter",
  "parameter-set",
  "value",
  "value-set",
  "alias",
  "path-alias",
  "method",
  "member",
  "required-member",
  "optional-member",
  "page-kind",
  "shape",
  "answer-body",
  "header",
  "error",
  "resource",
  "operation",
  "body-field",
  "slot",
  "key-transport",
  "key-kind",
  "state",
  "transition",
  "identity",
] as const;

const thing = `(?:${things.join("|")})`;
const isAdded = new RegExp(`^${thing}-added(?:-to-closed)?$`);
const isRemoved = new RegExp(`^${thing}-removed(?:-after-sunset|-before-sunset)?$`);

/** Returns the changelog section of a change. A change of knowledge is a fix: the packages were wrong or incomplete. */
export function entryKind({ id, cause }: Pick<Change, "id" | "cause">): EntryKind {
  if (cause === "knowledge") return "fixed";
  if (id === "deprecated") return "deprecated";
  return isAdded.test(id) ? "added" : isRemoved.test(id) ? "removed" : "changed";
}

/** Formats a release as Markdown: the packages with new versions, and their changes. */
export function releaseNotes({ name, packageScope, releases }: Project, release: Release): string {
  const before = baseOf(releases, release);
  const { version, date, summary, entries, packages } = release;
  const risen = packages.filter((one) => versionIn(before, one.name) !== one.version);
  const rows = risen.map((one) => ({
    package: `${packageScope}/${one.name}`,
    version: one.version,
    from: versionIn(before, one.name) ?? "",
  }));
  return renderTemplate("readme/release-notes.md.hbs", {
    project: name,
    version,
    date,
    summary,
    packages: rows,
    sections: changelogSections(entries),
  });
}
