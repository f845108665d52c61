import fs from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { OutFile } from "../emit/emitter.ts";
import { compareFiles } from "./compare.ts";
import { realDisk } from "./disk.ts";
import { failingDisk } from "./testing/failing-disk.ts";
import { commands, outputs, put, read, snapshot, tempFolder } from "./testing/temp-tree.ts";
import { writeFiles } from "./write.ts";

const before = outputs({ "p/a.json": "a1\n", "p/b.json": "b1\n" });
const after = outputs({ "p/a.json": "a2\n", "p/b.json": "b1\n" });

/** Returns the root of a tree after a run. */
function written(files: readonly OutFile[] = before): string {
  const root = tempFolder();
  writeFiles(root, files, { commands });
  return root;
}

async function findings(root: string, files: readonly OutFile[]): Promise<readonly string[]> {
  const { findings: found } = await compareFiles(root, files, { commands });
  return found.map(({ diagnostic, path, command }) => `${diagnostic.code} ${path}: ${command}`);
}

describe("the states of a file", () => {
  test("fresh: no finding", async () => {
    const clean = { verdict: "clean", diagnostics: [], findings: [], sources: new Map() };
    expect(await compareFiles(written(), before, { commands })).toEqual(clean);
  });

  test("stale: the output for the spec has changed", async () => {
    expect(await findings(written(), after)).toEqual(["stale-file packages/p/a.json: npm run generate"]);
  });

  test("edited: the help states that the command discards the edit", async () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    expect(await findings(root, before)).toEqual(["edited-file packages/p/a.json: npm run generate -- --force"]);
  });

  test("edited, and the output for the spec has changed", async () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    expect(await findings(root, after)).toEqual(["stale-edited-file packages/p/a.json: npm run generate -- --force"]);
  });

  test("edited to the new output for the spec: only the manifest is out of date", async () => {
    const root = written();
    put(root, "packages/p/a.json", "a2\n");
    expect(await findings(root, after)).toEqual(["stale-file packages/manifest.sha256: npm run generate"]);
  });

  test("missing, whether it was ever written or not", async () => {
    const root = written();
    fs.rmSync(join(root, "packages/p/b.json"));
    expect(await findings(root, [...before, ...outputs({ "q/new.json": "" })])).toEqual([
      "missing-output packages/p/b.json: npm run generate",
      "missing-output packages/q/new.json: npm run generate",
    ]);
  });

  test("orphaned: Kiln wrote it, and the spec no longer requires it", async () => {
    expect(await findings(written(), before.slice(1))).toEqual(["orphaned-file packages/p/a.json: npm run generate"]);
  });

  test("an edited orphan requires --force", async () => {
    const root = written();
    put(root, "packages/p/a.json", "mine\n");
    expect(await findings(root, before.slice(1))).toEqual([
      "stale-edited-file packages/p/a.json: npm run generate -- --force",
    ]);
  });

  test("a deleted orphan leaves only the manifest out of date", async () => {
    const root = written();
    fs.rmSync(join(root, "packages/p/a.json"));
    expect(await findings(root, before.slice(1))).toEqual(["stale-file packages/manifest.sha256: npm run generate"]);
  });

  test("foreign: Kiln did not write the file", async () => {
    const root = tempFolder();
    put(root, "packages/p/a.json", "mine\n");
    expect(await findings(root, before)).toEqual([
      "foreign-file packages/p/a.json: npm run generate",
      "missing-output packages/p/b.json: npm run generate",
    ]);
  });

  test("a hand-written file is created if it is missing, and never compared", async () => {
    const root = written();
    const human = outputs({ "p/src/handlers.ts": "// yours\n" }, "human");
    expect(await findings(root, [...before, ...human])).toEqual([
      "missing-output packages/p/src/handlers.ts: npm run generate",
    ]);
    put(root, "packages/p/src/handlers.ts", "mine\n");
    expect(await findings(root, [...before, ...human])).toEqual([]);
  });
});

