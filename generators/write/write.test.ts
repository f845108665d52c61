import fs from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { OutFile } from "../emit/emitter.ts";
import { compareFiles } from "./compare.ts";
import { realDisk } from "./disk.ts";
import { systemError } from "./testing/memory-disk.ts";
import { commands, filesIn, outputs, put, read, snapshot, tempFolder } from "./testing/temp-tree.ts";
import { writeFiles, type WriteOptions, type WriteResult } from "./write.ts";

const manifest = "packages/manifest.sha256";
const before = outputs({ "p/a.json": "a1\n", "p/b.json": "b1\n" });
const after = outputs({ "p/a.json": "a2\n", "p/b.json": "b2\n" });

function written(files: readonly OutFile[] = before): string {
  const root = tempFolder();
  write(root, files);
  return root;
}

function write(root: string, files: readonly OutFile[], options: Partial<WriteOptions> = {}): WriteResult {
  return writeFiles(root, files, { commands, ...options });
}

function codesOf({ diagnostics }: WriteResult): readonly string[] {
  return diagnostics.map(({ code, slots }) => `${code} ${slots["file"]}`);
}

async function isClean(root: string, files: readonly OutFile[]): Promise<boolean> {
  return (await compareFiles(root, files, { commands })).verdict === "clean";
}

describe("a run", () => {
  test("writes everything into an empty folder, and nothing else", () => {
    const root = tempFolder();
    expect(write(root, before)).toEqual({
      created: ["packages/p/a.json", "packages/p/b.json", manifest],
      updated: [],
      deleted: [],
      unchanged: [],
      diagnostics: [],
    });
    expect(filesIn(root)).toEqual([manifest, "packages/p/a.json", "packages/p/b.json"]);
    expect(read(root, "packages/p/a.json")).toBe("a1\n");
  });

  test("makes programs executable, so that npm, which does the same, changes nothing", () => {
    const root = written(outputs({ "p/bin/run.js": "#!/usr/bin/env node\n", "p/a.json": "a1\n" }));
    const canRun = (path: string): boolean =>
      (fs.statSync(join(root, path)).mode & 0o111) === (0o111 & ~process.umask());
    expect([canRun("packages/p/bin/run.js"), canRun("packages/p/a.json")]).toEqual([true, false]);
  });

  test("that is repeated changes nothing, not even the manifest", () => {
    const root = written();
    const was = snapshot(root);
    expect(write(root, before)).toMatchObject({
      created: [],
      updated: [],
      deleted: [],
      unchanged: ["packages/p/a.json", "packages/p/b.json"],
    });
    expect(snapshot(root)).toEqual(was);
  });

  test("writes only changed outputs, and deletes those that are no longer required", async () => {
    const root = written(outputs({ "p/a.json": "a1\n", "p/b.json": "b1\n", "p/c.json": "c1\n" }));
    const files = outputs({ "p/a.json": "a1\n", "p/b.json": "b2\n", "p/d.json": "d1\n" });
    const untouched = snapshot(root).get("packages/p/a.json");
    expect(write(root, files)).toEqual({
      created: ["packages/p/d.json"],
      updated: ["packages/p/b.json", manifest],
      deleted: ["packages/p/c.json"],
      unchanged: ["packages/p/a.json"],
      diagnostics: [],
    });
    expect(snapshot(root).get("packages/p/a.json")).toBe(untouched);
    expect(await isClean(root, files)).toBe(true);
  });

  test("writes LF line endings, and replaces lone surrogates, and finds both fresh", () => {
    const files = outputs({ "p/a.json": "one\r\ntwo\r\n", "p/b.json": "\ud800\n" });
    const root = written(files);
    expect(read(root, "packages/p/a.json")).toBe("one\ntwo\n");
    expect(read(root, "packages/p/b.json")).toBe("\ufffd\n");
    expect(write(root, files).unchanged).toEqual(["packages/p/a.json", "packages/p/b.json"]);
  });

  test("leaves a checkout with CRLF unchanged", () => {
    const root = written();
    for (const path of filesIn(root)) put(root, path, read(root, path).replaceAll("\n", "\r\n"));
    const was = snapshot(root);
    expect(write(root, before).unchanged).toHaveLength(2);
    expect(snapshot(root)).toEqual(was);
  });

  test("adds a foreign file with the required text to the manifest", async () => {
    const root = tempFolder();
    put(root, "packages/p/a.json", "a1\n");
    expect(write(root, before)).toMatchObject({
      created: ["packages/p/b.json", manifest],
      unchanged: ["packages/p/a.json"],
      diagnostics: [],
    });
    expect(await isClean(root, before)).toBe(true);
  });

  test("deletes the outputs of an emitter that no longer writes any", () => {
    const root = written();
    expect(write(root, []).deleted).toEqual(["packages/p/a.json", "packages/p/b.json"]);
    expect(filesIn(root)).toEqual([manifest]);
    expect(read(root, manifest)).toBe("");
  });

  test("without outputs writes nothing into an empty folder", () => {
    const root = tempFolder();
    expect(write(root, [])).toMatchObject({ created: [], diagnostics: [] });
    expect(filesIn(root)).toEqual([]);
  });
});

