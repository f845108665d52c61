import fs from "node:fs";
import os from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { OutFile } from "../../emit/emitter.ts";

export const commands = { write: "npm run generate", force: "npm run generate -- --force" };

/** Creates an empty folder that is removed after the test. */
export function tempFolder(): string {
  const root = fs.mkdtempSync(join(os.tmpdir(), "kiln-write-"));
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }));
  return root;
}

/** Creates outputs from a table of texts by path below `packages/`. */
export function outputs(
  table: Readonly<Record<string, string>>,
  owner: OutFile["owner"] = "generator",
): readonly OutFile[] {
  return Object.entries(table).map(([path, text]) => ({ path: `packages/${path}`, text, owner }));
}

export function put(root: string, path: string, text: string): void {
  fs.mkdirSync(dirname(join(root, path)), { recursive: true });
  fs.writeFileSync(join(root, path), text);
}

export function read(root: string, path: string): string {
  return fs.readFileSync(join(root, path), "utf8");
}

/** Returns every file and folder of the tree with its text and modification time. */
export function snapshot(root: string): ReadonlyMap<string, string> {
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [path.slice(root.length + 1), describe(path)]));
}

/** Returns the paths of the files below the root, sorted. */
export function filesIn(root: string): readonly string[] {
  return [...snapshot(root)].flatMap(([path, what]) => (what.endsWith(" folder") ? [] : [path]));
}

function describe(path: string): string {
  const stat = fs.lstatSync(path, { bigint: true });
  if (stat.isFile()) return `${stat.mtimeNs} ${fs.readFileSync(path, "utf8")}`;
  return `${stat.mtimeNs} ${stat.isDirectory() ? "folder" : "other"}`;
}