describe("the place of a finding", () => {
  const placeOf = async (root: string, files: readonly OutFile[]) => {
    const { diagnostics, sources } = await compareFiles(root, files, { commands });
    return diagnostics.map(({ place }) => [place!.file, sources.get(place!.file)?.slice(place!.start, place!.end)]);
  };

  test("is the first difference, or the start of a missing file", async () => {
    const root = written();
    expect(await placeOf(root, outputs({ "p/b.json": "b2\n", "p/c.json": "" }))).toEqual([
      ["packages/p/a.json", "a1"],
      ["packages/p/b.json", "1"],
      ["packages/p/c.json", ""],
    ]);
  });

  test("is in the manifest if only that is out of date", async () => {
    const root = written();
    put(root, "packages/p/a.json", "a2\n");
    const [[path, marked] = []] = await placeOf(root, after);
    expect(path).toBe("packages/manifest.sha256");
    expect(marked).toMatch(/^[0-9a-f]+ {2}packages\/p\/a\.json$/);
  });

  test("has no line for a folder in the way", async () => {
    const root = tempFolder();
    put(root, "packages/p/a.json/notes.txt", "mine\n");
    expect(await placeOf(root, before.slice(0, 1))).toEqual([["packages/p/a.json", undefined]]);
  });
});

describe("paths in the way", () => {
  test("a folder where a file should be", async () => {
    const root = tempFolder();
    put(root, "packages/p/a.json/notes.txt", "mine\n");
    expect(await findings(root, before.slice(0, 1))).toEqual(["foreign-file packages/p/a.json: npm run generate"]);
  });

  test("a file, or a link, where a folder should be: one finding for all files that it blocks", async () => {
    const root = tempFolder();
    put(root, "packages/p", "mine\n");
    expect(await findings(root, before)).toEqual(["foreign-file packages/p: npm run generate"]);
    fs.rmSync(join(root, "packages/p"));
    fs.symlinkSync(tempFolder(), join(root, "packages/p"));
    expect(await findings(root, before)).toEqual(["foreign-file packages/p: npm run generate"]);
  });

  test("a link where a file should be, even a broken one", async () => {
    const root = tempFolder();
    fs.mkdirSync(join(root, "packages/p"), { recursive: true });
    fs.symlinkSync("nowhere", join(root, "packages/p/a.json"));
    expect(await findings(root, before.slice(0, 1))).toEqual(["foreign-file packages/p/a.json: npm run generate"]);
  });

  test("a name that differs only in case, which is the same file on some systems", async () => {
    const root = tempFolder();
    put(root, "packages/p/A.json", "mine\n");
    expect(await findings(root, before.slice(0, 1))).toEqual(["foreign-file packages/p/A.json: npm run generate"]);
  });

  test("an edited output where the spec now requires a folder", async () => {
    const root = written(outputs({ "p/a": "a1\n" }));
    put(root, "packages/p/a", "mine\n");
    expect(await findings(root, outputs({ "p/a/b.json": "" }))).toEqual([
      "stale-edited-file packages/p/a: npm run generate -- --force",
    ]);
  });

  test("a file too large to be read", async () => {
    const root = written();
    const read = (): never => {
      throw Object.assign(new Error("too long"), { code: "ERR_STRING_TOO_LONG" });
    };
    const { diagnostics } = await compareFiles(root, before, { commands, disk: { ...realDisk(root), read } });
    expect(diagnostics).toMatchObject([{ message: "“packages/manifest.sha256” cannot be read: it is too large." }]);
  });

  test("`packages` itself", async () => {
    const root = tempFolder();
    put(root, "packages", "mine\n");
    expect(await findings(root, before)).toEqual(["foreign-file packages: npm run generate"]);
  });
});

describe("line ends", () => {
  const text = outputs({ "p/a.json": "one\ntwo\n" });

  test("a checkout with CRLF is fresh, the manifest too", async () => {
    const root = written(text);
    for (const path of ["packages/p/a.json", "packages/manifest.sha256"])
      put(root, path, read(root, path).replaceAll("\n", "\r\n"));
    expect(await findings(root, text)).toEqual([]);
  });

  test("a checkout with CRLF of an older text is stale, not edited", async () => {
    const root = written(text);
    put(root, "packages/p/a.json", "one\r\ntwo\r\n");
    expect(await findings(root, outputs({ "p/a.json": "three\n" }))).toEqual([
      "stale-file packages/p/a.json: npm run generate",
    ]);
  });

  test("a carriage return alone is an edit", async () => {
    const root = written(text);
    put(root, "packages/p/a.json", "one\rtwo\n");
    expect(await findings(root, text)).toEqual(["edited-file packages/p/a.json: npm run generate -- --force"]);
  });
});