describe("the manifest", () => {
  test("is sorted, has a line per file, and is accepted by sha256sum", () => {
    const root = written(outputs({ "q/ä.json": "ä\n", "p/Z.json": "", "p/a.json": "a1\n" }));
    expect(
      read(root, manifest)
        .split("\n")
        .map((line) => line.slice(66)),
    ).toEqual(["packages/p/Z.json", "packages/p/a.json", "packages/q/ä.json", ""]);
    expect(execFileSync("sha256sum", ["--check", "--quiet", manifest], { cwd: root, encoding: "utf8" })).toBe("");
  });

  test("does not depend on the order of the files", () => {
    expect(read(written([...before].reverse()), manifest)).toBe(read(written(), manifest));
  });

  test("stops the run before it changes anything if it is broken", () => {
    const root = written();
    put(root, manifest, "oops\n");
    const was = snapshot(root);
    expect(codesOf(write(root, after))).toEqual([`broken-manifest ${manifest}`]);
    expect(snapshot(root)).toEqual(was);
  });

  test("is recreated after deletion if all outputs are fresh", () => {
    const root = written();
    const was = read(root, manifest);
    fs.rmSync(join(root, manifest));
    expect(write(root, before)).toMatchObject({ created: [manifest], diagnostics: [] });
    expect(read(root, manifest)).toBe(was);
  });

  test("is cleaned up if it has conflict markers, because Kiln wrote both sides", async () => {
    const [ours, theirs] = [
      written(after),
      written(outputs({ "p/a.json": "a3\n", "p/b.json": "b1\n", "p/c.json": "c1\n" })),
    ];
    put(ours, manifest, `<<<<<<< HEAD\n${read(ours, manifest)}=======\n${read(theirs, manifest)}>>>>>>> branch\n`);
    put(ours, "packages/p/a.json", "a3\n");
    put(ours, "packages/p/c.json", "c1\n");
    const merged = outputs({ "p/a.json": "a4\n", "p/b.json": "b2\n" });
    expect(await isClean(ours, merged)).toBe(false);
    expect(write(ours, merged)).toMatchObject({
      updated: ["packages/p/a.json", manifest],
      deleted: ["packages/p/c.json"],
      diagnostics: [],
    });
    expect(snapshotTexts(ours)).toEqual(snapshotTexts(written(merged)));
  });

  test("is cleaned up if a merge left both lines of a file", async () => {
    const root = written();
    const other = written(outputs({ "p/a.json": "a3\n", "p/b.json": "b1\n" }));
    put(root, manifest, read(root, manifest) + read(other, manifest));
    expect(await isClean(root, before)).toBe(true);
    expect(write(root, before)).toMatchObject({ updated: [manifest], diagnostics: [] });
    expect(read(root, manifest)).toBe(read(written(), manifest));
  });
});

