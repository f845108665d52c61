import { outputFolder, pathFault } from "./path.ts";

/** A file that `sha256sum --check` understands: a hash, two spaces and a path a line, sorted by path. */
export const manifestPath = `${outputFolder}/manifest.sha256`;

/** The hashes of what Kiln wrote, by path. There are several where two branches met, or where a run was killed. */
export type Manifest = ReadonlyMap<string, readonly string[]>;

/** `fault` says what is wrong with the first line that is none; such lines are left out. */
export interface ParsedManifest {
  readonly manifest: Manifest;
  readonly fault: string | undefined;
}

const entry = /^([0-9a-f]{64}) {2}(.+)$/;

/**
 * The lines that git puts around a conflict are no fault: each side holds hashes of what Kiln wrote there, and the
 * next run settles the matter.
 */
const conflictMark = /^(?:<{7}|>{7}|\|{7}|={7})(?: |$)/;

export function parseManifest(text: string): ParsedManifest {
  const manifest = new Map<string, readonly string[]>();
  let fault: string | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "" || conflictMark.test(line)) continue;
    const [, hash, path] = entry.exec(line) ?? [];
    if (hash === undefined || path === undefined || pathFault(path) !== undefined) fault ??= `line ${index + 1} is not a hash and an output path`;
    else remember(manifest, path, [hash]);
  }
  return { manifest, fault };
}

export function printManifest(manifest: Manifest): string {
  const paths = [...manifest.keys()].sort();
  return paths.flatMap((path) => manifest.get(path)!.map((hash) => `${hash}  ${path}\n`)).join("");
}

/** Everything that any of them knows. */
export function joinManifests(manifests: readonly Manifest[]): Manifest {
  const all = new Map<string, readonly string[]>();
  for (const manifest of manifests) for (const [path, hashes] of manifest) remember(all, path, hashes);
  return all;
}

function remember(manifest: Map<string, readonly string[]>, path: string, hashes: readonly string[]): void {
  const known = manifest.get(path);
  manifest.set(path, known === undefined ? hashes : [...new Set([...known, ...hashes])].sort());
}
