import type { Differences } from "../model/migration.ts";
import { applyPatch, createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";

/** The files of a package, by path from its root. */
export type PackageTexts = ReadonlyMap<string, string>;

/** What the compiler reads of a package: its declarations without comments, and where its paths lead. */
export function declarationsIn(files: PackageTexts): PackageTexts {
  return new Map([...files].flatMap(([path, text]) => {
    const read = declarationText(path, text);
    return read === undefined ? [] : [[path, read] as const];
  }));
}

/** Undefined for files of other kinds. */
export function declarationText(path: string, text: string): string | undefined {
  if (path.endsWith(".d.ts")) return withoutComments(text);
  return path === "package.json" ? entryPoints(text) : undefined;
}

/** How the newer declarations become the older ones: a unified diff of each file that differs. */
export function differences(newer: PackageTexts, older: PackageTexts): Differences {
  const paths = [...new Set([...newer.keys(), ...older.keys()])].sort();
  const changed = paths.filter((path) => newer.get(path) !== older.get(path));
  return Object.fromEntries(changed.map((path) => [path, patchOf(path, newer.get(path) ?? "", older.get(path) ?? "")]));
}

function patchOf(path: string, newer: string, older: string): string {
  return createTwoFilesPatch(path, path, newer, older, undefined, undefined, { context: 2, headerOptions: FILE_HEADERS_ONLY });
}

/** The older text; undefined where the newer one is not what the difference was made of. A file that was not there is empty. */
export function older(newer: string, difference: string): string | undefined {
  const text = applyPatch(newer, difference, { fuzzFactor: 1 });
  return text === false ? undefined : text;
}

/** Texts are matched first, since they may hold what looks like a comment. */
const textOrComment = /"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

function withoutComments(text: string): string {
  return text.replace(textOrComment, (found) => (found.startsWith("/") ? "" : found)).replace(/^[ \t]*\r?\n/gm, "");
}

function entryPoints(text: string): string {
  const { name, type, exports } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return `${JSON.stringify({ name, type, exports }, undefined, 1)}\n`;
}