describe("an output that git merged from two branches", () => {
  const conflict = "<<<<<<< ours\na1\n=======\na3\n>>>>>>> theirs\n";
  const ofTheOther = outputs({ "p/a.json": "a3\n", "p/b.json": "b1\n" });

  test("is rewritten if the manifest has a hash of each branch", () => {
    const root = written();
    put(root, manifest, read(root, manifest) + read(written(ofTheOther), manifest));
    put(root, "packages/p/a.json", "a1 and a3\n");
    expect(write(root, after)).toMatchObject({
      updated: expect.arrayContaining(["packages/p/a.json"]),
      diagnostics: [],
    });
    put(root, "packages/p/a.json", "mine\n");
    expect(codesOf(write(root, after))).toEqual(["edited-file packages/p/a.json"]);
  });

  test("is rewritten if it has conflict markers, even if the manifest knows only one branch", () => {
    const root = written();
    put(root, "packages/p/a.json", conflict);
    expect(write(root, after)).toMatchObject({
      updated: expect.arrayContaining(["packages/p/a.json"]),
      diagnostics: [],
    });
  });

  test("is deleted if the spec no longer requires it", () => {
    const root = written();
    put(root, "packages/p/a.json", conflict);
    expect(write(root, before.slice(1))).toMatchObject({ deleted: ["packages/p/a.json"], diagnostics: [] });
  });

  test("is rewritten if one branch renamed it and the other changed it", () => {
    const renamed = outputs({ "p/c.json": "a1\n", "p/b.json": "b2\n" });
    const root = written(renamed);
    put(root, manifest, read(root, manifest) + read(written(ofTheOther), manifest));
    put(root, "packages/p/c.json", "a1 and a3\n");
    expect(write(root, outputs({ "p/c.json": "c4\n", "p/b.json": "b4\n" }))).toMatchObject({
      deleted: [],
      diagnostics: [],
    });
    expect(read(root, "packages/p/c.json")).toBe("c4\n");
  });

  test("is rewritten if git moved it to a name that the manifest does not contain", () => {
    const root = written();
    put(root, "packages/p/moved/a.json", "a1\n");
    expect(write(root, [...before, ...outputs({ "p/moved/a.json": "a4\n" })])).toMatchObject({ diagnostics: [] });
    expect(read(root, "packages/p/moved/a.json")).toBe("a4\n");
  });

  test("does not excuse an edit of another file", () => {
    const root = written();
    put(root, manifest, read(root, manifest) + read(written(ofTheOther), manifest));
    put(root, "packages/p/b.json", "mine\n");
    for (let run = 0; run < 2; run++) expect(codesOf(write(root, before))).toEqual(["edited-file packages/p/b.json"]);
  });

  test("differs from what a killed run leaves: a later edit is kept from run to run", () => {
    const root = written();
    put(root, `packages/.kiln-staging-${process.pid}-00000000/journal`, read(written(after), manifest));
    put(root, "packages/p/a.json", "mine\n");
    const third = outputs({ "p/a.json": "a5\n", "p/b.json": "b1\n" });
    for (let run = 0; run < 3; run++)
      expect(codesOf(write(root, third))).toEqual(["stale-edited-file packages/p/a.json"]);
    expect(read(root, "packages/p/a.json")).toBe("mine\n");
  });
});

describe("an unknown file among published outputs", () => {
  const generated = outputs({ "p/generated/a.json": "a1\n" });

  test("is kept and reported as long as it exists, even with --force", async () => {
    const root = written(generated);
    for (const path of ["packages/p/generated/notes.txt", "packages/q/generated/deep/.npmignore"])
      put(root, path, "mine\n");
    const found = ["unknown-file packages/p/generated/notes.txt", "unknown-file packages/q/generated/deep/.npmignore"];
    for (const force of [false, true]) expect(codesOf(write(root, generated, { force }))).toEqual(found);
    expect(await isClean(root, generated)).toBe(false);
    expect(read(root, "packages/p/generated/notes.txt")).toBe("mine\n");
  });

  test("may be a link, which is not followed", () => {
    const root = written(generated);
    fs.symlinkSync(tempFolder(), join(root, "packages/p/generated/link"));
    expect(codesOf(write(root, generated))).toEqual(["unknown-file packages/p/generated/link"]);
  });

  test("is not an empty folder, a file that npm never packs, or a file elsewhere in a package", async () => {
    const root = written(generated);
    fs.mkdirSync(join(root, "packages/p/generated/empty"));
    for (const path of [
      "generated/.DS_Store",
      "generated/._a.json",
      "generated/.a.json.swp",
      "generated/a.json.orig",
      "src/a.ts",
    ]) {
      put(root, `packages/p/${path}`, "");
    }
    expect(codesOf(write(root, generated))).toEqual([]);
    expect(await isClean(root, generated)).toBe(true);
  });
});

