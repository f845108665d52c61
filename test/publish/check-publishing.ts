import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import { installRegistry, startRegistry, type Registry } from "./registry.ts";

type Check = (name: string, work: () => Promise<void> | void) => Promise<void>;

const kiln = join(import.meta.dirname, "../../scripts/kiln.js");
const task = "spec/tasks/resources/task.yaml";

/**
 * Releases a project created by `kiln init` and publishes it to a separate registry, from the first release to a
 * pre-release. Users install it.
 */
export async function checkPublishing(folder: string, check: Check): Promise<void> {
  await installRegistry();
  const registry = await startRegistry(join(folder, "registry"));
  try {
    const project = await newProject(join(folder, "publishing/shop"), registry);
    await check("The first release is published, in the order of dependencies", () => firstRelease(project));
    await check("A second run publishes nothing, and reports it", () => nothingToDo(project));
    await check("A run that ends in the middle is continued by the next one", () => interrupted(project, registry));
    await check("A hotfix of an older line is published without becoming the latest, and is merged back", () =>
      hotfix(project, registry),
    );
    await check("A pre-release is published as the next one", () => preRelease(project, registry));
    await check("The stable release publishes all packages as the latest, whether or not they changed", () =>
      stable(project, registry),
    );
    await check("A user installs the latest version, the next one, and the older line", () =>
      installed(join(folder, "publishing/user"), registry),
    );
  } finally {
    registry.stop();
  }
}

interface Project {
  readonly folder: string;
  run(...args: readonly string[]): Promise<string>;
  git(...args: readonly string[]): string;
  edit(path: string, from: string | RegExp, to: string): void;
  /** Commits, and releases the changes as the output of `kiln release` says. */
  release(date: string): Promise<void>;
}

async function newProject(folder: string, registry: Registry): Promise<Project> {
  mkdirSync(folder, { recursive: true });
  // When started by npm, the program would print “npm run generate”. Here the runner is the program itself.
  const run = (...args: readonly string[]): Promise<string> =>
    command(process.execPath, [kiln, ...args], { cwd: folder, env: { npm_lifecycle_event: "npx" } });
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  const git = (...args: readonly string[]): string =>
    execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const edit = (path: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(folder, path), "utf8");
    assert.notEqual(text.replace(from, to), text, `${path} does not have ${String(from)}`);
    writeFileSync(join(folder, path), text.replace(from, to));
  };
  const commit = (subject: string): void => void [git("add", "--all"), git("commit", "--quiet", "--message", subject)];
  await run("init");
  writeFileSync(join(folder, ".npmrc"), registry.npmrc("@shop"));
  git("init", "--quiet", "--initial-branch=main");
  commit("A new project");
  const release = async (date: string): Promise<void> => {
    if (git("status", "--porcelain") !== "") commit("A change");
    const printed = await run("release", "--date", date);
    const version = /git tag v(\S+)/.exec(printed)![1]!;
    await run("generate");
    commit(`Release ${version}`);
    git("tag", `v${version}`);
  };
  return { folder, run, git, edit, release };
}

async function firstRelease({ run, release }: Project): Promise<void> {
  await release("2026-01-01");
  const output = await run("publish", "--access", "public");
  const published = [...output.matchAll(/^published +@shop\/(\S+) 0\.1\.0 as latest$/gm)].map(([, name]) => name!);
  assert.ok(published.indexOf("validators") < published.indexOf("client"), output);
  assert.ok(published.indexOf("client") < published.indexOf("tanstack-query"), output);
  assert.match(output, /^publish +8 packages published, 0 already in the registry$/m);
}

