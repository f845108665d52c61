import { firstConflictMark } from "../diagnostics/conflict-marks.ts";
import { outputFolder, parentOf, pathFault } from "./path.ts";
import type { OutFile } from "../emit/emitter.ts";

/**
 * The path of the manifest, in the format of `sha256sum --check`: a hash, two spaces and a path per line, sorted by
 * path.
 */
export const manifestPath = `${outputFolder}/manifest.sha256`;

/** The hashes of Kiln's outputs, by path. There are several if two branches were merged, or if a run was killed. */
export type Manifest = ReadonlyMap<string, readonly string[]>;

interface ParsedManifest {
  readonly manifest: Manifest;
  /**
   * The paths with several hashes, because both branches of a merge changed the file. Kiln itself writes one hash per
   * path.
   */
  readonly merged: ReadonlySet<string>;
  /**
   * True if the file contains git's conflict markers. They are not a fault: both sides contain hashes of files that
   * Kiln wrote.
   */
  readonly conflicted: boolean;
  /** The fault in the first line that is neither a conflict marker nor a hash and a path. Such lines are ignored. */
  readonly fault: string | undefined;
}

const entry = /^([0-9a-f]{64}) {2}(.+)$/;

export function parseManifest(text: string): ParsedManifest {
  const manifest = new Map<string, readonly string[]>();
  let fault: string | undefined;
  let conflicted = false;
  for (const [index, line] of text.split("\n").entries()) {
    const [, hash, path] = entry.exec(line) ?? [];
    if (line === "") continue;
    if (firstConflictMark(line) !== undefined) conflicted = true;
    else if (hash !== undefined && path !== undefined && (path === ignorePath || pathFault(path) === undefined))
      remember(manifest, path, [hash]);
    else fault ??= `line ${index + 1} is not a hash and an output path`;
  }
  const merged = new Set([...manifest].filter(([, hashes]) => hashes.length > 1).map(([path]) => path));
  return { manifest, merged, conflicted, fault };
}

export function printManifest(manifest: Manifest): string {
  const paths = [...manifest.keys()].sort();
  return paths.flatMap((path) => manifest.get(path)!.map((hash) => `${hash}  ${path}\n`)).join("");
}

export function joinManifests(manifests: readonly Manifest[]): Manifest {
  const all = new Map<string, readonly string[]>();
  for (const manifest of manifests) for (const [path, hashes] of manifest) remember(all, path, hashes);
  return all;
}

function remember(manifest: Map<string, readonly string[]>, path: string, hashes: readonly string[]): void {
  const known = manifest.get(path);
  manifest.set(path, known === undefined ? hashes : [...new Set([...known, ...hashes])].sort());
}

/** Lists the packed files for git. It is above the packages, so that no package manager reads it when it packs. */
export const ignorePath = `${outputFolder}/.gitignore`;

/**
 * The record of the packed files on this disk, in the format of the manifest. Git ignores it together with them, so
 * that both stay unchanged when another commit is checked out.
 */
export const packedPath = `${outputFolder}/packed.sha256`;

/** Adds the file that makes git ignore the packed files, if there are any. */
export function withIgnoreFile(files: readonly OutFile[]): readonly OutFile[] {
  const packed = files.filter((file) => file.packed);
  if (packed.length === 0) return files;
  const committed = new Set(files.filter((file) => !file.packed).map(({ path }) => patternOf(path)));
  const patterns = packed.map(({ path }) => (committed.has(patternOf(path)) ? path : patternOf(path)));
  const lines = [...new Set([packedPath, ...patterns])].sort().map((pattern) => pattern.slice(outputFolder.length));
  return [...files, { path: ignorePath, text: `${lines.join("\n")}\n`, owner: "generator" }];
}

/** Returns the pattern of all files in the same folder with the same extension. */
function patternOf(path: string): string {
  return `${parentOf(path)}/*${/(?:\.d)?\.[^./]*$/.exec(path)?.[0] ?? ""}`;
}
