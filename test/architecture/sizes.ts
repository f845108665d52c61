import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rootFolder } from "../support/emit.ts";

/** Folders with hand-written TypeScript that ships or compiles. */
const roots = ["generators", "templates/runtime", "packages/reference-server/src", "packages/wiki/src"];

interface FolderSize {
  readonly folder: string;
  readonly files: number;
  readonly median: number;
  /** 95th percentile of the file lengths. */
  readonly p95: number;
  readonly longest: number;
}

/** `npm run sizes`: the number of files in each folder, and their lengths in lines. Excludes tests and the build. */
export function sizes(): readonly FolderSize[] {
  const files = roots.flatMap((root) => sourcesBelow(join(rootFolder, root)));
  const folders = new Map<string, number[]>();
  for (const file of files) {
    const folder = dirname(relative(rootFolder, file)).replaceAll("\\", "/").split("/").slice(0, 4).join("/");
    folders.set(folder, [...(folders.get(folder) ?? []), linesOf(file)]);
  }
  return [...folders].map(([folder, lines]) => sizeOf(folder, lines)).sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

export function sizesTable(): string {
  const rows = sizes().map(({ folder, files, median, p95, longest }) =>
    [folder, files, median, p95, longest].join(" | "),
  );
  return ["folder | files | median lines | 95th percentile | longest", "---|---|---|---|---", ...rows]
    .map((row) => `| ${row} |\n`)
    .join("");
}

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[/\\](?:build|testing)[/\\]/.test(path));
}

function linesOf(file: string): number {
  return readFileSync(file, "utf8").split("\n").length - 1;
}

function sizeOf(folder: string, lines: readonly number[]): FolderSize {
  const sorted = lines.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { folder, files: sorted.length, median: at(0.5), p95: at(0.95), longest: sorted.at(-1)! };
}
