import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { run } from "../../generators/index.ts";
import { baseFolder } from "../support/base.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Creates a repository with the base spec on its branch `main`. */
function repository(): string {
  const folder = specFolder();
  git(folder, "init", "--quiet", "--initial-branch=main");
  commit(folder);
  return folder;
}

function specFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-diff-"));
  folders.push(folder);
  cpSync(baseFolder, folder, { recursive: true });
  return folder;
}

function git(folder: string, ...args: readonly string[]): void {
  execFileSync("git", ["-C", folder, "-c", "user.name=Test", "-c", "user.email=test@kiln.invalid", ...args], {
    stdio: "pipe",
  });
}

function commit(folder: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=A state of the spec");
}

const books = "spec/library/modules/books.yaml";

function edit(folder: string, from: string, to: string): void {
  const text = readFileSync(join(folder, books), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, books), text.replace(from, to));
}

async function kiln(folder: string, ...args: readonly string[]) {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(["diff", ...args], {
    out: (text) => out.push(text),
    error: (text) => error.push(text),
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 0,
  });
  return { code, out: out.join(""), error: error.join("") };
}

test("the working tree is compared with its merge base with main", async () => {
  const folder = repository();
  expect(await kiln(folder)).toEqual({ code: 0, out: "No changes.\n", error: "" });
  git(folder, "switch", "--quiet", "--create", "work");
  edit(folder, "minimum: 1450", "minimum: 1500");
  commit(folder);
  edit(folder, "generator: true\n", "");
  const { code, out } = await kiln(folder);
  expect(code).toBe(1);
  expect(out).toContain("[generator-removed] service library / module books can no longer be used as a generator");
  expect(out).toContain(
    "[minimum-raised] service library / module books / parameter year has a higher minimum: 1500 (was 1450).",
  );
  expect(out).toContain(`${books}:7:35 → ${books}:6:35`);
  expect(out).toContain("\n2 changes: 2 breaking\n2 of 2 changes fail: they are breaking and not approved.\n");
});

test("git references and folders are compared, in either order", async () => {
  const [folder, other] = [repository(), specFolder()];
  edit(other, "minimum: 1450", "minimum: 1400");
  expect((await kiln(folder, "main", other)).out).toContain("[minimum-lowered]");
  expect((await kiln(folder, other, "main")).out).toContain("[minimum-raised]");
  expect((await kiln(folder, "main", "HEAD")).out).toBe("No changes.\n");
});

test("--fail-on says from which verdict on changes fail", async () => {
  const [folder, other] = [specFolder(), specFolder()];
  edit(other, "minimum: 1450", "minimum: 1400");
  expect((await kiln(folder, folder, other)).code).toBe(0);
  expect((await kiln(folder, folder, other, "--fail-on", "risk")).code).toBe(1);
  expect(await kiln(folder, folder, other, "--fail-on", "brekaing")).toMatchObject({
    code: 2,
    error: expect.stringContaining("“breaking”") as string,
  });
});

test("--fail-on takes a level by audience: a new module passes a gate for callers, and fails one for servers", async () => {
  const [folder, other] = [specFolder(), specFolder()];
  writeFileSync(
    join(other, "spec/library/modules/shelves.yaml"),
    "module: shelves\ngroup: list\nprefix: sh\nparameters:\n  name: string\n",
  );
  const failing = async (...levels: readonly string[]) =>
    (await kiln(folder, folder, other, "--no-prove", ...levels.flatMap((level) => ["--fail-on", level]))).code;
  expect(await failing()).toBe(1);
  expect(await failing("sends=breaking,reads=breaking,compiles=breaking")).toBe(0);
  expect(await failing("sends=breaking", "serves=breaking")).toBe(1);
  expect(await failing("sends=compatible")).toBe(1);
  const { out } = await kiln(
    folder,
    folder,
    other,
    "--no-prove",
    "--fail-on",
    "sends=breaking,reads=breaking",
    "--json",
  );
  expect(JSON.parse(out)).toMatchObject({
    failOn: { sends: "breaking", reads: "breaking" },
    failed: false,
    changes: [{ fails: false }],
  });
  expect((await kiln(folder, folder, other, "--no-prove", "--fail-on", "sends=breaking,reads=risk")).out).toContain(
    "No change fails: no change is breaking for sends, or risk or worse for reads.",
  );
});

test.each([
  ["sends", "“sends” needs a level, such as sends=breaking."],
  [
    "sneds=breaking",
    "There is no audience “sneds”. Known: sends, reads, compiles, serves, documentation. Did you mean “sends”?",
  ],
  [
    "sends=brekaing",
    "There is no level “brekaing”. Known: breaking, risk, knowledge, compatible. Did you mean “breaking”?",
  ],
  ["sends=breaking=risk", "“sends=breaking=risk” is not an audience and a level, such as sends=breaking."],
])("--fail-on %s is refused", async (text, problem) => {
  const folder = specFolder();
  expect(await kiln(folder, folder, folder, "--fail-on", text)).toMatchObject({
    code: 2,
    error: expect.stringContaining(problem) as string,
  });
});

test("--approve prints the entries that approve what fails", async () => {
  const folder = repository();
  edit(folder, "minimum: 1450", "minimum: 1500");
  const { out } = await kiln(folder, "--approve", "--today", "2026-06-30");
  expect(out).toMatch(/^'[0-9a-f]{16}':\n {2}change: minimum-raised\n/);
  writeFileSync(join(folder, "spec/approvals.yaml"), out.replaceAll("''", "It was decided."));
  expect(await kiln(folder, "--today", "2026-06-30")).toMatchObject({
    code: 0,
    out: expect.stringContaining("approved until 2026-09-28: It was decided.") as string,
  });
  expect(await kiln(folder, "--today", "2026-09-29")).toMatchObject({
    code: 1,
    out: expect.stringContaining("error[approval-expired]") as string,
  });
});

test("--json has every change with its verdicts, lines and columns", async () => {
  const [folder, other] = [specFolder(), specFolder()];
  edit(other, "minimum: 1450", "minimum: 1500");
  const { changes } = JSON.parse((await kiln(folder, folder, other, "--json")).out) as { changes: readonly object[] };
  expect(changes).toMatchObject([
    {
      id: "minimum-raised",
      cause: "api",
      verdicts: {
        sends: "breaking",
        reads: "none",
        compiles: "compatible",
        serves: "compatible",
        documentation: "compatible",
      },
      from: { file: books, line: 7 },
      to: { file: books, line: 7 },
    },
  ]);
});

test("a failed comparison is reported with a way to fix it", async () => {
  const folder = specFolder();
  expect(await kiln(folder)).toMatchObject({
    code: 2,
    error: expect.stringContaining("name the revision to compare with") as string,
  });
  expect(await kiln(folder, "nothing-here")).toMatchObject({
    code: 2,
    error: expect.stringContaining("neither a folder nor a commit") as string,
  });
  expect(await kiln(folder, folder, folder, "--format", "xml")).toMatchObject({
    code: 2,
    error: expect.stringContaining("junit") as string,
  });
  expect(await kiln(folder, folder, folder, "--today", "soon")).toMatchObject({ code: 2 });
  const broken = specFolder();
  edit(broken, "group: list", "group: lists");
  const { code, error } = await kiln(folder, folder, broken);
  expect(code).toBe(2);
  expect(error).toContain("error[unknown-reference]");
  expect(error).toContain(`the spec of ${broken} has errors`);
});

test("--help describes the audiences and the exit codes", async () => {
  expect((await kiln(specFolder(), "--help")).out).toMatch(/five audiences[\s\S]*Exit code 0/);
});
