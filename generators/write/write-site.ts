import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The list of a site's files. Other files in the folder were not written by Kiln. */
const listFile = "files.json";

export interface SiteFile {
  /** The path, relative to the folder of the site, with forward slashes. */
  readonly path: string;
  /** The text, or the bytes of an image. */
  readonly text: string | Uint8Array;
}

export type SiteResult =
  | WrittenSite
  /** Nothing was changed, because the folder contains a foreign file. */
  | { readonly kind: "refused"; readonly foreign: string };

export interface WrittenSite {
  readonly kind: "written";
  readonly paths: readonly string[];
  readonly bytes: number;
}

/**
 * Writes a site next to the folder and then replaces the folder with it. Readers see either the old or the new site.
 */
export function writeSite(folder: string, files: Iterable<SiteFile>): SiteResult {
  const foreign = foreignFile(folder);
  if (foreign !== undefined) return { kind: "refused", foreign };
  const [staged, former] = [`${folder}.new-${process.pid}`, `${folder}.old-${process.pid}`];
  try {
    const { paths, bytes } = stage(staged, files);
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(staged, folder);
    rmSync(former, { recursive: true, force: true });
    return { kind: "written", paths, bytes };
  } catch (error) {
    if (!existsSync(folder) && existsSync(former)) renameSync(former, folder);
    rmSync(staged, { recursive: true, force: true });
    throw error;
  }
}

function stage(
  staged: string,
  files: Iterable<SiteFile>,
): { readonly paths: readonly string[]; readonly bytes: number } {
  mkdirSync(staged, { recursive: true });
  const paths: string[] = [];
  const folders = new Set<string>();
  let bytes = 0;
  for (const { path, text } of files) {
    const file = join(staged, path);
    const parent = dirname(file);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    writeFileSync(file, text, { flag: "wx" });
    paths.push(path);
    bytes += typeof text === "string" ? Buffer.byteLength(text) : text.byteLength;
  }
  writeFileSync(join(staged, listFile), `${JSON.stringify(paths.sort(), undefined, 1)}\n`);
  return { paths, bytes };
}

/** Returns a file in the folder that Kiln did not write. */
function foreignFile(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const own = new Set([...listed(join(folder, listFile)), listFile]);
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const paths = found.map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll("\\", "/"),
  );
  return paths.find((path) => !own.has(path));
}

function listed(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  try {
    const paths: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
  } catch {
    return [];
  }
}