describe("a manual edit", () => {
  test("is not overwritten; everything else is written", async () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    const result = write(root, after);
    expect(codesOf(result)).toEqual(["stale-edited-file packages/p/a.json"]);
    expect(result.updated).toEqual(["packages/p/b.json", manifest]);
    expect(read(root, "packages/p/a.json")).toBe("mine\n");
  });

  test("is reported as long as it exists, always with the same code", () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    expect(codesOf(write(root, before))).toEqual(["edited-file packages/p/a.json"]);
    for (let run = 0; run < 2; run++)
      expect(codesOf(write(root, after))).toEqual(["stale-edited-file packages/p/a.json"]);
    expect(codesOf(write(root, before))).toEqual(["edited-file packages/p/a.json"]);
  });

  test("is no longer reported after it is undone", () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    write(root, after);
    put(root, "packages/p/a.json", "a1\n");
    expect(write(root, after)).toMatchObject({ updated: ["packages/p/a.json", manifest], diagnostics: [] });
  });

  test("is discarded with --force", async () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    expect(write(root, before, { force: true })).toMatchObject({ updated: ["packages/p/a.json"], diagnostics: [] });
    expect(await isClean(root, before)).toBe(true);
  });

  test("keeps an orphan, which Kiln still knows; --force deletes it", () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    for (let run = 0; run < 2; run++)
      expect(codesOf(write(root, before.slice(1)))).toEqual(["stale-edited-file packages/p/a.json"]);
    expect(write(root, before.slice(1), { force: true }).deleted).toEqual(["packages/p/a.json"]);
  });

  test("is reported with the command that discards it", () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    expect(write(root, before).diagnostics[0]!.help).toContain("npm run generate -- --force");
  });
});

describe("nothing is lost that Kiln did not write", () => {
  test("a file in the way survives, even with --force", () => {
    const root = tempFolder();
    put(root, "packages/p/a.json", "mine\n");
    for (const force of [false, true])
      expect(codesOf(write(root, before, { force }))).toEqual(["foreign-file packages/p/a.json"]);
    expect(read(root, "packages/p/a.json")).toBe("mine\n");
    expect(read(root, "packages/p/b.json")).toBe("b1\n");
  });

  test("a folder in the way survives with its contents", () => {
    const root = written();
    fs.rmSync(join(root, "packages/p/a.json"));
    put(root, "packages/p/a.json/notes.txt", "mine\n");
    for (const files of [before, after, []]) write(root, files, { force: true });
    expect(read(root, "packages/p/a.json/notes.txt")).toBe("mine\n");
  });

  test("a link is neither followed nor replaced, and nothing behind it deleted", () => {
    const root = written([...before, ...outputs({ "p/empty/c.json": "" })]);
    fs.rmSync(join(root, "packages/p/empty"), { recursive: true });
    const elsewhere = tempFolder();
    fs.renameSync(join(root, "packages/p"), join(elsewhere, "p"));
    fs.mkdirSync(join(elsewhere, "p/empty"));
    fs.symlinkSync(join(elsewhere, "p"), join(root, "packages/p"));
    const was = snapshot(elsewhere);
    expect(codesOf(write(root, after, { force: true }))).toEqual(["foreign-file packages/p"]);
    expect(codesOf(write(root, [], { force: true }))).toEqual([]);
    expect(snapshot(elsewhere)).toEqual(was);
    expect(fs.readlinkSync(join(root, "packages/p"))).toBe(join(elsewhere, "p"));
  });

  test("a hand-written file is created if it is missing, and never changed", () => {
    const root = tempFolder();
    const human = outputs({ "p/src/handlers.ts": "// yours\n" }, "human");
    expect(write(root, human).created).toEqual(["packages/p/src/handlers.ts"]);
    put(root, "packages/p/src/handlers.ts", "mine\n");
    for (const files of [human, outputs({ "p/src/handlers.ts": "// new\n" }, "human"), []]) {
      expect(write(root, files, { force: true })).toMatchObject({
        created: [],
        updated: [],
        deleted: [],
        diagnostics: [],
      });
    }
    expect(read(root, "packages/p/src/handlers.ts")).toBe("mine\n");
  });

  test("a file that becomes hand-written is never changed again", () => {
    const root = written();
    write(root, [...outputs({ "p/a.json": "// yours\n" }, "human"), before[1]!]);
    expect(read(root, manifest)).not.toContain("packages/p/a.json");
    expect(write(root, before.slice(1))).toMatchObject({ deleted: [], diagnostics: [] });
    expect(read(root, "packages/p/a.json")).toBe("a1\n");
  });
});

