import type { Differences } from "../model/migration.ts";
import { applyPatch, createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";

/** The files of a package, by path from its root. */
export type PackageTexts = ReadonlyMap<string, string>;

/** Returns the files of a package that the compiler reads: declarations without comments, and the entry points. */
export function declarationsIn(files: PackageTexts): PackageTexts {
  return new Map(
    [...files].flatMap(([path, text]) => {
      const read = declarationText(path, text);
      return read === undefined ? [] : [[path, read] as const];
    }),
  );
}

/** Returns the declarations in a file, or `undefined` for other kinds of files. */
export function declarationText(path: string, text: string): string | undefined {
  if (path.endsWith(".d.ts")) return withoutComments(text);
  return path === "package.json" ? entryPoints(text) : undefined;
}

/** Returns a unified diff from the newer to the older declarations for each file that differs. */
export function differences(newer: PackageTexts, older: PackageTexts): Differences {
  const paths = [...new Set([...newer.keys(), ...older.keys()])].sort();
  const changed = paths.filter((path) => newer.get(path) !== older.get(path));
  return Object.fromEntries(changed.map((path) => [path, patchOf(path, newer.get(path) ?? "", older.get(path) ?? "")]));
}

function patchOf(path: string, newer: string, older: string): string {
  return createTwoFilesPatch(path, path, newer, older, undefined, undefined, {
    context: 2,
    headerOptions: FILE_HEADERS_ONLY,
  });
}

/**
 * Returns the older text. Returns `undefined` if the diff does not apply to the newer text. A missing file is empty.
 */
export function older(newer: string, difference: string): string | undefined {
  const text = applyPatch(newer, difference, { fuzzFactor: 1 });
  return text === false ? undefined : text;
}

/** Strings are matched first, because they may contain comment delimiters. */
const textOrComment = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

function withoutComments(text: string): string {
  return text.replace(textOrComment, (found) => (found.startsWith("/") ? "" : found)).replace(/^[ \t]*\r?\n/gm, "");
}

function entryPoints(text: string): string {
  const { name, type, exports } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return `${JSON.stringify({ name, type, exports }, undefined, 1)}\n`;
}
