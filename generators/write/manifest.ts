import { firstConflictMark } from "../diagnostics/conflict-marks.ts";
import { ignorePath } from "./packed.ts";
import { outputFolder, pathFault } from "./path.ts";

/**
 * The path of the manifest, in the format of `sha256sum --check`: a hash, two spaces and a path per line, sorted by
 * path.
 */
export const manifestPath = `${outputFolder}/manifest.sha256`;

/** The hashes of Kiln's outputs, by path. There are several if two branches were merged, or if a run was killed. */
export type Manifest = ReadonlyMap<string, readonly string[]>;

export interface ParsedManifest {
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
