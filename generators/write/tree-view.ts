import type { Disk, Entry, EntryKind } from "./disk.ts";
import { folded, nameOf, outputFolder, parentOf } from "./path.ts";

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
