import { existsSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { compareVersions } from "../model/version.ts";
import { git } from "./git.ts";
import type { PackageMigrations } from "../model/migration.ts";
import { withSlashes } from "../runtime/folders.ts";

/** A package with the version for which the code was written and the installed version. */
export interface VersionStep {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export interface SelectedPackages {
  /** The selected packages and their dependencies, with only the releases to migrate through. */
  readonly packages: readonly InstalledPackage[];
  readonly versions: readonly VersionStep[];
}

/** Returns the named packages, or all installed ones, with the releases since the code was written. */
export function selectPackages(
  folder: string,
  names: readonly string[],
  from: readonly string[],
): OrProblem<SelectedPackages> {
  const found = names.length === 0 ? findPackages(folder) : names.map((name) => findPackage(folder, name));
  const missing = found.find((one) => "problem" in one);
  if (missing !== undefined && "problem" in missing) return missing;
  const installed = found as readonly InstalledPackage[];
  if (installed.length === 0)
    return {
      problem: `No package with migrations is installed in ${folder} or above it. Install the new version of a Kiln package first.`,
    };
  const unknown = from.find((one) => one.includes("=") && !installed.some(({ name }) => one.startsWith(`${name}=`)));
  if (unknown !== undefined)
    return {
      problem: `--from ${unknown} names a package that is not migrated. Migrated: ${installed.map(({ name }) => name).join(", ")}.`,
    };
  const selected = installed.map((one) => releasesToFollow(folder, one, { from, isNamed: names.length > 0 }));
  const problem = selected.find((one) => "problem" in one);
  if (problem !== undefined && "problem" in problem) return problem;
  return combined(folder, selected as readonly Followed[]);
}

interface Followed {
  readonly found: InstalledPackage;
  readonly step: VersionStep;
}

interface Wanted {
  readonly from: readonly string[];
  readonly isNamed: boolean;
}

function releasesToFollow(folder: string, found: InstalledPackage, { from, isNamed }: Wanted): OrProblem<Followed> {
  const { name, version } = found;
  const given =
    from
      .filter((one) => one.startsWith(`${name}=`))
      .map((one) => one.slice(name.length + 1))
      .at(-1) ?? from.filter((one) => !one.includes("=")).at(-1);
  const old = given ?? lockedVersion(folder, name);
  if (old === undefined)
    return {
      problem: `For which version of ${name} was the code written? Name it with --from VERSION, or with --from ${name}=VERSION.`,
    };
  const step = { name, from: old, to: version };
  const isCurrent = /^\d+\.\d+\.\d+/.test(old) && compareVersions(old, version) >= 0;
  if (isCurrent && !isNamed) return { found: { ...found, releases: [] }, step: { ...step, from: version } };
  const releases = releasesSince(found, old);
  return "problem" in releases ? releases : { found: { ...found, releases }, step };
}

/** Merges duplicates, because a selected package may also be a dependency of another one. Keeps the longer history. */
function combined(folder: string, selected: readonly Followed[]): SelectedPackages {
  const byName = new Map<string, InstalledPackage>();
  for (const one of selected.flatMap(({ found }) => [found, ...findCompanions(folder, found, found.releases)])) {
    const other = byName.get(one.name);
    if (other === undefined || other.releases.length < one.releases.length) byName.set(one.name, one);
  }
  return {
    packages: [...byName.values()].filter(({ releases }) => releases.length > 0),
    versions: selected.map(({ step }) => step),
  };
}

/** Reads the version from the lockfile of the last commit, which precedes an uncommitted update. */
function lockedVersion(folder: string, name: string): string | undefined {
  const file = lockfiles.find((one) => existsSync(join(folder, one)));
  if (file === undefined) return dirname(folder) === folder ? undefined : lockedVersion(dirname(folder), name);
  const committed = git(folder, ["show", `HEAD:./${file}`]);
  return "problem" in committed ? undefined : versionIn(file, committed.out.toString("utf8"), name);
}

const lockfiles = ["package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "yarn.lock"] as const;

function versionIn(file: string, text: string, name: string): string | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (!file.endsWith(".json")) {
    const pattern =
      file === "yarn.lock"
        ? `^"?${escaped}@[^\\n]*:\\n\\s+version:? "?(\\d[^"\\s]*)`
        : `['"/\\s]${escaped}@(\\d[^'":()\\s]*)`;
    return new RegExp(pattern, "m").exec(text)?.[1];
  }
  const { packages = {} } = JSON.parse(text) as {
    readonly packages?: Readonly<Record<string, { readonly version?: string }>>;
  };
  return (
    packages[`node_modules/${name}`]?.version ??
    Object.entries(packages).find(([path]) => path.endsWith(`/node_modules/${name}`))?.[1].version
  );
}

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

type OrProblem<Value> = Value | { readonly problem: string };

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

function findPackages(folder: string): readonly InstalledPackage[] {
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
function releasesSince(
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
function findCompanions(
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