async function nothingToDo({ run }: Project): Promise<void> {
  const output = await run("publish");
  assert.match(output, /^publish +nothing to do: the registry has all 8 packages$/m);
  assert.equal([...output.matchAll(/^there +@shop\//gm)].length, 8);
}

async function interrupted(project: Project, registry: Registry): Promise<void> {
  project.edit("spec/project.yaml", "version: 0.1.0", "version: 1.0.0");
  project.edit(task, "decided: 200", "decided: 50");
  await project.release("2026-02-01");
  const path = join(project.folder, "packages/mcp/package.json");
  const manifest = join(project.folder, "packages/manifest.sha256");
  const [text, hashes] = [readFileSync(path, "utf8"), readFileSync(manifest, "utf8")];
  const broken = JSON.stringify({ ...(JSON.parse(text) as object), scripts: { prepublishOnly: "exit 1" } });
  writeFileSync(path, broken);
  writeFileSync(manifest, hashes.replace(sha256(text), sha256(broken)));
  const output = await project.run("publish").then(
    () => assert.fail("It did not fail."),
    (error: Error) => error.message,
  );
  assert.match(output, /exit code 2/);
  assert.match(output, /Not published: @shop\/mcp 1\.0\.0/);
  writeFileSync(path, text);
  writeFileSync(manifest, hashes);
  assert.match(await project.run("publish"), /^published +@shop\/mcp 1\.0\.0 as latest$/m);
  assert.deepEqual(await tags(registry, "client"), { latest: "1.0.0" });
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

async function hotfix(project: Project, registry: Registry): Promise<void> {
  project.git("switch", "--quiet", "--create", "0.1.x", "v0.1.0");
  project.edit(task, /title: .*/, "title: A task");
  await project.release("2026-03-01");
  assert.match(await project.run("publish"), /^published +@shop\/client 0\.1\.1 as latest-0\.1$/m);
  assert.deepEqual(await tags(registry, "client"), { latest: "1.0.0", "latest-0.1": "0.1.1" });
  project.git("switch", "--quiet", "main");
  try {
    project.git("merge", "--quiet", "--no-edit", "v0.1.1");
  } catch {
    // Packages conflict; the spec does not.
  }
  await project.run("generate");
  project.git("add", "--all");
  project.git("commit", "--quiet", "--message", "Merge 0.1.1");
  await project.run("check");
  assert.match(await project.run("publish"), /nothing to do/);
}

async function preRelease(project: Project, registry: Registry): Promise<void> {
  project.edit("spec/project.yaml", "version: 1.0.0", "version: 2.0.0-beta.1");
  project.edit(task, "decided: 50", "decided: 40");
  await project.release("2026-04-01");
  assert.match(await project.run("publish"), /^published +@shop\/client 2\.0\.0-beta\.1 as next$/m);
  assert.deepEqual(await tags(registry, "client"), { latest: "1.0.0", "latest-0.1": "0.1.1", next: "2.0.0-beta.1" });
}

async function stable(project: Project, registry: Registry): Promise<void> {
  project.edit("spec/project.yaml", "version: 2.0.0-beta.1", "version: 2.0.0");
  await project.release("2026-05-01");
  assert.equal([...(await project.run("publish")).matchAll(/^published +@shop\/\S+ 2\.0\.0 as latest$/gm)].length, 8);
  assert.deepEqual(await tags(registry, "client"), { latest: "2.0.0", "latest-0.1": "0.1.1", next: "2.0.0-beta.1" });
}

async function installed(folder: string, registry: Registry): Promise<void> {
  for (const [wanted, version] of [
    ["latest", "2.0.0"],
    ["next", "2.0.0-beta.1"],
    ["latest-0.1", "0.1.1"],
  ] as const) {
    const user = join(folder, wanted);
    mkdirSync(user, { recursive: true });
    writeFileSync(join(user, ".npmrc"), registry.npmrc("@shop"));
    writeFileSync(join(user, "package.json"), JSON.stringify({ name: "user", private: true, type: "module" }));
    await command(
      "npm",
      ["install", "--no-audit", "--no-fund", `@shop/client@${wanted}`, `@shop/validators@${wanted}`],
      { cwd: user },
    );
    const program = 'import { createTasksClient } from "@shop/client/tasks"; console.log(typeof createTasksClient);';
    assert.equal(
      (await command(process.execPath, ["--input-type=module", "--eval", program], { cwd: user })).trim(),
      "function",
    );
    for (const name of ["client", "validators"]) {
      const json = JSON.parse(readFileSync(join(user, `node_modules/@shop/${name}/package.json`), "utf8")) as {
        readonly version: string;
      };
      assert.equal(json.version, version);
    }
  }
}

async function tags({ url }: Registry, name: string): Promise<unknown> {
  const response = await fetch(`${url}-/package/@shop%2f${name}/dist-tags`);
  return response.json();
}
