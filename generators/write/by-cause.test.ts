import fs from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OutFile } from "../emit/emitter.ts";
import { render } from "../diagnostics/render/render.ts";
import { byCause } from "./by-package.ts";
import { compareFiles } from "./compare.ts";
import { commands, outputs, put, tempFolder } from "./testing/temp-tree.ts";
import { writeFiles } from "./write.ts";

const before = outputs({
  "p/generated/a.json": "a1\n",
  "p/generated/b.json": "b1\nb2\n",
  "p/generated/c.json": "c1\n",
});
const after = outputs({ "p/generated/b.json": "b1\nb3\n", "p/generated/c.json": "c2\n", "p/generated/d.json": "d1\n" });

async function annotations(root: string, files: readonly OutFile[]): Promise<readonly string[]> {
  const { findings, sources } = await compareFiles(root, files, { commands });
  return render(byCause(findings), sources, "github").split("\n").filter(Boolean);
}

function written(): string {
  const root = tempFolder();
  writeFiles(root, before, { commands });
  return root;
}

test("all that one run settles is one annotation, at the first line that differs: it names the files", async () => {
  expect(await annotations(written(), after)).toEqual([
    "::error file=packages/p/generated/b.json,line=2,col=2,endColumn=3,title=stale-outputs::" +
      "4 outputs do not match the spec: packages/p/generated/a.json, packages/p/generated/b.json, packages/p/generated/c.json, " +
      "packages/p/generated/d.json.%0ARun: npm run generate",
  ]);
});

test("it has its own code", async () => {
  const { findings } = await compareFiles(written(), after, { commands });
  expect(byCause(findings).map(({ code }) => code)).toEqual(["stale-outputs"]);
});

test("a single one keeps its own diagnostic", async () => {
  const orphaned = expect.stringContaining("a.json,line=1,col=1,endColumn=3,title=orphaned-file::");
  expect(await annotations(written(), before.slice(1))).toEqual([orphaned]);
});

test("a manual edit and an unknown file are separate causes, each with a file and a line", async () => {
  const root = written();
  put(root, "packages/p/generated/b.json", "b1\nmine\n");
  put(root, "packages/p/generated/notes.txt", "mine\n");
  fs.rmSync(join(root, "packages/p/generated/a.json"));
  expect(await annotations(root, after)).toEqual([
    expect.stringContaining("b.json,line=2,col=1,endColumn=5,title=stale-edited-file::"),
    expect.stringContaining("c.json,line=1,col=2,endColumn=3,title=stale-outputs::2 outputs"),
    expect.stringContaining("notes.txt,line=1,col=1,endColumn=1,title=unknown-file::"),
  ]);
});

test("at most twenty files are named", async () => {
  const many = outputs(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p/generated/${index}.json`, ""])));
  expect(await annotations(tempFolder(), many)).toEqual([
    expect.stringMatching(/::30 outputs do not match the spec: (?:[^,]+, ){19}[^,]+ and 10 more\.%0A/),
  ]);
});
