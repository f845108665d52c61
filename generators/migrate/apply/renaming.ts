import { camelCase, collectionName, pascalCase } from "../../naming/type-names.ts";
import type { Alias, Migration, Renamed } from "../../model/migration.ts";
import type { Path } from "./paths.ts";

export type NameChange = Renamed | Alias;

export function isNameChange(migration: Migration): migration is NameChange {
  return migration.kind === "renamed" || migration.kind === "alias";
}

/** The names that a name has become, over one change or several: as it is, and as part of names that outputs make of it. */
export function newNames(segment: string, changes: readonly NameChange[], seen: ReadonlySet<string> = new Set()): readonly string[] {
  const next = changes.flatMap(({ from, to }) => renamedSegment(segment, from, to)).filter((one) => one !== segment && !seen.has(one));
  const known = new Set([...seen, segment, ...next]);
  return [...new Set([...next, ...next.flatMap((one) => newNames(one, changes, known))])];
}

/** Ways in which outputs write a name: as it is, as a text, as a member, as a collection. */
const forms: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => JSON.stringify(name),
  camelCase,
  (name) => collectionName({ id: name } as Parameters<typeof collectionName>[0]),
];

function renamedSegment(segment: string, from: string, to: string): readonly string[] {
  const whole = forms.filter((form) => form(from) === segment).map((form) => form(to));
  return [...whole, ...partOfSegment(segment, pascalCase(from), pascalCase(to)), ...atStart(segment, camelCase(from), camelCase(to))];
}

/** `Pages` in `RawPagesItem`: what follows begins another word. */
function partOfSegment(segment: string, from: string, to: string): readonly string[] {
  const start = from === "" ? -1 : segment.indexOf(from);
  const rest = segment.slice(start + from.length);
  return start < 0 || /^[a-z]/.test(rest) ? [] : [segment.slice(0, start) + to + rest];
}

/** `pages` in `pagesModule`. */
function atStart(segment: string, from: string, to: string): readonly string[] {
  const rest = segment.slice(from.length);
  return from !== "" && segment.startsWith(from) && /^[A-Z]/.test(rest) ? [to + rest] : [];
}

/** Whether the segment is the name as an output writes it, or is made of it. */
export function isMadeOf(segment: string, name: string): boolean {
  return renamedSegment(segment, name, `${name}\u0000`).length > 0;
}

/** All paths that the path may be under its new names, the unchanged one left out. */
export function newPaths(path: Path, changes: readonly NameChange[]): readonly Path[] {
  const choices = path.map((segment) => [segment, ...newNames(segment, changes)]);
  const paths = choices.reduce<readonly Path[]>((begun, names) => begun.flatMap((start) => names.map((name) => [...start, name])), [[]]);
  return paths.slice(1);
}
