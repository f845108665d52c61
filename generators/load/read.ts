import { isUtf8 } from "node:buffer";
import { readdirSync, readFileSync, realpathSync, statSync, type Dirent, existsSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { isIgnored, isYaml, SPEC } from "./file-kinds.ts";

/** Maximum size of a file, in bytes. */
export const LARGEST_FILE = 4 * 1024 * 1024;

export interface Read {
  /** The text of each file by path, in the order of the file names, without byte order marks. */
  readonly sources: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

interface Reading {
  readonly root: string;
  readonly sources: Map<string, string>;
  readonly diagnostics: Diagnostic[];
}

/** Reads the YAML files below `spec/` of a folder. Never follows links that lead outside of the folder. */
export function readSpec(root: string): Read {
  const reading: Reading = { root, sources: new Map(), diagnostics: [] };
  const found = attempt(
    reading,
    SPEC,
    () => statSync(join(root, SPEC), { throwIfNoEntry: false })?.isDirectory() === true,
  );
  if (found === false) reading.diagnostics.push(diagnostic("spec-not-found", undefined, { folder: root }));
  else if (found === true && isInsideRoot(reading, SPEC)) readFolder(reading, SPEC);
  return reading;
}

/** Returns the texts of Kiln's own JSON Schemas, by file name. Every spec is checked against these. */
export function readSchemas(): ReadonlyMap<string, string> {
  const folder = fileURLToPath(new URL("../../spec/schema/", import.meta.url));
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

function readFolder(reading: Reading, folder: string): void {
  const entries =
    attempt(reading, folder, () => readdirSync(join(reading.root, folder), { withFileTypes: true })) ?? [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    readEntry(reading, `${folder}/${entry.name}`, entry);
}

/** Reads a folder entry. Skips hidden files, which belong to tools: settings, locks of editors. */
function readEntry(reading: Reading, file: string, entry: Dirent): void {
  if (entry.name.startsWith(".") || isIgnored(file)) return;
  if (entry.isDirectory()) readFolder(reading, file);
  else if (entry.isSymbolicLink()) readLink(reading, file);
  else if (!isYaml(file)) return;
  else if (entry.isFile()) readText(reading, file);
  else refuse(reading, file, "it is not a regular file");
}

function readLink(reading: Reading, file: string): void {
  if (!isInsideRoot(reading, file)) return;
  const target = attempt(reading, file, () => statSync(join(reading.root, file)));
  if (target?.isDirectory()) refuse(reading, file, "it is a link to a folder");
  else if (isYaml(file) && target?.isFile()) readText(reading, file);
  else if (isYaml(file) && target !== undefined)
    refuse(reading, file, "it is a link to something other than a regular file");
}

function isInsideRoot(reading: Reading, file: string): boolean {
  const home = attempt(reading, file, () => realpathSync(reading.root));
  const target = attempt(reading, file, () => realpathSync(join(reading.root, file)));
  if (home === undefined || target === undefined) return false;
  const inside = target === home || target.startsWith(home.endsWith(sep) ? home : `${home}${sep}`);
  if (!inside) refuse(reading, file, "it is a link that leads outside the folder");
  return inside;
}

function readText(reading: Reading, file: string): void {
  const path = join(reading.root, file);
  const size = attempt(reading, file, () => statSync(path).size);
  if (size === undefined) return;
  if (size > LARGEST_FILE) {
    reading.diagnostics.push(diagnostic("file-too-large", startOf(file), { size, limit: LARGEST_FILE }));
    return;
  }
  const bytes = attempt(reading, file, () => readFileSync(path));
  if (bytes === undefined) return;
  if (isUtf8(bytes)) reading.sources.set(file, bytes.toString("utf8").replace(/^\uFEFF/, ""));
  else reading.diagnostics.push(diagnostic("not-utf8", startOf(file), {}));
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  ENOENT: "it does not exist, or is a link to something that does not exist",
  ELOOP: "its links form a cycle",
};

/** Runs a file operation that may fail. Reports a failure and returns `undefined`. */
function attempt<T>(reading: Reading, file: string, action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    refuse(reading, file, REASONS[String(error.code)] ?? String(error.code));
    return undefined;
  }
}

function refuse(reading: Reading, file: string, reason: string): void {
  reading.diagnostics.push(diagnostic("unreadable-file", startOf(file), { reason }));
}

function startOf(file: string): { readonly file: string; readonly start: number; readonly end: number } {
  return { file, start: 0, end: 0 };
}

/**
 * Returns the files of `spec/docs/` for the documentation, sorted by file name: Markdown, the colours of the site, and
 * words for its search.
 */
export function readDocs(root: string): ReadonlyMap<string, string> {
  const folder = docsFolder(root);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^[\w-].*\.md$|^colours\.css$|^synonyms\.txt$/.test(entry.name),
  );
  return new Map(
    files
      .map(({ name }) => [name, readFileSync(join(folder, name), "utf8")] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Returns the paths of the images below `spec/docs/`, sorted, with forward slashes. */
export function findDocsImages(root: string): readonly string[] {
  const folder = docsFolder(root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((path) => /^(?:\w[\w-]*\/)*\w[\w .-]*\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(path))
    .sort();
}

export function readDocsImage(root: string, path: string): Uint8Array {
  return readFileSync(join(docsFolder(root), path));
}

function docsFolder(root: string): string {
  return join(root, SPEC, "docs");
}
