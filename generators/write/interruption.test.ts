import { describe, expect, test } from "vitest";
import type { OutFile } from "../emit/emitter.ts";
import { compareFiles } from "./compare.ts";
import { realDisk, type Disk } from "./disk.ts";
import { failingDisk, Kill, type Mishap } from "./testing/failing-disk.ts";
import { memoryDisk, type MemoryDisk } from "./testing/memory-disk.ts";
import { commands, filesIn, outputs, read, tempFolder } from "./testing/temp-tree.ts";
import { writeFiles, type WriteResult } from "./write.ts";

/** Three successive specs. A run for the second is interrupted. The next run is for the second or the third. */
const first = outputs({
  "p/same.json": "same\n",
  "p/file.json": "1\n",
  "p/edited.json": "e\n",
  "old/deep/orphan.json": "1\n",
  "old/back.json": "1\n",
});
const second = outputs({
  "p/same.json": "same\n",
  "p/file.json": "2\n",
  "p/edited.json": "e\n",
  "new/deep/file.json": "2\n",
  "new/brief.json": "2\n",
});
const third = outputs({
  "p/same.json": "same\n",
  "p/file.json": "3\n",
  "p/edited.json": "e\n",
  "new/deep/file.json": "3\n",
  "old/back.json": "3\n",
});

/** Files that Kiln did not write, or that were edited since then. */
const ofPeople = new Map([
  ["packages/p/notes.txt", "mine\n"],
  ["packages/old/deep/notes.txt", "mine\n"],
  ["packages/p/edited.json", "mine\n"],
]);

const errors: readonly Mishap[] = ["ENOSPC", "EACCES", "EIO"].flatMap((code) => [
  { code, lasting: false },
  { code, lasting: true },
]);

describe("a run that is killed", () => {
  const killed = everyInterruption("kill", untouched());

  test("is tried at each of its operations", () => {
    expect(killed.length).toBeGreaterThan(25);
    // Untouched, two orphans removed, three outputs moved into place, and the manifest.
    expect(new Set(killed.map(outputsOf).map(printed)).size).toBe(1 + 2 + 3 + 1);
  });

  test("leaves no file half written", () => {
    const whole = [untouched(), finished(second, untouched())].map(outputsOf);
    for (const disk of killed)
      for (const [path, text] of outputsOf(disk)) expect(whole.map((tree) => tree.get(path))).toContain(text);
  });

  test("leaves a tree that is called clean only if it is just as an uninterrupted run leaves it", async () => {
    const aim = printed(outputsOf(finished(second, untouched())));
    const verdicts = new Set<string>();
    for (const disk of killed) {
      const verdict = (await compareFiles("", second, { commands, disk })).verdict;
      expect(verdict).toBe(printed(outputsOf(disk)) === aim ? "clean" : "drift");
      verdicts.add(verdict);
    }
    expect([...verdicts].sort()).toEqual(["clean", "drift"]);
  });

  test("is completed by the next run; nothing of it is left, and the run after that has nothing to do", () => {
    const aim = finished(second, untouched());
    for (const disk of killed.map((one) => one.copy())) {
      expect(write(disk, second).diagnostics).toEqual([]);
      expect([disk.files, disk.folders]).toEqual([aim.files, aim.folders]);
      expect(write(disk, second)).toMatchObject({ created: [], updated: [], deleted: [] });
    }
  });

  test("does not make the outputs it wrote look edited or foreign to a run for another spec", async () => {
    const aim = finished(third, finished(second, untouched()));
    for (const disk of killed.map((one) => one.copy())) {
      const codes = (await compareFiles("", third, { commands, disk })).diagnostics.map(({ code }) => code);
      expect(
        ["edited-file", "stale-edited-file", "foreign-file"].filter((code) => codes.some((one) => one === code)),
      ).toEqual([]);
      expect(write(disk, third).diagnostics).toEqual([]);
      expect([disk.files, disk.folders]).toEqual([aim.files, aim.folders]);
    }
  });

  test("may be followed by a second one that is killed, for another spec", () => {
    const aim = { second: finished(second, untouched()).files, third: finished(third, untouched()).files };
    for (const disk of killed) {
      for (const again of everyInterruption("kill", disk, third)) {
        const other = again.copy();
        expect([write(again, third).diagnostics, again.files]).toEqual([[], aim.third]);
        expect([write(other, second).diagnostics, other.files]).toEqual([[], aim.second]);
      }
    }
  });

  test("loses no manual edits", () => {
    const aim = finished(third, lived()).files;
    for (const disk of everyInterruption("kill", lived())) {
      expectPeoplesFiles(disk);
      expect(write(disk, third).diagnostics).toMatchObject([
        { code: "edited-file", slots: { file: "packages/p/edited.json" } },
      ]);
      expect(disk.files).toEqual(aim);
    }
  });

  test("is no different on a real disk", () => {
    const fresh = () => {
      const root = tempFolder();
      writeFiles(root, first, { commands });
      return root;
    };
    const aim = fresh();
    writeFiles(aim, second, { commands });
    const operations = count(realDisk(fresh()), second);
    for (let n = 1; n <= operations; n++) {
      const root = fresh();
      interrupted(failingDisk(realDisk(root), n, "kill"), second);
      expect(writeFiles(root, second, { commands }).diagnostics).toEqual([]);
      expect(textsIn(root)).toEqual(textsIn(aim));
    }
  });
});

