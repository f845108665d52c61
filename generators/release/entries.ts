import type { Change } from "../diff/change.ts";
import { predicate, spokenPath } from "../diff/sentence.ts";
import type { Step } from "../diff/site.ts";
import type { Migration } from "../model/migration.ts";
import type { EntryKind, Level, ReleaseNote } from "../model/release.ts";
import { entryKind } from "./entry-kind.ts";
import { levelForPrograms } from "./level.ts";
import { roleOf } from "./packages.ts";
import { adviceFor, type Advice } from "./remedy.ts";
import type { FollowingVersion } from "./versions.ts";

/** An entry as it goes into a record. */
export interface NewEntry extends Advice {
  readonly kind: EntryKind;
  readonly packages: Readonly<Record<string, Level>>;
  readonly text: string;
  /** The change that it describes; undefined for a note. */
  readonly change: Change | undefined;
  /** The kind of migration that `kiln migrate` applies. */
  readonly migration: Migration["kind"] | undefined;
}

/** The sources of the changelogs. */
export interface Told {
  readonly changes: readonly Change[];
  readonly versions: readonly FollowingVersion[];
  readonly notes: readonly ReleaseNote[];
  /** The migrations of each change. */
  readonly followed: ReadonlyMap<Change, readonly Migration[]>;
}

/**
 * The entries of the changelogs: one for each change, with the packages whose users it concerns, one for each note, and
 * general ones for packages that rise without either.
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

/** Changes of the documentation alone are one general entry. */
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

/** “The parameter `year` of the module `books` of the service `library`”. */
function subject(path: readonly Step[]): string {
  const parts = path.toReversed().map(({ kind, name }) => (name === "" ? `the ${kind}` : `the ${kind} ${code(name)}`));
  const text = parts.join(" of ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function code(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}