describe("the verdict", () => {
  test("is drift if there is anything to do", async () => {
    expect((await compareFiles(tempFolder(), before, { commands })).verdict).toBe("drift");
  });

  test("is unknown with a broken manifest: an edit cannot be distinguished from an old output", async () => {
    const root = written();
    put(root, "packages/manifest.sha256", `${read(root, "packages/manifest.sha256")}oops\n`);
    const { verdict, diagnostics } = await compareFiles(root, before, { commands });
    expect(verdict).toBe("unknown");
    expect(diagnostics).toMatchObject([
      { code: "broken-manifest", message: expect.stringContaining("line 3 is not a hash and an output path") },
    ]);
  });

  test("is unknown with a manifest that names a file outside", async () => {
    const root = written();
    put(root, "packages/manifest.sha256", `${"0".repeat(64)}  packages/p/../../../victim\n`);
    expect((await compareFiles(root, before, { commands })).diagnostics).toMatchObject([{ code: "broken-manifest" }]);
  });

  test("is unknown with a manifest that is a folder", async () => {
    const root = tempFolder();
    fs.mkdirSync(join(root, "packages/manifest.sha256"), { recursive: true });
    expect((await compareFiles(root, before, { commands })).diagnostics).toMatchObject([{ code: "broken-manifest" }]);
  });

  test("is unknown if anything cannot be read", async () => {
    const root = written();
    const counting = failingDisk(realDisk(root), Infinity, "kill");
    await compareFiles(root, before, { commands, disk: counting });
    expect(counting.count()).toBeGreaterThan(5);
    for (let n = 1; n <= counting.count(); n++) {
      const disk = failingDisk(realDisk(root), n, { code: "EIO", lasting: false });
      const { verdict, diagnostics } = await compareFiles(root, before, { commands, disk });
      expect(verdict).toBe("unknown");
      expect(diagnostics).toMatchObject([
        { code: "unreadable-output", message: expect.stringContaining("the disk reported an error") },
      ]);
    }
  });
});

describe("diffs", () => {
  const long = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word} ${index}\n`).join("");
  const show = async (root: string, files: readonly OutFile[]) =>
    new Map((await compareFiles(root, files, { commands, diff: true })).findings.map(({ path, diff }) => [path, diff]));

  test("go from the disk to the spec", async () => {
    expect((await show(written(), after)).get("packages/p/a.json")).toBe(
      "--- packages/p/a.json\ton disk\n+++ packages/p/a.json\tfrom the spec\n@@ -1,1 +1,1 @@\n-a1\n+a2\n",
    );
  });

  test("are computed only on request", async () => {
    expect((await compareFiles(written(), after, { commands })).findings[0]!.diff).toBeUndefined();
  });

  test("ignore line endings", async () => {
    const root = written(outputs({ "p/a.json": "same\nold\n" }));
    put(root, "packages/p/a.json", "same\r\nold\r\n");
    expect((await show(root, outputs({ "p/a.json": "same\nnew\n" }))).get("packages/p/a.json")).toContain(
      " same\n-old\n+new\n",
    );
  });

  test("show missing and orphaned files completely, and nothing for a folder in the way", async () => {
    const root = written();
    fs.mkdirSync(join(root, "packages/p/d.json"));
    const diffs = await show(root, outputs({ "p/b.json": "b1\n", "p/c.json": "c1\n", "p/d.json": "" }));
    expect(diffs.get("packages/p/a.json")).toContain("\n-a1\n");
    expect(diffs.get("packages/p/c.json")).toContain("\n+c1\n");
    expect(diffs.get("packages/p/d.json")).toBeUndefined();
  });

  test("are cut if they are long, with a note", async () => {
    const diff = (
      await show(written(outputs({ "p/a.json": "" })), outputs({ "p/a.json": long("new").slice(0, 5_000) }))
    ).get("packages/p/a.json")!;
    expect(diff.split("\n")).toHaveLength(202);
    expect(diff).toMatch(/\n… \d+ more lines\n$/);
  });

  test("are omitted if they are too long to read", async () => {
    const diff = (await show(written(outputs({ "p/a.json": long("old") })), outputs({ "p/a.json": long("new") }))).get(
      "packages/p/a.json",
    );
    expect(diff).toBe("… not shown: more than 1000 lines differ\n");
  });

  test("are omitted for most files of an entirely stale tree", async () => {
    const many = (text: string) =>
      outputs(Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`p/${index}.json`, text])));
    const diffs = [...(await show(written(many("1\n")), many("2\n"))).values()];
    expect(diffs).toHaveLength(900);
    expect(diffs.at(-1)).toBe("… not shown: the previous diffs are long enough\n");
  });
});

test("comparing changes nothing", async () => {
  const root = written();
  put(root, "packages/p/b.json", "mine\n");
  const was = snapshot(root);
  await compareFiles(root, after, { commands, diff: true });
  expect(snapshot(root)).toEqual(was);
});
