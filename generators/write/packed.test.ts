import { describe, expect, test } from "vitest";
import type { OutFile } from "../emit/emitter.ts";
import { compareFiles } from "./compare.ts";
import { ignorePath, manifestPath, packedPath } from "./manifest.ts";
import { Kill, failingDisk } from "./testing/failing-disk.ts";
import { memoryDisk, type MemoryDisk } from "./testing/memory-disk.ts";
import { commands, outputs } from "./testing/temp-tree.ts";
import { writeFiles, type WriteOptions } from "./write.ts";

const code = "packages/p/generated/code.js";
const types = "packages/p/generated/code.d.ts";

const first = files({ code: "1\n", types: "1\n", "p/generated/tables/old.js": "1\n" });
const second = files({ code: "2\n", types: "2\n", "p/generated/tables/new.js": "2\n" });
const third = files({ code: "3\n", types: "3\n" });

describe("packed files", () => {
  test("are ignored by git by folder and extension, or by name where a committed file has the same extension", () => {
    const disk = written(files({ code: "", types: "", "p/index.json": "", "p/generated/tables/a.js": "" }));
    expect(disk.files.get(ignorePath)).toBe(
      ["/p/generated/*.js", "/p/generated/tables/*.js", "/p/index.json", "/packed.sha256", ""].join("\n"),
    );
  });

  test("are in the manifest, so that a new clone without them is clean, unless their text would differ", async () => {
    const clone = cloneOf(written(first));
    expect(await verdict(clone, first)).toEqual([]);
    const other = files({ code: "2\n", types: "1\n", "p/generated/tables/old.js": "1\n" });
    expect(await verdict(clone, other)).toEqual([`stale-file ${manifestPath}`]);
  });

  test("are compared if they exist", async () => {
    const disk = written(first);
    disk.files.set(code, "edited\n");
    expect(await verdict(disk, first)).toEqual([`edited-file ${code}`]);
    expect(write(disk, first).diagnostics).toMatchObject([{ code: "edited-file", slots: { file: code } }]);
  });

  test("are rewritten after another commit was checked out, which leaves them on the disk", async () => {
    const disk = written(first);
    for (const path of [types, manifestPath, ignorePath]) disk.files.set(path, written(second).files.get(path)!);
    expect(await verdict(disk, second)).toEqual([
      `stale-file ${code}`,
      "orphaned-file packages/p/generated/tables/old.js",
    ]);
    expect(write(disk, second).diagnostics).toEqual([]);
    expect(disk.files).toEqual(written(second).files);
  });
});

describe("a run for packed files only", () => {
  test("completes a new clone", () => {
    const disk = cloneOf(written(first));
    expect(write(disk, first, { packed: true })).toMatchObject({
      created: [code, "packages/p/generated/tables/old.js", packedPath],
      updated: [],
    });
    expect(disk.files).toEqual(written(first).files);
    expect(write(disk, first)).toMatchObject({ created: [], updated: [], deleted: [] });
  });

  test("changes no committed file, even if it is stale", async () => {
    const disk = written(first);
    write(disk, second, { packed: true });
    const [was, is] = [written(first).files, written(second).files];
    for (const path of [types, manifestPath, ignorePath]) expect(disk.files.get(path)).toBe(was.get(path));
    expect(disk.files.get(code)).toBe("2\n");
    expect(disk.files.has("packages/p/generated/tables/old.js")).toBe(false);
    expect(await verdict(disk, second)).toContain(`stale-file ${types}`);
    write(disk, second);
    expect(disk.files).toEqual(is);
  });

  test("keeps the journal of a killed run, which knows committed files", () => {
    for (const killed of interruptions(written(first), second)) {
      write(killed, first, { packed: true });
      expect(write(killed, third).diagnostics).toEqual([]);
      expect(killed.files).toEqual(written(third).files);
    }
  });

  test("may be killed", () => {
    for (const killed of interruptions(cloneOf(written(first)), second, { packed: true })) {
      expect(write(killed, third).diagnostics).toEqual([]);
      expect(killed.files).toEqual(written(third).files);
    }
  });
});

/** Returns outputs. All are packed, except for the declarations and `package.json`. */
function files({
  code: js,
  types: ts,
  ...others
}: Readonly<Record<"code" | "types", string>> & Readonly<Record<string, string>>): readonly OutFile[] {
  const packed = outputs({ "p/generated/code.js": js, ...others }).map((file) => ({ ...file, packed: true }));
  return [...outputs({ "p/package.json": "{}\n", "p/generated/code.d.ts": ts }), ...packed];
}

function written(outFiles: readonly OutFile[]): MemoryDisk {
  const disk = memoryDisk();
  write(disk, outFiles);
  return disk;
}

/** Returns the files that git keeps. */
function cloneOf(disk: MemoryDisk): MemoryDisk {
  const clone = memoryDisk();
  const kept = written(files({ code: "", types: "" })).files;
  for (const [path, text] of disk.files)
    if ((kept.has(path) && path !== code && path !== packedPath) || path === manifestPath) clone.files.set(path, text);
  for (const folder of disk.folders) clone.folders.add(folder);
  return clone;
}

function write(disk: MemoryDisk, outFiles: readonly OutFile[], options: Partial<WriteOptions> = {}) {
  return writeFiles("", outFiles, { commands, disk, ...options });
}

async function verdict(disk: MemoryDisk, outFiles: readonly OutFile[]): Promise<readonly string[]> {
  const { diagnostics } = await compareFiles("", outFiles, { commands, disk });
  return diagnostics.map((one) => `${one.code} ${String(one.slots["file"])}`);
}

/** Returns the tree after a run was killed at each of its operations. */
function interruptions(
  start: MemoryDisk,
  outFiles: readonly OutFile[],
  options: Partial<WriteOptions> = {},
): readonly MemoryDisk[] {
  const counting = failingDisk(start.copy(), Infinity, "kill");
  writeFiles("", outFiles, { commands, disk: counting, ...options });
  return Array.from({ length: counting.count() }, (_, index) => {
    const disk = start.copy();
    try {
      writeFiles("", outFiles, { commands, disk: failingDisk(disk, index + 1, "kill"), ...options });
    } catch (error) {
      if (!(error instanceof Kill)) throw error;
    }
    return disk;
  });
}
