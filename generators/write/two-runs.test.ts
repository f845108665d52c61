import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { compareFiles } from "./compare.ts";
import { realDisk, type Disk } from "./disk.ts";
import { manyOutputs } from "./testing/many-outputs.ts";
import { commands, filesIn, outputs, snapshot, tempFolder } from "./testing/temp-tree.ts";
import { writeFiles } from "./write.ts";

const program = fileURLToPath(new URL("testing/child.ts", import.meta.url));

function start(root: string, words: readonly string[]): ChildProcess {
  return spawn(process.execPath, [program, root, ...words], { stdio: ["ignore", "pipe", "inherit"] });
}

/** Returns the results of the process's runs, one per line of its output. */
async function outcome(child: ChildProcess): Promise<readonly string[]> {
  const [said] = await Promise.all([text(child.stdout!), once(child, "close")]);
  expect(child.exitCode).toBe(0);
  return said.trim().split("\n");
}

async function verdicts(root: string, words: readonly string[]): Promise<readonly string[]> {
  return Promise.all(words.map(async (word) => (await compareFiles(root, manyOutputs(word), { commands })).verdict));
}

describe("runs at once", () => {
  test("for the same spec all end well, with the tree that one alone would leave", async () => {
    const root = tempFolder();
    const said = await Promise.all(Array.from({ length: 3 }, () => outcome(start(root, ["one", "one"]))));
    expect(said.flat()).toEqual(Array.from({ length: 6 }, () => "[]"));
    expect(await verdicts(root, ["one"])).toEqual(["clean"]);
    expect(filesIn(root)).toHaveLength(101);
  });

  test("for different specs write one after another: the tree is that of one of them, and no output looks edited", async () => {
    const root = tempFolder();
    const words = ["one", "two", "three"];
    const said = await Promise.all(words.map((word, index) => outcome(start(root, [word, ...words.slice(index)]))));
    expect(new Set(said.flat())).toEqual(new Set(["[]"]));
    expect((await verdicts(root, words)).filter((verdict) => verdict === "clean")).toEqual(["clean"]);
    expect(filesIn(root)).toHaveLength(101);
  });
});

test("a process that is killed at any time leaves a tree that the next run completes at once", async () => {
  const root = tempFolder();
  const words = ["one", "two"];
  for (const delay of [10, 35, 80]) {
    const child = start(root, Array.from({ length: 40 }, () => words).flat());
    await once(child.stdout!, "data");
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill("SIGKILL");
    await once(child, "close");
    expect(writeFiles(root, manyOutputs("three"), { commands, timeout: 0 }).diagnostics).toEqual([]);
    expect(await verdicts(root, ["three"])).toEqual(["clean"]);
    expect(filesIn(root)).toHaveLength(101);
  }
});

describe("the lock of another run", () => {
  const files = outputs({ "p/a.json": "a\n" });

  /** Creates the lock of a run of the process that has not changed anything yet. */
  function lockOf(root: string, pid: number, age = 0): string {
    const folder = join(root, `packages/.kiln-staging-${pid}-0123abcd`);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(join(folder, "0"), "half");
    const then = Date.now() / 1_000 - age;
    fs.utimesSync(folder, then, then);
    return folder;
  }

  test.each(["older", "younger"])(
    "that is running is respected: nothing is touched, and its process is named (an %s one)",
    async (age) => {
      const root = tempFolder();
      const child = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 60_000)"]);
      const pid = age === "older" ? process.ppid : child.pid!;
      lockOf(root, pid);
      const was = [...snapshot(root).keys()];
      const { diagnostics, created } = writeFiles(root, files, { commands, timeout: 50 });
      child.kill();
      expect(diagnostics).toMatchObject([{ code: "another-run", slots: { pid } }]);
      expect(created).toEqual([]);
      expect([...snapshot(root).keys()]).toEqual(was);
    },
  );

  test("that is released while it is inspected, and acquired again, is left alone", () => {
    const root = tempFolder();
    const folder = lockOf(root, process.ppid);
    fs.rmSync(join(folder, "0"));
    const real = realDisk(root);
    const disk: Disk = {
      ...real,
      changedAt: (path) => {
        fs.rmdirSync(join(root, path));
        return real.changedAt(path);
      },
      move: (from, to) => {
        fs.mkdirSync(folder, { recursive: true });
        real.move(from, to);
      },
    };
    expect(writeFiles(root, files, { commands, timeout: 0, disk }).diagnostics).toEqual([]);
    expect(fs.existsSync(folder)).toBe(true);
  });

  test("that was killed is removed at once", async () => {
    const root = tempFolder();
    const child = spawn(process.execPath, ["--version"]);
    await once(child, "close");
    lockOf(root, child.pid!);
    expect(writeFiles(root, files, { commands, timeout: 0 }).diagnostics).toEqual([]);
    expect(filesIn(root)).toEqual(["packages/manifest.sha256", "packages/p/a.json"]);
  });

  test("that has not changed for minutes is removed, whatever process has its id now", () => {
    const root = tempFolder();
    lockOf(root, process.ppid, 120);
    expect(writeFiles(root, files, { commands, timeout: 0 }).diagnostics).toEqual([]);
    expect(filesIn(root)).toEqual(["packages/manifest.sha256", "packages/p/a.json"]);
  });

  test("keeps what a person has put into its folder", () => {
    const root = tempFolder();
    fs.writeFileSync(join(lockOf(root, process.ppid), "notes.txt"), "mine\n");
    lockOf(root, process.ppid, 120);
    writeFiles(root, files, { commands });
    expect(filesIn(root)).toEqual([
      `packages/.kiln-staging-${process.ppid}-0123abcd/notes.txt`,
      "packages/manifest.sha256",
      "packages/p/a.json",
    ]);
  });
});
