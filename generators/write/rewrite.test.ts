import { describe, expect, test } from "vitest";
import { rewriteFiles, type Rewriting } from "./rewrite.ts";
import { failingDisk } from "./testing/failing-disk.ts";
import { memoryDisk } from "./testing/memory-disk.ts";

const files: readonly Rewriting[] = [
  ...["spec/a.yaml", "spec/deep/b.yaml", "spec/deep/c.yaml"].map((path) => ({
    path,
    before: `old ${path}`,
    after: `new ${path}`,
  })),
  { path: "spec/new/d.yaml", before: undefined, after: "new d" },
  { path: "spec/gone.yaml", before: "old gone", after: undefined },
];

const old = new Map(files.flatMap(({ path, before }) => (before === undefined ? [] : [[path, before]])));
const changed = new Map(files.flatMap(({ path, after }) => (after === undefined ? [] : [[path, after]])));

function disk() {
  return memoryDisk(new Map(old));
}

describe("rewriting", () => {
  test("changes all of the files, and leaves nothing else", () => {
    const there = disk();
    expect(rewriteFiles("", files, "again", there)).toEqual([]);
    expect(sorted(there.files)).toEqual(sorted(changed));
  });

  test("keeps byte order marks, and tells files without a folder apart", () => {
    const there = memoryDisk(
      new Map([
        ["a.yaml", "\uFEFFold"],
        ["b.yaml", "old"],
      ]),
    );
    const both = ["a.yaml", "b.yaml"].map((path) => ({ path, before: "old", after: "new" }));
    expect(rewriteFiles("", both, "again", there)).toEqual([]);
    expect(sorted(there.files)).toEqual(
      sorted(
        new Map([
          ["a.yaml", "\uFEFFnew"],
          ["b.yaml", "new"],
        ]),
      ),
    );
  });

  test("changes none if one has changed since it was read", () => {
    const there = disk();
    there.files.set("spec/deep/b.yaml", "somebody's");
    const [fault] = rewriteFiles("", files, "again", there);
    expect(fault?.message).toBe("“spec/deep/b.yaml” cannot be written: it was changed in the meantime.");
    expect(there.files.get("spec/a.yaml")).toBe("old spec/a.yaml");
  });

  test("changes none where the disk refuses once, whichever operation that is", () => {
    for (let n = 1; ; n++) {
      const there = disk();
      const failing = failingDisk(there, n, { code: "ENOSPC", lasting: false });
      const faults = rewriteFiles("", files, "again", failing);
      if (failing.count() < n) break;
      expect(
        faults.map(({ slots }) => slots["reason"]),
        `operation ${n}`,
      ).toEqual(["the disk is full"]);
      expect(texts(there.files), `operation ${n}`).toEqual(sorted(old));
      expect(n).toBeLessThan(100);
    }
  });

  test("killed at any operation, leaves each file as it was or as it should be", () => {
    for (let n = 1; ; n++) {
      const there = disk();
      const failing = failingDisk(there, n, "kill");
      try {
        rewriteFiles("", files, "again", failing);
      } catch {
        // The process was killed.
      }
      if (failing.count() < n) break;
      for (const { path, before, after } of files)
        expect([before, after], `operation ${n}`).toContain(there.files.get(path));
    }
  });
});

/** Returns the files that are not hidden. Leftovers of a killed run are not files of the spec. */
function texts(all: ReadonlyMap<string, string>) {
  return sorted(new Map([...all].filter(([path]) => !path.includes("/."))));
}

function sorted(all: ReadonlyMap<string, string>) {
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1));
}
