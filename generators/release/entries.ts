import type { Change } from "../diff/change.ts";
import { predicate, spokenPath } from "../diff/sentence.ts";
import type { Step } from "../diff/site.ts";
import type { Migration } from "../model/migration.ts";
import type { EntryKind, Level, PackageVersion, ReleaseNote } from "../model/release.ts";
import { entryKind } from "./entry-kind.ts";
import { levelForPrograms } from "./level.ts";
import { roleOf } from "./packages.ts";
import { remedy } from "./remedy.ts";

/** An entry as it goes into a record. */
export interface NewEntry {
  readonly kind: EntryKind;
  readonly packages: Readonly<Record<string, Level>>;
  readonly text: string;
  readonly remedy: string | undefined;
  /** The change that it tells of; undefined for a note. */
  readonly change: Change | undefined;
  /** What `kiln migrate` makes of the change. */
  readonly migration: Migration["kind"] | undefined;
}

/** What the changelogs are made of. */
export interface Told {
  readonly changes: readonly Change[];
  readonly versions: readonly PackageVersion[];
  readonly notes: readonly ReleaseNote[];
  /** What code has to follow of a change. */
  readonly followed: ReadonlyMap<Change, readonly Migration[]>;
}

/** What the changelogs say: of each change once, with the packages that rise and whose users it concerns; of each note; and of packages that rise without either. */
export function entriesOf({ changes, versions, notes, followed }: Told): readonly NewEntry[] {
  const raised = versions.filter(({ level }) => level !== "none").map((one) => one.package);
  const entries = changes.flatMap((change) => {
    const levels = raised.map((name) => [name, levelForPrograms(change, roleOf(name).audiences)] as const).filter(([, level]) => level !== "none");
    return levels.length === 0 ? [] : [entryOf(change, Object.fromEntries(levels), followed.get(change)?.[0]?.kind)];
  });
  const told = [...entries, ...notes.map(entryOfNote)];
  const silent = raised.filter((name) => !told.some(({ packages }) => Object.hasOwn(packages, name)));
  const isRevised = (name: string): boolean => versions.some((one) => one.package === name && one.because.length > 0);
  return [
    ...told,
    ...inGeneral("Descriptions, examples or sources are revised.", silent.filter(isRevised)),
    ...inGeneral("It goes with the new versions of the packages that it needs.", silent.filter((name) => !isRevised(name) && roleOf(name).dependsOn.length > 0)),
  ];
}

/** What has no change of its own. */
function inGeneral(text: string, names: readonly string[]): readonly NewEntry[] {
  if (names.length === 0) return [];
  return [{ kind: "changed", packages: Object.fromEntries(names.map((name) => [name, "patch"])), text, remedy: undefined, change: undefined, migration: undefined }];
}

function entryOf(change: Change, packages: NewEntry["packages"], migration: NewEntry["migration"]): NewEntry {
  return { kind: entryKind(change), packages, text: `${subject(spokenPath(change))} ${predicate(change, code)}`, remedy: remedy(change), change, migration };
}

function entryOfNote({ kind, packages, text, remedy: todo }: ReleaseNote): NewEntry {
  return { kind, packages: Object.fromEntries(packages.map(({ name, level }) => [name, level])), text, remedy: todo, change: undefined, migration: undefined };
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
