import { camelCase, collectionName, pascalCase } from "../../naming/type-names.ts";
import type { Alias, Migration, Renamed } from "../../model/migration.ts";
import type { Path } from "./paths.ts";

export type NameChange = Renamed | Alias;

export function isNameChange(migration: Migration): migration is NameChange {
  return migration.kind === "renamed" || migration.kind === "alias";
}

/**
 * Returns the names that a name has after one or several changes: alone, and as part of a name that outputs compose.
 * Each change applies once, because its new name may contain the old one: `locked` → `ticket-locked`.
 */
export function newNames(
  segment: string,
  changes: readonly NameChange[],
  seen: ReadonlySet<string> = new Set(),
): readonly string[] {
  const next = changes.flatMap((change) =>
    renamedSegment(segment, change.from, change.to)
      .filter((name) => name !== segment && !seen.has(name))
      .map((name) => ({ name, change })),
  );
  const known = new Set([...seen, segment, ...next.map(({ name }) => name)]);
  const later = next.flatMap(({ name, change }) =>
    newNames(
      name,
      changes.filter(({ from, to }) => from !== change.from || to !== change.to),
      known,
    ),
  );
  return [...new Set([...next.map(({ name }) => name), ...later])];
}

/** Forms of a name in outputs: unchanged, as a string, as a member, as a collection. */
const forms: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => JSON.stringify(name),
  camelCase,
  (name) => collectionName({ id: name } as Parameters<typeof collectionName>[0]),
];

function renamedSegment(segment: string, from: string, to: string): readonly string[] {
  const whole = forms.filter((form) => form(from) === segment).map((form) => form(to));
  return [
    ...whole,
    ...partOfSegment(segment, pascalCase(from), pascalCase(to)),
    ...atStart(segment, camelCase(from), camelCase(to)),
  ];
}

/** Replaces a name inside a longer one, such as `Pages` in `RawPagesItem`. The next letter must not be lower case. */
function partOfSegment(segment: string, from: string, to: string): readonly string[] {
  const start = from === "" ? -1 : segment.indexOf(from);
  const rest = segment.slice(start + from.length);
  return start < 0 || /^[a-z]/.test(rest) ? [] : [segment.slice(0, start) + to + rest];
}

/** Replaces a name at the start of a longer one, such as `pages` in `pagesModule`. */
function atStart(segment: string, from: string, to: string): readonly string[] {
  const rest = segment.slice(from.length);
  return from !== "" && segment.startsWith(from) && /^[A-Z]/.test(rest) ? [to + rest] : [];
}

/** Returns whether the segment is a form of the name, or contains one. */
export function isMadeOf(segment: string, name: string): boolean {
  return renamedSegment(segment, name, `${name}\u0000`).length > 0;
}

/** Returns all paths that the path may have under its new names, except the unchanged one. */
export function newPaths(path: Path, changes: readonly NameChange[]): readonly Path[] {
  const choices = path.map((segment) => [segment, ...newNames(segment, changes)]);
  const paths = choices.reduce<readonly Path[]>(
    (begun, names) => begun.flatMap((start) => names.map((name) => [...start, name])),
    [[]],
  );
  return paths.slice(1);
}