describe("folders", () => {
  test("are removed if deleting leaves them empty, otherwise kept", () => {
    const root = written(outputs({ "p/deep/er/a.json": "", "p/kept/b.json": "", "q/c.json": "" }));
    put(root, "packages/p/kept/notes.txt", "mine\n");
    fs.mkdirSync(join(root, "packages/r/empty"), { recursive: true });
    write(root, []);
    expect([...snapshot(root).keys()]).toEqual([
      "packages",
      manifest,
      "packages/p",
      "packages/p/kept",
      "packages/p/kept/notes.txt",
      "packages/r",
      "packages/r/empty",
    ]);
  });

  test("a folder of orphans is replaced by a file of its name, and vice versa", async () => {
    const [asFolder, asFile] = [outputs({ "p/a/b/c.json": "1\n" }), outputs({ "p/a": "2\n" })];
    const root = written(asFolder);
    for (const files of [asFile, asFolder, asFile]) {
      expect(write(root, files)).toMatchObject({ diagnostics: [] });
      expect(await isClean(root, files)).toBe(true);
    }
  });

  test("an orphan is replaced by a file whose name differs only in case", async () => {
    const root = written(outputs({ "p/Set.json": "1\n" }));
    const files = outputs({ "p/set.json": "1\n" });
    expect(write(root, files)).toMatchObject({
      created: ["packages/p/set.json"],
      deleted: ["packages/p/Set.json"],
      diagnostics: [],
    });
    expect(await isClean(root, files)).toBe(true);
  });
});

describe("a disk that refuses", () => {
  const refuse = (code: string) => () => {
    throw systemError(code);
  };

  test("is reported with the file, the reason and the command", () => {
    const root = tempFolder();
    const [diagnostic] = write(root, before, { disk: { ...realDisk(root), move: refuse("EROFS") } }).diagnostics;
    expect(diagnostic).toMatchObject({
      code: "unwritable",
      message: "“packages/p/a.json” cannot be written: the file system is read-only.",
    });
    expect(diagnostic!.help).toContain("npm run generate");
  });

  test("is reported for the outputs folder instead of the staging folder, which is removed", () => {
    const root = written();
    const was = snapshotTexts(root);
    const { diagnostics } = write(root, after, { disk: { ...realDisk(root), create: refuse("ENOSPC") } });
    expect(diagnostics).toMatchObject([{ message: "“packages” cannot be written: the disk is full." }]);
    expect(snapshotTexts(root)).toEqual(was);
  });

  test.skipIf(process.getuid?.() === 0)(
    "may be a folder that is read-only (not as root, who may write anywhere)",
    () => {
      const root = written();
      fs.chmodSync(join(root, "packages/p"), 0o555);
      expect(codesOf(write(root, after))).toEqual(["unwritable packages/p/a.json"]);
      fs.chmodSync(join(root, "packages/p"), 0o755);
      expect(write(root, after)).toMatchObject({
        updated: ["packages/p/a.json", "packages/p/b.json", manifest],
        diagnostics: [],
      });
      expect(filesIn(root)).toHaveLength(3);
    },
  );

  test("leaves out only the file that it cannot read", () => {
    const root = written();
    const real = realDisk(root);
    const disk = { ...real, read: (path: string) => (path.endsWith("a.json") ? refuse("EACCES")() : real.read(path)) };
    const result = write(root, after, { disk, force: true });
    expect(codesOf(result)).toEqual(["unreadable-output packages/p/a.json"]);
    expect(result.updated).toEqual(["packages/p/b.json", manifest]);
    expect(write(root, after)).toMatchObject({ updated: ["packages/p/a.json", manifest], diagnostics: [] });
  });
});

test("an unsafe path is a fault of Kiln, found before anything is written", () => {
  const root = tempFolder();
  expect(() => write(root, [...before, ...outputs({ "p/../../etc/passwd": "" })])).toThrow("An emitter made the path");
  expect(filesIn(root)).toEqual([]);
});

function snapshotTexts(root: string): readonly string[] {
  return filesIn(root).map((path) => `${path}: ${read(root, path)}`);
}
