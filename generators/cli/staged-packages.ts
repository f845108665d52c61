import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { compileFolder, filesOf } from "../compile.ts";
import { emitters } from "../emit/emitters.ts";
import { groupBy } from "../model/group-by.ts";
import { sourcesFolder, type MappedFile } from "../pack/declaration-map.ts";
import { mappedFiles, sourcesOf } from "../pack/mapped-files.ts";
import { buildState } from "../runtime/state.ts";
import { withLineFeeds } from "../write/unified-diff.ts";
import { count, line } from "./summary.ts";
import type { Terminal } from "./terminal.ts";

/** Returns the folder to pack in place of a package's own, such as `packages/client`. */
export type FolderToPack = (folder: string) => string;

/**
 * Calls a function with copies of the packages that have maps from their declarations to the spec, and removes the
 * copies afterwards. Packages without maps are packed from their own folders.
 */
export async function withMaps<Result>(
  root: string,
  { out }: Pick<Terminal, "out">,
  pack: (folderToPack: FolderToPack) => Promise<Result>,
): Promise<Result> {
  const compilation = buildState() === "missing" ? undefined : compileFolder(root, emitters);
  if (compilation?.model === undefined) return pack((folder) => resolve(root, folder));
  const { sources, outputs } = compilation;
  const all = mappedFiles(filesOf(outputs), sources);
  const current = all.filter((file) => isCurrent(root, file));
  const packages = groupBy(current, ({ path }) => path.split("/").slice(0, 2).join("/"));
  const stage = mkdtempSync(join(tmpdir(), "kiln-pack-"));
  try {
    for (const [folder, files] of packages) {
      const copy = join(stage, basename(folder));
      cpSync(join(root, folder), copy, { recursive: true, filter: (path) => basename(path) !== "node_modules" });
      addMaps(copy, folder, files, sources);
    }
    out(line("maps", `${count(current.length, "declaration file")} in ${count(packages.size, "package")}`));
    if (current.length < all.length) {
      const stale = all.length - current.length;
      const differing = `${count(stale, "declaration file")} ${stale === 1 ? "differs" : "differ"}`;
      out(line("", `${differing} from the output for spec/, so there is no map: run kiln generate first`));
    }
    return await pack((folder) => (packages.has(folder) ? join(stage, basename(folder)) : resolve(root, folder)));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

function isCurrent(root: string, { path, declarations }: MappedFile): boolean {
  return existsSync(join(root, path)) && withLineFeeds(readFileSync(join(root, path), "utf8")) === declarations;
}

function addMaps(copy: string, folder: string, files: readonly MappedFile[], spec: ReadonlyMap<string, string>): void {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  for (const { path, text, map } of files) {
    const inside = path.slice(folder.length + 1);
    write(inside, text);
    write(`${inside}.map`, map);
  }
  for (const [path, text] of sourcesOf(files, spec)) write(`${sourcesFolder}/${path}`, text);
}
