import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Publishes each package whose version the registry does not have, with provenance. Run again after a failure it goes on where it ended. With
 * --dry-run it packs, and publishes nothing.
 */
interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "..");
const dryRun = process.argv.includes("--dry-run");
const packages = globSync("packages/*/package.json", { cwd: root }).map((path) => JSON.parse(readFileSync(join(root, path), "utf8")) as PackageJson);

for (const one of inOrder(packages.filter((json) => json.private !== true))) {
  if (!dryRun && isPublished(one)) console.log(`${one.name} ${one.version} is there already.`);
  else publish(one);
}

/** What a package depends on is there before it. */
function inOrder(all: readonly PackageJson[]): readonly PackageJson[] {
  const sorted: PackageJson[] = [];
  const visit = (one: PackageJson): void => {
    if (sorted.includes(one)) return;
    all.filter(({ name }) => Object.hasOwn(one.dependencies ?? {}, name)).forEach(visit);
    sorted.push(one);
  };
  all.forEach(visit);
  return sorted;
}

function isPublished({ name, version }: PackageJson): boolean {
  const { status, stdout } = spawnSync("npm", ["view", `${name}@${version}`, "version"], { cwd: root, encoding: "utf8" });
  return status === 0 && stdout.trim() === version;
}

function publish({ name }: PackageJson): void {
  const args = ["publish", "--workspace", name, "--access", "public", ...(dryRun ? ["--dry-run"] : ["--provenance"])];
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
