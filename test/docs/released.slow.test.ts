import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../generators/index.ts";
import { newRepository, type Edits, type Repository } from "../merge/repository.ts";
import { replace } from "../merge/scenarios.ts";
import { baseFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { releasedFolder } from "./sites.ts";

/* The records that the fast tests read are those that `kiln release` writes. UPDATE_CASES=1 keeps them as they are made today. */

const update = process.env["UPDATE_CASES"] === "1";
const attributes = readFileSync(join(import.meta.dirname, "../../.gitattributes"), "utf8");

const books = "spec/library/modules/books.yaml";
const authors = "spec/library/modules/authors.yaml";
const genres = "spec/library/value-sets/genres.yaml";
const room = "spec/office/resources/room.yaml";

interface Version {
  readonly day: string;
  readonly version: string;
  /** What people write into the record. */
  readonly summary?: string;
  readonly edits: Edits;
}

const versions: readonly Version[] = [
  { day: "2026-01-31", version: "1.0.0", summary: "The first that everybody may use.", edits: {} },
  {
    day: "2026-03-01",
    version: "2.0.0",
    edits: {
      [books]: (text) => text.replace("minimum: 1450", "minimum: 1500").replace("  from: string\n", "  since: { type: string, was: from }\n"),
      [authors]: replace("default: name", "default: birth"),
      [genres]: replace("[comedy, history, novel]", "[comedy, novel]"),
      [room]: (text) => text.replace("{ unknown: D-002 }", "{ decided: 80, by: D-002 }").replace("httpStatus: 201", "httpStatus: 202"),
      "spec/decisions.yaml": replace("answer: unknown\n  reason: Nobody has tried.", "answer: Up to 80 characters.\n  reason: A longer one is refused."),
      "spec/releases/next/cancelled.yaml": () => "kind: fixed\npackages: { client: patch }\ntext: A request that is cancelled ends at once.\nremedy: Leave out your own timer.\n",
    },
  },
  {
    day: "2026-06-30",
    version: "3.0.0",
    summary: "Authors are gone: `books` has what they had.",
    edits: {
      [authors]: "deleted",
      [books]: replace("parameters:\n", "parameters:\n  writer: string\n"),
      "spec/library/service.yaml": replace("books and their authors", "books"),
    },
  },
];

test("the records of the fixture are those that kiln release writes", async () => {
  const repository = await newRepository(baseFolder, attributes);
  for (const version of versions) await release(repository, version);
  const spec = join(repository.folder, "spec");
  if (update) {
    rmSync(releasedFolder, { recursive: true, force: true });
    cpSync(spec, join(releasedFolder, "spec"), { recursive: true });
  }
  expect(existsSync(releasedFolder)).toBe(true);
  expect(readFiles(releasedFolder)).toEqual(new Map([...readFiles(spec)].map(([path, text]) => [`spec/${path}`, text])));
});

async function release(repository: Repository, { day, version, summary, edits }: Version): Promise<void> {
  repository.edit(edits);
  repository.commit(`For ${version}`);
  const { code, error } = await runIn(repository.folder, "release", "--date", day);
  expect([code, error]).toEqual([0, ""]);
  if (summary !== undefined) repository.edit({ [`spec/releases/${version}.yaml`]: replace("packages:", `summary: '${summary}'\npackages:`) });
  expect(await repository.kiln("generate")).toEqual({ code: 0, findings: [] });
  repository.commit(version);
}

async function runIn(folder: string, ...args: readonly string[]) {
  const error: string[] = [];
  const code = await run(args, { out: () => {}, error: (text) => error.push(text), color: false, folder, runner: "kiln", elapsed: () => 0 });
  return { code, error: error.join("") };
}
