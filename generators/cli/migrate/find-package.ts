import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PackageMigrations } from "../../model/migration.ts";
import { compareVersions } from "../../model/version.ts";
import { withSlashes } from "../../runtime/project-paths.ts";

/** An installed package, and what its releases ask of code that used it before them. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Packages that its declarations use. */
  readonly uses: readonly string[];
  /** Its folder as the compiler finds it, and as it is: they differ where it is linked. */
  readonly folders: readonly string[];
  readonly releases: readonly PackageMigrations[];
}

type OrProblem<Value> = Value | { readonly problem: string };

/** The package that code in a folder gets. */
export function findPackage(folder: string, name: string): OrProblem<InstalledPackage> {
  const found = packageFolder(folder, name);
  if (found === undefined) return { problem: `The package ${name} is not installed in ${folder} or above it.` };
  const [real, file] = [realpathSync(found), join(found, "migrations.json")];
  if (!existsSync(file)) return { problem: `${name} says nothing of migrations: ${file} is missing. Install a later version of it.` };
  const { version, dependencies, peerDependencies } = readJson(join(found, "package.json")) as PackageJson;
  const uses = Object.keys({ ...dependencies, ...peerDependencies });
  return { name, version, uses, folders: [...new Set([withSlashes(found), withSlashes(real)])], releases: (readJson(file) as { readonly releases: readonly PackageMigrations[] }).releases };
}

/** What the releases after a version ask, the oldest first; or why that cannot be said. */
export function releasesSince({ name, version, releases }: InstalledPackage, from: string): OrProblem<readonly PackageMigrations[]> {
  if (!/^\d+\.\d+\.\d+/.test(from)) return { problem: `“${from}” is no version such as 1.2.3.` };
  if (compareVersions(from, version) >= 0) return { problem: `${name} is installed in version ${version}: install the version to migrate to first, and name with --from the one that the code was written for.` };
  return releases.filter((one) => compareVersions(one.version, from) > 0).sort((a, b) => compareVersions(a.version, b.version));
}

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The packages that one uses and that came with it, and what the same releases ask of code that uses them. */
export function findCompanions(folder: string, { uses }: InstalledPackage, releases: readonly PackageMigrations[]): readonly InstalledPackage[] {
  const wanted = new Set(releases.map(({ release }) => release));
  return uses.flatMap((name) => {
    const found = findPackage(folder, name);
    return "problem" in found ? [] : [{ ...found, releases: found.releases.filter(({ release }) => wanted.has(release)) }];
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
