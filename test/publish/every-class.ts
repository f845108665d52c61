import assert from "node:assert/strict";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inlineProse } from "../../generators/codegen/markdown.ts";
import type { InstalledPackage } from "../../generators/cli/migrate-packages.ts";
import { hasErrors } from "../../generators/diagnostics/diagnostic.ts";
import { compile, emitters, filesOf, loadSources } from "../../generators/index.ts";
import type { Release } from "../../generators/model/release.ts";
import { isInCaretRange, isPreRelease } from "../../generators/model/version.ts";
import { releaseBoth, type Sources } from "../release/release-in-memory.ts";
import { resolutions, typeErrors } from "../smoke/checks.ts";
import { command } from "../support/command.ts";
import { runKiln } from "../support/run-kiln.ts";
import { groupClasses, type ClassGroup, type Member } from "./class-groups.ts";
import { putPackage, type Package } from "./put-package.ts";
import { installRegistry, startRegistry } from "./registry.ts";

type Check = (name: string, work: () => Promise<void> | void) => Promise<void>;

/** The published packages: code that `kiln migrate` supports, and its dependencies. */
const folders = new Set(["packages/client", "packages/validators"]);

/** Initial versions of the projects, in turn. */
const versions = ["0.1.0", "1.0.0", "2.0.0-beta.1"];

/** A project with the cases of some classes that was released twice. */
interface ReleasedProject {
  readonly scope: string;
  readonly members: readonly Member[];
  /** The packages of the first release, and those whose version the second one increases. */
  readonly packages: readonly Package[];
}

/**
 * Releases the case of every class of changes twice and publishes it. One user installs the second releases, and
 * migrates to them.
 */
export async function checkEveryClass(folder: string, check: Check): Promise<void> {
  await installRegistry();
  const registry = await startRegistry(join(folder, "registry-of-classes"));
  const user = join(folder, "user-of-classes");
  const groups = groupClasses();
  const released: ReleasedProject[] = [];
  try {
    await check(
      `${groups.flatMap(({ members }) => members).length} classes are released in ${groups.length} projects`,
      async () => {
        for (const [index, group] of groups.entries())
          released.push(await releaseProject(group, versions[index % versions.length]!, `@c${index}`));
      },
    );
    await check("Their packages are published", async () => {
      for (const one of released.flatMap(({ packages }) => packages)) await putPackage(registry.url, one);
    });
    await check("One user installs them", () => install(user, registry.url, released));
    await check("Programs are migrated where there is a migration", () => migrate(user, released));
  } finally {
    registry.stop();
  }
}

async function releaseProject(
  { sides, members, isBreaking }: ClassGroup,
  version: string,
  scope: string,
): Promise<ReleasedProject> {
  const [first, second] = (await releaseBoth(sides, version, scope)).map(generated) as [Generated, Generated];
  const raised = second.packages.filter((one) =>
    first.packages.every(({ json }) => json.name !== one.json.name || json.version !== one.json.version),
  );
  const packages = [...first.packages, ...raised];
  if (raised.length === 0) return { scope, members, packages };
  const leaves = raised
    .filter(({ json }) => !isInCaretRange(version, json.version))
    .map(({ json }) => `${json.name} ${json.version}`);
  if (!isPreRelease(version))
    assert.equal(leaves.length > 0, isBreaking, `${members[0]!.id}: ${version} → ${leaves.join(", ")}`);
  const missing = members.flatMap(({ id, expected }) =>
    expected.filter((one) => !isInChangelog(one, second)).map((one) => `${id}: ${one.id} ${one.subject}`),
  );
  assert.deepEqual(missing, [], "changes without an entry in a changelog");
  return { scope, members, packages };
}

interface Generated {
  readonly packages: readonly Package[];
  readonly release: Release;
}

/** Returns the packages that `kiln generate` writes for a spec with its records, which must be valid. */
function generated(sources: Sources): Generated {
  const { diagnostics, outputs, model } = compile(loadSources(sources), emitters);
  assert.ok(
    model !== undefined && !hasErrors(diagnostics),
    diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"),
  );
  const packages = outputs
    .filter(({ into }) => folders.has(into))
    .map((output): Package => {
      const files = new Map(
        [...filesOf([output])].map(({ path, text }) => [path.slice(output.into.length + 1), text] as const),
      );
      return { json: JSON.parse(files.get("package.json")!) as Package["json"], files };
    });
  return { packages, release: model.project.releases.at(-1)! };
}

/**
 * Returns whether an entry of the record is in the newest section of the changelog of each published package that it
 * concerns.
 */
