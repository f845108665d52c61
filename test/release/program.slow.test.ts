import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../generators/index.ts";
import { newRepository, type Repository } from "../merge/repository.ts";
import { replace } from "../merge/scenarios.ts";
import { baseFolder } from "../support/base.ts";
import { fillDiskAt } from "../support/full-disk.ts";
import { generatedPackages } from "../support/generated-packages.ts";
import { runKiln } from "../support/run-kiln.ts";

/* Releases of a separate repository: the written files, the rejected releases, and a second run without changes. */

const attributes = readFileSync(join(import.meta.dirname, "../../.gitattributes"), "utf8");
const books = "spec/library/modules/books.yaml";
const authors = "spec/library/modules/authors.yaml";
const room = "spec/office/resources/room.yaml";
const record = (version: string) => `spec/releases/${version}.yaml`;
const narrower = { [books]: replace("minimum: 1450", "minimum: 1500") };

async function release(repository: Repository, ...args: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(["release", ...args], {
    out: (text) => out.push(text),
    error: (text) => error.push(text),
    color: false,
    folder: repository.folder,
    runner: "kiln",
    elapsed: () => 0,
  });
  return { code, out: out.join(""), error: error.join("") };
}

/** Writes the record and the files that depend on it, and commits both. */
async function released(repository: Repository, date: string): Promise<string> {
  const { code, out, error } = await release(repository, "--date", date);
  expect([code, error]).toEqual([0, ""]);
  await expectGenerated(repository);
  repository.commit("Release");
  return out;
}

async function expectGenerated(repository: Repository): Promise<void> {
  expect(await repository.kiln("generate")).toEqual({ code: 0, findings: [] });
  expect(await repository.kiln("check")).toEqual({ code: 0, findings: [] });
}

function write(repository: Repository, path: string, text: string): void {
  mkdirSync(dirname(join(repository.folder, path)), { recursive: true });
  writeFileSync(join(repository.folder, path), text);
}

