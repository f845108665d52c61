import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PackageMigrations } from "../../model/migration.ts";
import { compareVersions } from "../../model/version.ts";
import { withSlashes } from "../../runtime/project-paths.ts";

/** An installed package with the migrations of its releases. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** The packages on which it depends. */
  readonly uses: readonly string[];
  /** The folder that the compiler finds, and its real path. They differ for a linked package. */
  readonly folders: readonly string[];
  readonly releases: readonly PackageMigrations[];
}

export type OrProblem<Value> = Value | { readonly problem: string };

/** Finds the package that code in a folder imports. */
export function findPackage(folder: string, name: string): OrProblem<InstalledPackage> {
  const found = packageFolder(folder, name);
  if (found === undefined) return { problem: `The package ${name} is not installed in ${folder} or above it.` };
  const [real, file] = [realpathSync(found), join(found, "migrations.json")];
  if (!existsSync(file))
    return { problem: `${name} has no migrations: ${file} is missing. Install a later version of it.` };
  const { version, dependencies, peerDependencies } = readJson(join(found, "package.json")) as PackageJson;
  const uses = Object.keys({ ...dependencies, ...peerDependencies });
  const { releases } = readJson(file) as { readonly releases?: readonly PackageMigrations[] };
  if (!Array.isArray(releases)) return { problem: `${file} does not have the format of Kiln's migrations.` };
  return { name, version, uses, folders: [...new Set([withSlashes(found), withSlashes(real)])], releases };
}

export function findPackages(folder: string): readonly InstalledPackage[] {
  const names = foldersAbove(folder).flatMap((one) => packageNames(join(one, "node_modules")));
  return [...new Set(names)].sort().flatMap((name) => {
    const found = findPackage(folder, name);
    return "problem" in found ? [] : [found];
  });
}

function foldersAbove(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

function packageNames(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : name,
  );
  return names.filter((name) => existsSync(join(folder, name, "migrations.json")));
}

/** Returns the releases after a version, oldest first, or the reason why they are unknown. */
export function releasesSince(
  { name, version, releases }: InstalledPackage,
  from: string,
): OrProblem<readonly PackageMigrations[]> {
  if (!/^\d+\.\d+\.\d+/.test(from)) return { problem: `“${from}” is not a version such as 1.2.3.` };
  if (compareVersions(from, version) >= 0)
    return {
      problem: `${name} is installed in version ${version}. Install the new version first, and name the old one with --from.`,
    };
  return releases
    .filter((one) => compareVersions(one.version, from) > 0)
    .sort((a, b) => compareVersions(a.version, b.version));
}

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns the dependencies of a package, with the migrations of the same releases. */
export function findCompanions(
  folder: string,
  { uses }: InstalledPackage,
  releases: readonly PackageMigrations[],
): readonly InstalledPackage[] {
  const wanted = new Set(releases.map(({ release }) => release));
  return uses.flatMap((name) => {
    const found = findPackage(folder, name);
    return "problem" in found
      ? []
      : [{ ...found, releases: found.releases.filter(({ release }) => wanted.has(release)) }];
  });
}

function packageFolder(folder: string, name: string): string | undefined {
  const found = join(folder, "node_modules", ...name.split("/"));
  if (existsSync(join(found, "package.json"))) return found;
  const parent = dirname(folder);
  return parent === folder ? undefined : packageFolder(parent, name);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
