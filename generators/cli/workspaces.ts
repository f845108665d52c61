import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Emitter } from "../emit/emitter.ts";
import { parse } from "../load/parse.ts";
import type { WrittenPackage } from "../release/packages.ts";

/**
 * Returns the `package.json` files of a project that are not generated: those of the project itself and of its npm,
 * Yarn or pnpm workspaces.
 */
export function writtenPackages(root: string, made: readonly Emitter[]): readonly WrittenPackage[] {
  const generated = new Set<string>(made.map(({ into }) => into));
  const patterns = ["packages/*", ...npmPatterns(root), ...pnpmPatterns(root)];
  const folders = [...new Set(patterns.flatMap((pattern) => foldersOf(root, pattern)))].filter(
    (folder) => !generated.has(folder),
  );
  return ["", ...folders.sort()].flatMap((folder) => {
    const path = folder === "" ? packageFile : `${folder}/${packageFile}`;
    if (!existsSync(join(root, path))) return [];
    return [{ path, name: /^packages\/([^/]+)$/.exec(folder)?.[1], text: readFileSync(join(root, path), "utf8") }];
  });
}

const packageFile = "package.json";

/** `workspaces` is a list, or an object with the list `packages`. */
function npmPatterns(root: string): readonly string[] {
  const path = join(root, packageFile);
  if (!existsSync(path)) return [];
  const { workspaces } = JSON.parse(readFileSync(path, "utf8")) as {
    readonly workspaces?: readonly string[] | { readonly packages?: readonly string[] };
  };
  return workspaces === undefined
    ? []
    : "packages" in workspaces
      ? (workspaces.packages ?? [])
      : (workspaces as readonly string[]);
}

function pnpmPatterns(root: string): readonly string[] {
  const file = "pnpm-workspace.yaml";
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const { root: map } = parse(file, readFileSync(path, "utf8"));
  const packages = map?.entries.find(({ key }) => key === "packages")?.value;
  return packages?.kind === "list"
    ? packages.items.flatMap((one) => (one.kind === "scalar" ? [String(one.value)] : []))
    : [];
}

/** Returns the folders that match a pattern such as `apps/*` or `libs/**`. Negated patterns match nothing. */
function foldersOf(root: string, pattern: string): readonly string[] {
  const segments = pattern.replace(/^\.\//, "").replace(/\/$/, "").split("/");
  return segments.reduce<readonly string[]>(
    (found, segment) => found.flatMap((folder) => inside(root, folder, segment)),
    [""],
  );
}

function inside(root: string, folder: string, segment: string): readonly string[] {
  if (segment === "**") return [folder, ...subfolders(root, folder).flatMap((one) => inside(root, one, segment))];
  const name = new RegExp(
    `^${segment
      .split("*")
      .map((text) => text.replace(/[$()+.?[\\\]^{|}]/g, "\\$&"))
      .join("[^/]*")}$`,
  );
  return subfolders(root, folder).filter((one) => name.test(one.slice(one.lastIndexOf("/") + 1)));
}

function subfolders(root: string, folder: string): readonly string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const folders = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules",
  );
  return folders.map(({ name }) => (folder === "" ? name : `${folder}/${name}`));
}