function packageJson(repository: Repository, name: string) {
  return JSON.parse(repository.read(`packages/${name}/package.json`)) as {
    readonly version: string;
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
}

const versions = (repository: Repository) =>
  Object.fromEntries(generatedPackages.map((name) => [name, packageJson(repository, name).version]));

test("from the first release to the third: only the packages rise that differ", async () => {
  const repository = await newRepository(baseFolder, attributes);
  await released(repository, "2026-01-01");
  expect(new Set(Object.values(versions(repository)))).toEqual(new Set(["1.0.0"]));
  expect((await release(repository, "--date", "2026-01-02")).out).toBe(
    "Nothing to release: no package has changed since 1.0.0.\n",
  );

  repository.edit(narrower);
  repository.commit("Books begin in 1500");
  write(
    repository,
    "spec/releases/next/cancelled.yaml",
    "kind: fixed\npackages: { client: patch }\ntext: A request that is cancelled ends at once.\n",
  );
  await expectGenerated(repository);
  repository.commit("A note");
  expect(repository.read("packages/client/CHANGELOG.md")).toContain(
    "## Unreleased\n\n### Fixed\n\n- A request that is cancelled ends at once.\n",
  );
  const dry = await release(repository, "--date", "2026-02-01", "--dry-run");
  expect(dry.out).toContain("Nothing was written.");
  expect(existsSync(join(repository.folder, record("2.0.0")))).toBe(false);
  const out = await released(repository, "2026-02-01");
  expect(out).toContain("openapi         1.0.0 → 2.0.0  major  minimum-raised\n");
  expect(versions(repository)).toEqual({
    openapi: "2.0.0",
    schemas: "2.0.0",
    validators: "2.0.0",
    client: "2.0.0",
    "tanstack-query": "2.0.0",
    server: "1.1.0",
    mcp: "2.0.0",
    mock: "2.0.0",
  });
  expect(packageJson(repository, "client").peerDependencies).toEqual({ "@example/validators": "^2.0.0" });
  expect(packageJson(repository, "server").dependencies).toEqual({ "@example/validators": "^2.0.0" });
  expect(existsSync(join(repository.folder, "spec/releases/next/cancelled.yaml"))).toBe(false);
  expect(repository.read("packages/client/CHANGELOG.md")).toContain(
    "### Fixed\n\n- A request that is cancelled ends at once.\n",
  );
  expect(repository.read("packages/openapi/CHANGELOG.md")).not.toContain("cancelled");

  repository.edit({ [room]: replace("title: Room", "title: A room") });
  repository.commit("Other words");
  await released(repository, "2026-02-01");
  expect(versions(repository)).toEqual({
    openapi: "2.0.1",
    schemas: "2.0.1",
    validators: "2.0.0",
    client: "2.0.1",
    "tanstack-query": "2.0.1",
    server: "1.1.1",
    mcp: "2.0.1",
    mock: "2.0.1",
  });
});

test("on a full disk, nothing is released, and the message names the file", async () => {
  const repository = await newRepository(baseFolder, attributes);
  fillDiskAt(1);
  const { code, out, error } = await release(repository, "--date", "2026-01-01");
  expect([code, out, error]).toEqual([
    2,
    "",
    "“spec/releases/1.0.0.yaml” cannot be written: the disk is full. Nothing was released.\n",
  ]);
  expect(repository.gitOk("status", "--porcelain")).toBe("");
});

test("a wrong day, an unknown package and an unknown revision are refused, and nothing is written", async () => {
  const repository = await newRepository(baseFolder, attributes);
  const refused = async (...args: readonly string[]) => {
    const { code, out, error } = await release(repository, ...args);
    expect([code, out, repository.gitOk("status", "--porcelain", "--", "spec/releases")]).toEqual([2, "", ""]);
    return error;
  };
  expect(await refused()).toContain("Give the day of the release: --date YYYY-MM-DD");
  expect(await refused("--date", "2026-02-30")).toContain("“2026-02-30” is not a date such as 2026-01-31.");
  expect(await refused("--date", "2026-01-01", "--from", "nowhere")).toContain(
    "“nowhere” is neither a folder nor a commit",
  );
  expect(await refused("--notes", "1.0.0")).toContain("Nothing is released yet.");
  await released(repository, "2026-01-02");
  expect(await refused("--date", "2026-01-01")).toContain(
    "“2026-01-01” is before the date of the last release, 2026-01-02.",
  );
  write(repository, "spec/releases/next/typo.yaml", "kind: fixed\npackages: { cleint: patch }\ntext: It ends.\n");
  repository.commit("A note");
  expect(await refused("--date", "2026-01-03")).toContain(
    "“spec/releases/next/typo.yaml” names “cleint”, which is not a released package. Did you mean “client”?",
  );
});

test("a broken record is an error of the spec, for every command", async () => {
  const repository = await newRepository(baseFolder, attributes);
  await released(repository, "2026-01-01");
  repository.edit({ [record("1.0.0")]: replace("date: '2026-01-01'", "day: '2026-01-01'") });
  const { code, error } = await release(repository, "--date", "2026-01-02");
  expect(code).toBe(2);
  expect(error).toContain("error[missing-key]");
  expect((await repository.kiln("generate")).findings).toContain(`missing-key ${record("1.0.0")}`);
});

test("words of a record may be edited; release notes have them", async () => {
  const repository = await newRepository(baseFolder, attributes);
  await released(repository, "2026-01-01");
  repository.edit(narrower);
  repository.commit("Books begin in 1500");
  await release(repository, "--date", "2026-01-02");
  repository.edit({
    [record("2.0.0")]: (text) =>
      text
        .replace(/text: .*/, "text: Books are from 1500 on.")
        .replace("packages:", "summary: Old books are gone.\npackages:"),
  });
  await expectGenerated(repository);
  expect(repository.read("packages/client/CHANGELOG.md")).toContain(
    "Old books are gone.\n\n### Changed\n\n- Books are from 1500 on. Check the requests that use it.\n",
  );
  const { code, out } = await release(repository, "--notes", "2.0.0");
  expect([code, out.split("\n")[0]]).toEqual([0, "# example 2.0.0 - 2026-01-02"]);
  expect(out).toContain("| `@example/server` | `1.1.0` | `1.0.0` |\n");
  expect((await release(repository, "--notes", "2.0.1")).error).toContain("Did you mean “2.0.0”?");
});

test("the last release is at its tag, or where its record came; another spec there is refused", async () => {
  const repository = await newRepository(baseFolder, attributes);
  expect((await release(repository, "--date", "2026-01-01")).code).toBe(0);
  repository.edit(narrower);
  expect((await release(repository, "--date", "2026-01-02")).error).toContain(
    "The record of 1.0.0 is in no commit yet, and the spec has changed since it was made.",
  );
  repository.commit("The record, and a change that it does not have");
  repository.edit({ [authors]: replace("module: authors\n", "module: authors\ndescription: Lists authors.\n") });
  expect((await release(repository, "--date", "2026-01-02")).error).toContain("is not the spec of 1.0.0");
  expect((await release(repository, "--date", "2026-01-02", "--from", "HEAD~1", "--dry-run")).out).toContain(
    "release: 2.0.0",
  );
  repository.gitOk("tag", "v1.0.0", "HEAD~1");
  expect((await release(repository, "--date", "2026-01-02", "--dry-run")).out).toContain("release: 2.0.0");
});

test("two branches that change the spec, with a note each, merge and are released as one", async () => {
  const repository = await newRepository(baseFolder, attributes);
  await released(repository, "2026-01-01");
  const note = (text: string) => () => `kind: fixed\npackages: { client: patch }\ntext: ${text}\n`;
  mkdirSync(join(repository.folder, "spec/releases/next"), { recursive: true });
  await repository.branch("theirs", { ...narrower, "spec/releases/next/theirs.yaml": note("Theirs is fixed.") });
  mkdirSync(join(repository.folder, "spec/releases/next"), { recursive: true });
  repository.edit({
    [room]: replace("title: Room", "title: A room"),
    "spec/releases/next/ours.yaml": note("Ours is fixed."),
  });
  await expectGenerated(repository);
  repository.commit("ours");
  repository.git("merge", "--no-edit", "theirs");
  expect(repository.conflicts().filter((path) => path.startsWith("spec/"))).toEqual([]);
  await expectGenerated(repository);
  repository.commit("merged");
  await released(repository, "2026-01-03");
  const changelog = repository.read("packages/client/CHANGELOG.md");
  for (const text of ["Theirs is fixed.", "Ours is fixed.", "has a higher minimum"]) expect(changelog).toContain(text);
  expect((await release(repository, "--date", "2026-01-04")).out).toContain("Nothing to release");
});

test("a package that people write follows what it needs", async () => {
  const repository = await newRepository(baseFolder, attributes);
  const file = "packages/own/package.json";
  write(
    repository,
    file,
    '{\n  "name": "@example/own",\n  "version": "0.3.0",\n  "dependencies": { "@example/openapi": "^1.0.0", "@example/schemas": "^1.0.0", "other": "^1.0.0" }\n}\n',
  );
  repository.commit("A package of their own");
  await released(repository, "2026-01-01");
  expect(repository.read(record("1.0.0"))).toContain("  own: 0.3.0\n");
  repository.edit({ [books]: replace("minimum: 1450", "minimum: 1400") });
  repository.commit("Books begin in 1400");
  await released(repository, "2026-01-02");
  expect(packageJson(repository, "own").version).toBe("0.3.0");
  repository.edit({ [books]: replace("minimum: 1400", "minimum: 1500") });
  repository.commit("Books begin in 1500");
  await released(repository, "2026-01-03");
  expect(packageJson(repository, "own")).toEqual({
    name: "@example/own",
    version: "0.4.0",
    dependencies: { "@example/openapi": "^2.0.0", "@example/schemas": "^2.0.0", other: "^1.0.0" },
  });
});

test("uncommitted changes and expired approvals stop a release, with one sentence each", async () => {
  const repository = await newRepository(baseFolder, attributes);
  await released(repository, "2026-01-01");
  const refused = async (...args: readonly string[]) => {
    const { code, out, error } = await release(repository, ...args);
    expect([code, out, existsSync(join(repository.folder, record("2.0.0")))]).toEqual([2, "", false]);
    return error.split("\n")[0];
  };
  repository.edit(narrower);
  const dirty = `${books} has changes that are not committed: commit them first, so that the tag contains the release, or add --allow-dirty.`;
  expect(await refused("--date", "2026-02-01")).toBe(dirty);
  expect((await release(repository, "--date", "2026-02-01", "--dry-run")).code).toBe(0);
  const { out } = await runKiln(repository.folder, "diff", "HEAD", "--approve");
  write(
    repository,
    "spec/approvals.yaml",
    out.replaceAll("''", "It was agreed.").replace(/expires: .*/, "expires: '2026-01-15'"),
  );
  repository.commit("Books begin in 1500");
  write(repository, "notes.txt", "A file that git does not know stops nothing.\n");
  expect(await refused("--date", "2026-02-01")).toMatch(
    /^An approval in spec\/approvals\.yaml has expired by 2026-02-01: [0-9a-f]{16} \(2026-01-15\)\. Set a later “expires”/,
  );
  repository.edit({ "spec/approvals.yaml": (text) => text.replace("2026-01-15", "2026-03-01") });
  expect((await release(repository, "--date", "2026-02-01", "--allow-dirty")).code).toBe(0);
});

test("a hotfix of an older line is released from a branch of its tag, and merged back", async () => {
  const repository = await newRepository(baseFolder, attributes);
  await released(repository, "2026-01-01");
  repository.gitOk("tag", "v1.0.0");
  repository.edit(narrower);
  repository.commit("Books begin in 1500");
  await released(repository, "2026-02-01");
  repository.gitOk("tag", "v2.0.0");

  repository.gitOk("checkout", "--quiet", "-b", "1.x", "v1.0.0");
  repository.edit({ [room]: replace("title: Room", "title: A room") });
  repository.commit("Other words");
  await released(repository, "2026-03-01");
  expect(repository.read(record("1.0.1"))).toContain("release: 1.0.1\nbase: 1.0.0\n");
  expect(versions(repository)["client"]).toBe("1.0.1");
  repository.gitOk("tag", "v1.0.1");
  repository.edit({ [books]: replace("minimum: 1450", "minimum: 1600") });
  repository.commit("A break");
  expect((await release(repository, "--date", "2026-03-02")).error).toContain(
    "The changes since 1.0.1 require a version of 2.0.0 or later, which is already released from another line.",
  );

  repository.gitOk("checkout", "--quiet", "main");
  const merged = repository.git("merge", "--no-edit", "v1.0.1");
  expect(
    repository.conflicts().filter((path) => path.startsWith("spec/")),
    merged.output,
  ).toEqual([]);
  await expectGenerated(repository);
  repository.commit("Merge 1.0.1");
  expect(versions(repository)["client"]).toBe("2.0.0");
  expect(packageJson(repository, "client").peerDependencies).toEqual({ "@example/validators": "^2.0.0" });
  const changelog = repository.read("packages/client/CHANGELOG.md");
  expect(changelog.match(/^## .*/gm)).toEqual([
    "## 2.0.0 - 2026-02-01",
    "## 1.0.1 - 2026-03-01",
    "## 1.0.0 - 2026-01-01",
  ]);
  expect(changelog.match(/has a higher minimum/g)).toHaveLength(1);
  await released(repository, "2026-03-03");
  expect(repository.read(record("2.0.1"))).toContain("release: 2.0.1\nbase: 2.0.0\n");
  expect(versions(repository)["client"]).toBe("2.0.1");
});

test("a version that another line has taken is passed over", async () => {
  const repository = await newRepository(baseFolder, attributes);
  await released(repository, "2026-01-01");
  repository.gitOk("tag", "v1.0.0");
  write(
    repository,
    "spec/releases/next/hotfix.yaml",
    "kind: fixed\npackages: { mock: patch, client: major }\ntext: It ends.\n",
  );
  repository.commit("A note");
  await released(repository, "2026-02-01");
  expect([versions(repository)["mock"], versions(repository)["client"]]).toEqual(["1.0.1", "2.0.0"]);
  repository.gitOk("tag", "v2.0.0");
  repository.gitOk("checkout", "--quiet", "-b", "1.x", "v1.0.0");
  write(repository, "spec/releases/next/hotfix.yaml", "kind: fixed\npackages: { mock: patch }\ntext: It ends.\n");
  repository.commit("A note");
  await released(repository, "2026-03-01");
  expect(versions(repository)["mock"]).toBe("1.0.2");
});

test("ranges in workspaces follow: those of one version are rewritten, others stay", async () => {
  const repository = await newRepository(baseFolder, attributes);
  write(repository, "package.json", '{ "private": true, "workspaces": ["packages/*", "apps/**"] }');
  const dependencies = {
    "@example/client": "1.0.0",
    "@example/validators": "~1.0.0",
    "@example/server": "*",
    "@example/mock": "workspace:^1.0.0",
    "@example/openapi": "workspace:*",
    "@example/schemas": ">=1.0.0",
  };
  write(repository, "apps/web/package.json", JSON.stringify({ private: true, devDependencies: dependencies }));
  repository.commit("An application");
  await released(repository, "2026-01-01");
  repository.edit(narrower);
  repository.commit("Books begin in 1500");
  await released(repository, "2026-02-01");
  expect(JSON.parse(repository.read("apps/web/package.json"))).toEqual({
    private: true,
    devDependencies: {
      ...dependencies,
      "@example/client": "2.0.0",
      "@example/validators": "~2.0.0",
      "@example/mock": "workspace:^2.0.0",
    },
  });
});
