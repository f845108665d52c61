import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { rootFolder } from "./support/emit.ts";

const textOf = (path: string): string => readFileSync(join(rootFolder, path), "utf8");
const steps = [...textOf(".ci/run").matchAll(/^(?:step|parallel) '(.*)'$/gm)].map(([, command]) => command!);
const folder = mkdtempSync(join(tmpdir(), "kiln-ci-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("continuous integration", () => {
  test("runs the commands that the README shows, word for word, and begins with them", () => {
    const [block = ""] = /(?:^ {4}.+\n)+/m.exec(textOf("README.md")) ?? [];
    const shown = block
      .trimEnd()
      .split("\n")
      .map((line) => line.replace(/ # .*$/, "").trim());
    expect(shown).toHaveLength(2);
    expect(steps[0]).toBe(shown[0]);
    expect(steps.filter((command) => shown.includes(command))).toEqual(shown);
  });

  test("runs every script that tests, and none twice", () => {
    const { scripts } = JSON.parse(textOf("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
    const tests = Object.keys(scripts)
      .filter((name) => name.startsWith("test:") && name !== "test:all")
      .map((name) => `npm run ${name}`);
    expect(steps.filter((command) => command.startsWith("npm run test:")).toSorted()).toEqual(tests.toSorted());
  });

  test("passes where every step does, and counts their tests", () => {
    const { status, lines } = run("good", "");
    expect([status, lines.at(-1)]).toEqual([0, "16 passed, 0 failed, 8 skipped"]);
  });

  test("runs in a clone of the commit, with nothing next to it", () => {
    const { status, lines } = run("alone", "[ ! -e uncommitted ] && [ ! -e ../beside ] && [ -e committed ] || exit 1");
    expect([status, lines.at(-1)]).toEqual([0, "16 passed, 0 failed, 8 skipped"]);
    expect(lines).toContain("What is not committed is not tested.");
  });

  test("prints the minutes of each step and of all", () => {
    const { lines } = run("minutes", "");
    const table = lines.slice(lines.indexOf("minutes  step") + 1, -2);
    expect(table.map((line) => /^ +\d+\.\d {2}(.*)$/.exec(line)?.[1])).toEqual([...steps, "all"]);
  });

  test("prints the output of a step whole, while others run in parallel", () => {
    const { lines } = run("parallel", 'echo "begin $*"; sleep 0.2; echo "end $*"');
    for (const name of ["test:smoke", "test:wiki", "test:tools"]) {
      const first = lines.indexOf(`== npm run ${name}`);
      expect(lines.slice(first + 1, first + 3)).toEqual([`begin run ${name}`, `end run ${name}`]);
    }
  });

  test("repeats at the end which tests failed", () => {
    const line = "failed: test/a.test.ts > a: expected 1 to be 2";
    const { lines } = run(
      "repeated",
      `if [ "$*" = "test" ]; then echo "${line}"; echo "1 passed, 1 failed, 0 skipped"; exit 1; fi`,
    );
    expect(lines.slice(lines.findLastIndex((one) => one.startsWith("== ")))).toContain(line);
  });

  const one = "16 passed, 1 failed, 8 skipped";
  test.each([
    [
      "counts failed tests",
      "npm ci && npm test",
      "test",
      'echo "1 passed, 2 failed, 0 skipped"; exit 1',
      "15 passed, 2 failed, 7 skipped",
    ],
    ["counts a command that fails without a failed test", "npm run check", "run check", "exit 2", one],
    [
      "fails where generating leaves a change",
      "git status --porcelain",
      "run generate",
      "echo changed > committed",
      one,
    ],
    ["fails where generating leaves a new file", "git status --porcelain", "run generate", "echo new > added", one],
  ])("%s, and continues", (name, step, called, then, counted) => {
    const npm = `if [ "$*" = "${called}" ]; then ${then}; fi`;
    const { status, lines } = run(name.replaceAll(" ", "-"), npm);
    expect([status, lines.at(-1)]).toEqual([1, counted]);
    expect(lines.filter((line) => line.endsWith("(failed)"))).toEqual([expect.stringContaining(step)]);
  });
});

/**
 * Runs the script in a separate repository. Its `npm` first runs the given commands. Then, for each script that runs
 * tests, it reports two passed tests and one skipped test.
 */
function run(name: string, npm: string): { readonly status: number | null; readonly lines: readonly string[] } {
  const place = join(folder, name);
  mkdirSync(join(place, "bin"), { recursive: true });
  mkdirSync(join(place, "repository/.ci"), { recursive: true });
  cpSync(join(rootFolder, ".ci/run"), join(place, "repository/.ci/run"));
  writeFileSync(join(place, "beside"), "");
  writeFileSync(join(place, "repository/committed"), "");
  const counts = 'case $* in *test*) echo "2 passed, 0 failed, 1 skipped";; esac';
  writeFileSync(join(place, "bin/npm"), `#!/usr/bin/env bash\n${npm}\n${counts}\n`, { mode: 0o755 });
  const author = ["-c", "user.name=a", "-c", "user.email=a@b.invalid", "-c", "commit.gpgSign=false"];
  const git = (...args: readonly string[]): unknown =>
    execFileSync("git", [...author, ...args], { cwd: join(place, "repository"), stdio: "pipe" });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--no-verify", "--message", "All");
  writeFileSync(join(place, "repository/uncommitted"), "");
  const env = { ...process.env, PATH: `${join(place, "bin")}${delimiter}${process.env["PATH"]}` };
  const { status, stdout } = spawnSync(join(place, "repository/.ci/run"), { encoding: "utf8", env });
  return { status, lines: stdout.trimEnd().split("\n") };
}
