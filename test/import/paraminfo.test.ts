import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { format } from "../../generators/format/format.ts";
import { readDescription } from "../../generators/import/paraminfo/description.ts";
import { importWiki } from "../../generators/import/paraminfo/import-wiki.ts";
import { emitters } from "../../generators/index.ts";
import { readFiles } from "../support/files.ts";

const folder = join(import.meta.dirname, "fixture");
const expectedFolder = join(folder, "expected");
const update = process.env["UPDATE_CASES"] === "1";

test("a description becomes these files, and these losses", async () => {
  const wiki = readDescription(readFileSync(join(folder, "paraminfo.json"), "utf8"));
  if ("problem" in wiki) throw new Error(wiki.problem);
  const { files, losses, diagnostics } = importWiki(wiki, {
    sources: new Map(),
    decisions: [],
    project: "fixture",
    service: "mediawiki",
    emitters,
  });
  const written = new Map([["losses.json", `${JSON.stringify(losses, undefined, 2)}\n`]]);
  for (const [path, text] of files) written.set(path, await format(text));
  if (update) rewrite(written);
  expect(diagnostics).toEqual([]);
  expect(written).toEqual(readFiles(expectedFolder));
});

function rewrite(files: ReadonlyMap<string, string>): void {
  rmSync(expectedFolder, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(expectedFolder, path)), { recursive: true });
    writeFileSync(join(expectedFolder, path), text);
  }
}
