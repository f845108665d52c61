import { camelCase, collectionName, pascalCase } from "../../naming/type-names.ts";
import type { Alias, Migration, Renamed } from "../../model/migration.ts";
import type TypeScript from "typescript";

/** A range of a text, and its replacement. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies the edits to the text. Duplicate edits count once. */
export function edited(text: string, edits: readonly Edit[]): string {
  return inOrder(edits).reduceRight(
    (done, { start, end, text: inserted }) => done.slice(0, start) + inserted + done.slice(end),
    text,
  );
}

/** Converts a position in the old text to the position after the edits. */
export function positionAfter(edits: readonly Edit[], position: number): number {
  return inOrder(edits)
    .filter(({ start }) => start < position)
    .reduce((moved, { start, end, text }) => moved + text.length - (end - start), position);
}

/** Converts a position after the edits to the position in the old text. */
export function positionBefore(edits: readonly Edit[], position: number): number {
  let [before, moved] = [position, 0];
  for (const { start, end, text } of inOrder(edits)) {
    if (start + moved >= position) break;
    moved += text.length - (end - start);
    before = Math.max(start, position - moved);
  }
  return before;
}

function inOrder(edits: readonly Edit[]): readonly Edit[] {
  const byPlace = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]));
  return [...byPlace.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * The path of a declaration in a package: the segments of the file's path, names of declarations and members, and
 * quoted strings.
 */
export type Path = readonly string[];

/** Declarations by path. A path that is declared several times has several nodes. */
export type Declared = ReadonlyMap<string, readonly TypeScript.Node[]>;

export function pathKey(path: Path): string {
  return path.join("\n");
}

export function pathOfKey(key: string): Path {
  return key.split("\n");
}

/** Finds all declarations in a file, including the file itself. */
export function declaredIn(ts: Ts, file: TypeScript.SourceFile, start: Path): Declared {
  const found = new Map<string, TypeScript.Node[]>();
  const visit = (node: TypeScript.Node, path: Path): void => {
    const name = nameOf(ts, node);
    const here = name === undefined ? path : [...path, name];
    if (name !== undefined) found.set(pathKey(here), [...(found.get(pathKey(here)) ?? []), node]);
    ts.forEachChild(node, (child) => visit(child, here));
  };
  found.set(pathKey(start), [file]);
  ts.forEachChild(file, (node) => visit(node, start));
  return found;
}

/** Returns the name of a node, or `undefined` if it has none. */
function nameOf(ts: Ts, node: TypeScript.Node): string | undefined {
  if (ts.isLiteralTypeNode(node))
    return ts.isStringLiteral(node.literal) ? JSON.stringify(node.literal.text) : undefined;
  if (ts.isExportSpecifier(node) || ts.isNamespaceExport(node)) return node.name.text;
  return isDeclaration(ts, node) && node.name !== undefined && hasText(ts, node.name) ? node.name.text : undefined;
}

type Named = TypeScript.Node & { readonly name?: TypeScript.DeclarationName | TypeScript.BindingName };

function isDeclaration(ts: Ts, node: TypeScript.Node): node is Named {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isTypeElement(node) ||
    ts.isClassElement(node)
  );
}

function hasText(ts: Ts, name: TypeScript.Node): name is TypeScript.Identifier | TypeScript.StringLiteral {
  return ts.isIdentifier(name) || ts.isStringLiteral(name);
}

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

/** An edit of the user's code, or a place to review. */
export type Finding = (
  | { readonly kind: "edit"; readonly edit: Edit }
  | { readonly kind: "place"; readonly position: number; readonly why: string }
) & {
  /** True if compile errors in the same statement do not matter. */
  readonly isCertain: boolean;
};

/** The compiler of the project that is migrated. */
export type Ts = typeof TypeScript;

export type { TypeScript };