describe.each(errors)("a disk that refuses with $code (from then on: $lasting)", (mishap) => {
  const operations = count(lived(), second);

  test("is reported, with what was done until then; the next run finishes the work", () => {
    const aim = { second: finished(second, lived()).files, third: finished(third, lived()).files };
    for (let n = 1; n <= operations; n++) {
      const disk = lived();
      const was = outputsOf(disk);
      const result = write(failingDisk(disk, n, mishap), second);
      expectPeoplesFiles(disk);
      expect([...result.created, ...result.updated, ...result.deleted].sort()).toEqual(changes(was, outputsOf(disk)));
      const refusals = result.diagnostics.filter(({ code }) => code !== "edited-file");
      if (refusals.length === 0) expect(outputsOf(disk)).toEqual(aim.second);
      for (const one of refusals) expect(["unwritable", "unreadable-output"]).toContain(one.code);
      const other = disk.copy();
      expect(write(disk, second).diagnostics.map(({ code }) => code)).toEqual(["edited-file"]);
      expect(write(other, third).diagnostics.map(({ code }) => code)).toEqual(["edited-file"]);
      expect([disk.files, other.files]).toEqual([aim.second, aim.third]);
    }
  });

  test("leaves nothing in the staging folder but what the next run has to know", () => {
    for (let n = 1; n <= operations; n++) {
      const disk = lived();
      const { create, makeFolder, move } = failingDisk(disk, n, mishap);
      write({ ...disk, create, makeFolder, move }, second);
      const left = [...disk.files.keys()].filter((path) => path.includes(".kiln-staging"));
      expect(left.filter((path) => !path.endsWith("/journal"))).toEqual([]);
    }
  });
});

test("a run that writes between the inspection and the lock of another is taken into account", () => {
  const disk = untouched();
  let isFirst = true;
  const makeFolder = (folder: string): void => {
    if (isFirst) {
      isFirst = false;
      write(disk, third);
    }
    disk.makeFolder(folder);
  };
  expect(write({ ...disk, makeFolder }, second).diagnostics).toEqual([]);
  expect(disk.files).toEqual(finished(second, finished(third, untouched())).files);
});

test("a run that begins to wait while another is writing keeps its lock", () => {
  const disk = untouched();
  const lock = `packages/.kiln-staging-${process.ppid}-0123abcd`;
  const create = (file: string, text: string): void => {
    disk.makeFolder(lock);
    disk.create(file, text);
  };
  expect(write({ ...disk, create }, second).diagnostics).toEqual([]);
  expect(disk.folders.has(lock)).toBe(true);
});

test("an error that is not the operating system's is a bug, and passes through", () => {
  const disk = {
    ...untouched(),
    create: () => {
      throw new TypeError("a bug");
    },
  };
  expect(() => write(disk, second)).toThrow("a bug");
});

/** Returns the tree after a run for the first spec. */
function untouched(): MemoryDisk {
  return finished(first, memoryDisk());
}

/** Returns the same tree after people edited it, in a checkout with CRLF. */
function lived(): MemoryDisk {
  const disk = untouched();
  disk.files.set("packages/p/same.json", "same\r\n");
  for (const [path, text] of ofPeople) disk.files.set(path, text);
  return disk;
}

function finished(files: readonly OutFile[], disk: MemoryDisk): MemoryDisk {
  const copy = disk.copy();
  write(copy, files);
  return copy;
}

function write(disk: Disk, files: readonly OutFile[]): WriteResult {
  return writeFiles("", files, { commands, disk });
}

/**
 * Returns the trees after a run that fails at its first operation, at its second, and so on. The last tree is that of a
 * complete run.
 */
function everyInterruption(mishap: Mishap, start: MemoryDisk, files = second): readonly MemoryDisk[] {
  return Array.from({ length: count(start.copy(), files) + 1 }, (_, index) => {
    const disk = start.copy();
    interrupted(failingDisk(disk, index + 1, mishap), files);
    return disk;
  });
}

function count(disk: Disk, files: readonly OutFile[]): number {
  const counting = failingDisk(disk, Infinity, "kill");
  write(counting, files);
  return counting.count();
}

function interrupted(disk: Disk, files: readonly OutFile[]): void {
  try {
    write(disk, files);
  } catch (error) {
    if (!(error instanceof Kill)) throw error;
  }
}

function outputsOf({ files }: MemoryDisk): ReadonlyMap<string, string> {
  return new Map([...files].filter(([path]) => !path.includes(".kiln-staging")));
}

function printed(files: ReadonlyMap<string, string>): string {
  return JSON.stringify([...files].sort());
}

function changes(was: ReadonlyMap<string, string>, is: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path) !== is.get(path)).sort();
}

function expectPeoplesFiles(disk: MemoryDisk): void {
  for (const [path, text] of ofPeople) expect([path, disk.files.get(path)]).toEqual([path, text]);
}

function textsIn(root: string): readonly string[] {
  return filesIn(root).map((path) => `${path}: ${read(root, path)}`);
}
