import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { baseFolder } from "../support/base.ts";
import { runKiln } from "../support/run-kiln.ts";
import { xmlFault } from "./formats/xml-fault.ts";

/*
 * A project in a folder of a larger repository. Paths in reports for CI services are relative to the root of the
 * repository.
 */

const project = "services/shop";
const books = "spec/library/modules/books.yaml";
const approvals = "spec/approvals.yaml";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a repository with the base spec in a folder, and one breaking change in the working tree. */
function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-subfolder-"));
  folders.push(folder);
  mkdirSync(join(folder, project), { recursive: true });
  cpSync(baseFolder, join(folder, project), { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=A state of the spec");
  edit(folder, "minimum: 1450", "minimum: 1500");
  return folder;
}

function git(folder: string, ...args: readonly string[]): void {
  execFileSync("git", ["-C", folder, "-c", "user.name=Test", "-c", "user.email=test@kiln.invalid", ...args], {
    stdio: "pipe",
  });
}

function edit(folder: string, from: string, to: string): void {
  const file = join(folder, project, books);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** Runs a command in its fast form, without the TypeScript proof and the comparison of outputs. */
function kiln(folder: string, command: string, ...args: readonly string[]) {
  return runKiln(
    folder,
    command,
    ...args,
    ...(command === "diff" ? ["--no-prove", "--no-witness", "--no-emitted"] : []),
  );
}

/** The two ways to run a command in the project. */
const ways = [
  {
    way: "with --root",
    runIn: (folder: string, command: string, ...args: readonly string[]) =>
      kiln(folder, command, ...args, "--root", project),
  },
  {
    way: "in the folder",
    runIn: (folder: string, command: string, ...args: readonly string[]) =>
      kiln(join(folder, project), command, ...args),
  },
] as const;

interface SarifLog {
  readonly runs: readonly [
    {
      readonly originalUriBaseIds: Readonly<Record<string, object>>;
      readonly results: readonly {
        readonly locations?: readonly [{ readonly physicalLocation: { readonly artifactLocation: ArtifactLocation } }];
      }[];
    },
  ];
}

interface ArtifactLocation {
  readonly uri: string;
  readonly uriBaseId: string;
}

function filesOf(sarif: string): readonly string[] {
  const [{ originalUriBaseIds, results }] = (JSON.parse(sarif) as SarifLog).runs;
  const locations = results.flatMap((result) => result.locations?.[0].physicalLocation.artifactLocation ?? []);
  for (const { uriBaseId } of locations) expect(originalUriBaseIds).toHaveProperty([uriBaseId]);
  return [...new Set(locations.map(({ uri }) => uri))];
}

describe.each(ways)("diff $way", ({ way, runIn }) => {
  test("names files from the root of the repository for services", async () => {
    const folder = repository();
    const github = await runIn(folder, "diff", "--format", "github");
    expect(github.out).toMatch(new RegExp(`^::error file=${project}/${books},line=7,`));
    expect(filesOf((await runIn(folder, "diff", "--format", "sarif")).out)).toEqual([`${project}/${books}`]);
    expect((await runIn(folder, "diff", "--format", "junit")).out).toContain(`file="${project}/${books}" line="7"`);
    expect((await runIn(folder, "diff", "--format", "markdown")).out).toContain(`\`${project}/${books}:7:35\``);
  });

  test("names files from the current folder for people, and from the project for programs", async () => {
    const folder = repository();
    expect((await runIn(folder, "diff")).out).toContain(
      way === "in the folder" ? `at: ${books}:7:35` : `at: ${project}/${books}:7:35`,
    );
    expect((await runIn(folder, "diff", "--json")).out).toContain(`"file": "${books}"`);
  });

  test("writes a document where the spec has errors", async () => {
    const folder = repository();
    edit(folder, "group: list", "group: lists");
    const junit = await runIn(folder, "diff", "--format", "junit");
    expect(junit.code).toBe(2);
    expect(xmlFault(junit.out)).toBeUndefined();
    expect(junit.out).toMatch(/<testsuites name="kiln diff" tests="(\d+)" failures="\1"/);
    expect(junit.out).toContain(`file="${project}/${books}" line="2"`);
    expect((await runIn(folder, "diff", "--format", "markdown")).out).toContain(`\`${project}/${books}:2:8\``);
    expect(filesOf((await runIn(folder, "diff", "--format", "sarif")).out)).toContain(`${project}/${books}`);
    expect(JSON.parse((await runIn(folder, "diff", "--json")).out)).toMatchObject({
      summary: { errors: expect.any(Number) as number },
    });
    expect((await runIn(folder, "diff", "--format", "github")).out).toContain(
      `::error file=${project}/${books},line=2`,
    );
  });

  test("approves what fails, whether there is a file of approvals, an empty one, or none", async () => {
    // How the file begins does not depend on the folder.
    const starts = way === "in the folder" ? [undefined, "", "\n", "# Approved by the team"] : [undefined];
    for (const start of starts) {
      const folder = repository();
      const file = join(folder, project, approvals);
      if (start !== undefined) writeFileSync(file, start);
      const { out } = await runIn(folder, "diff", "--approve");
      expect(out).toContain("change: minimum-raised");
      appendFileSync(file, out);
      writeFileSync(file, readFileSync(file, "utf8").replaceAll("''", "known"));
      expect(await runIn(folder, "diff")).toMatchObject({ code: 0 });
    }
  });
});

describe.each(ways)("check and generate $way", ({ way, runIn }) => {
  test("name files from the root of the repository for services, and from the current folder for people", async () => {
    const folder = repository();
    edit(folder, "group: list", "group: lists");
    for (const command of ["check", "generate"]) {
      expect((await runIn(folder, command, "--format", "github")).out).toContain(
        `::error file=${project}/${books},line=2`,
      );
      expect(filesOf((await runIn(folder, command, "--format", "sarif")).out)).toContain(`${project}/${books}`);
      const { error } = await runIn(folder, command);
      expect(error).toContain(way === "in the folder" ? `--> ${books}:2` : `--> ${project}/${books}:2`);
    }
  });
});

test("the entries for a new file begin as the project's other files do", async () => {
  const folder = repository();
  const file = join(folder, project, "spec/project.yaml");
  writeFileSync(file, `# yaml-language-server: $schema=../schemas/project.json\n${readFileSync(file, "utf8")}`);
  const { out } = await kiln(join(folder, project), "diff", "--approve");
  expect(out).toMatch(/^# yaml-language-server: \$schema=\.\.\/schemas\/approvals\.json\n'[0-9a-f]{16}':\n/);
});

test("a project that is not in a repository names its files from its own folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiln-no-repository-"));
  folders.push(folder);
  cpSync(baseFolder, folder, { recursive: true });
  writeFileSync(join(folder, books), "module: [\n");
  expect((await kiln(folder, "check", "--format", "github")).out).toContain(`::error file=${books},line=`);
});
