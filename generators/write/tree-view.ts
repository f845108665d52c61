import type { Disk, Entry, EntryKind } from "./disk.ts";
import { folded, nameOf, outputFolder, parentOf } from "./path.ts";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The kind of entry at a path. `blocked`: something else must be removed before the file can be written, such as a link
 * in place of a folder.
 */
type Look = { readonly kind: EntryKind | "none" } | { readonly kind: "blocked"; readonly by: string };

/** A view of the tree based on folder listings. Each folder is read once, and links are not followed. */
export interface TreeView {
  look(path: string): Look;
  /** Treats a file as removed from now on, and its folder if it is otherwise empty. */
  forget(path: string): void;
  /** Returns the paths of the subfolders of a folder, except hidden ones. */
  foldersIn(folder: string): readonly string[];
  /** Returns the paths below a folder that are not folders. */
  filesBelow(folder: string): readonly string[];
}

interface Listing {
  readonly exact: Map<string, Entry>;
  readonly folded: Map<string, Entry>;
}

export function viewTree(disk: Disk): TreeView {
  const listings = new Map<string, Listing>();

  function listing(folder: string): Listing {
    const known = listings.get(folder);
    if (known !== undefined) return known;
    const entries = disk.list(folder) ?? [];
    const made: Listing = {
      exact: new Map(entries.map((entry) => [entry.name.normalize("NFC"), entry])),
      folded: new Map(entries.map((entry) => [folded(entry.name), entry])),
    };
    listings.set(folder, made);
    return made;
  }

  function look(path: string): Look {
    const folder = parentOf(path);
    if (folder !== "") {
      const above = look(folder);
      if (above.kind === "none" || above.kind === "blocked") return above;
      if (above.kind !== "folder") return { kind: "blocked", by: folder };
    }
    const name = nameOf(path);
    const { exact, folded: similar } = listing(folder);
    const entry = exact.get(name.normalize("NFC"));
    if (entry !== undefined) return { kind: entry.kind };
    const other = similar.get(folded(name));
    return other === undefined
      ? { kind: "none" }
      : { kind: "blocked", by: folder === "" ? other.name : `${folder}/${other.name}` };
  }

  function forget(path: string): void {
    if (path === outputFolder) return;
    const [folder, name] = [parentOf(path), nameOf(path)];
    const { exact, folded: similar } = listing(folder);
    exact.delete(name.normalize("NFC"));
    if (similar.get(folded(name))?.name === name) similar.delete(folded(name));
    if (exact.size === 0) forget(folder);
  }

  function entriesIn(folder: string): readonly Entry[] {
    return look(folder).kind === "folder" ? [...listing(folder).exact.values()] : [];
  }

  function foldersIn(folder: string): readonly string[] {
    const folders = entriesIn(folder).filter(({ name, kind }) => kind === "folder" && !name.startsWith("."));
    return folders.map(({ name }) => `${folder}/${name}`);
  }

  function filesBelow(folder: string): readonly string[] {
    return entriesIn(folder).flatMap(({ name, kind }) =>
      kind === "folder" ? filesBelow(`${folder}/${name}`) : [`${folder}/${name}`],
    );
  }

  return { look, forget, foldersIn, filesBelow };
}

/** The list of a site's files. Other files in the folder were not written by Kiln. */
const listFile = "files.json";

export interface SiteFile {
  /** The path, relative to the folder of the site, with forward slashes. */
  readonly path: string;
  /** The text, or the bytes of an image. */
  readonly text: string | Uint8Array;
}

type SiteResult =
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