function isInChangelog({ id, subject }: Member["expected"][number], { packages, release }: Generated): boolean {
  const entry = release.entries.find(({ change }) => change?.id === id && change.subject === subject);
  return (
    entry !== undefined &&
    packages.every(({ json: { name, version }, files }) => {
      const [, newest = ""] = files.get("CHANGELOG.md")!.split(/^## /m);
      const isConcerned = entry.packages.some((one) => name.endsWith(`/${one.name}`));
      return !isConcerned || (newest.startsWith(`${version} - `) && newest.includes(inlineProse(entry.text)));
    })
  );
}

async function install(user: string, url: string, released: readonly ReleasedProject[]): Promise<void> {
  mkdirSync(user);
  // The second release of a package follows the first one in the list and replaces it.
  const dependencies = Object.fromEntries(
    released.flatMap(({ packages }) => packages.map(({ json: { name, version } }) => [name, version] as const)),
  );
  writeFileSync(join(user, ".npmrc"), `registry=${url}\n`);
  writeFileSync(
    join(user, "package.json"),
    JSON.stringify({ name: "user", private: true, type: "module", dependencies }),
  );
  await command("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: user });
  // `kiln migrate` needs TypeScript to parse code, and this registry does not have it.
  symlinkSync(join(import.meta.dirname, "../../node_modules/typescript"), join(user, "node_modules/typescript"));
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/**
 * Migrates one program per class in a single run. Each program is affected only by the changes of its own service.
 * After the rewrite, it compiles except at places to check.
 */
async function migrate(user: string, released: readonly ReleasedProject[]): Promise<void> {
  const programs = released.flatMap(({ scope, members, packages }) =>
    members.flatMap(({ id, changes, service }) => {
      if (changes === undefined || service === undefined) return [];
      writeFileSync(join(user, `${id}.ts`), programFor(changes, service, scope));
      return { id, file: `${id}.ts`, kinds: new Set(packages.flatMap((one) => migrationsOf(one, service))) };
    }),
  );
  const from = released.flatMap(({ packages }) =>
    firstVersions(packages).flatMap(({ name, version }) => ["--from", `${name}=${version}`]),
  );
  const { code, out, error } = await runKiln(user, "migrate", ...from, "--json");
  assert.ok(code <= 1, `exit code ${code}\n${out}${error}`);
  const { changed, places } = JSON.parse(out) as {
    readonly changed: readonly string[];
    readonly places: readonly Place[];
  };
  const migrated = programs.filter(({ kinds }) => kinds.size > 0);
  console.log(
    `  ${migrated.length} of ${programs.length} programs have migrations, ${changed.length} are rewritten, ${new Set(places.map(({ file }) => file)).size} have places to check`,
  );
  assert.ok(changed.length >= 10, `only ${changed.join(", ")} are rewritten`);
  const wrong = programs.filter(
    ({ file, kinds }) =>
      !kinds.has("renamed") && places.some((one) => one.file === file && /^“[^”]+” is now “/.test(one.why)),
  );
  assert.deepEqual(
    wrong.map(({ id }) => id),
    [],
    "programs that follow the renames of another service",
  );
  assert.deepEqual(
    changed.filter((file) => migrated.every((one) => one.file !== file)),
    [],
    "rewritten programs without a migration",
  );
  writeFileSync(
    join(user, "rewritten.ts"),
    changed.map((file) => `import "./${file.replace(/ts$/, "js")}";\n`).join(""),
  );
  const unlisted = typeErrors(join(user, "rewritten.ts"), resolutions["NodeNext resolution"]).filter(
    (message) => !places.some(({ file, line }) => message.startsWith(`${join(user, file)}:${line} `)),
  );
  assert.deepEqual(unlisted, [], "type errors that are not listed as places to check");
}

function programFor(changes: string, service: string, scope: string): string {
  const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
  const text = readFileSync(join(import.meta.dirname, `programs/${changes}.txt`), "utf8").replace("@example", scope);
  return text
    .replaceAll(`client/${changes}`, `client/${service}`)
    .replaceAll(new RegExp(`${capital(changes)}(?=Client|Error)`, "g"), capital(service));
}

function migrationsOf({ files }: Package, service: string): readonly string[] {
  const { releases } = JSON.parse(files.get("migrations.json")!) as Pick<InstalledPackage, "releases">;
  return releases.flatMap(({ migrations }) =>
    migrations.filter((one) => one.service === service).map(({ kind }) => kind),
  );
}

function firstVersions(packages: readonly Package[]): readonly Package["json"][] {
  return packages
    .map(({ json }) => json)
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
}
