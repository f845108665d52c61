import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lexer, walkTokens } from "marked";
import { describe, expect, test } from "vitest";
import { htmlText } from "../../generators/codegen/html.ts";
import { run } from "../../generators/index.ts";
import type { Model } from "../../generators/model/model.ts";
import type { ReleasedChange, ReleaseEntry } from "../../generators/model/release.ts";
import { mapVerdicts, verdictKinds } from "../../generators/model/verdict.ts";
import { xmlFault } from "../diff/formats/xml-fault.ts";
import { newRepository, type Edits, type Repository } from "../merge/repository.ts";
import { replace } from "../merge/scenarios.ts";
import { baseFolder } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { harmless, hostileTexts } from "./hostile-model.ts";
import { brokenLinks, unreachable } from "./links.ts";
import { entryOf, withEntries, withReleases } from "./release-model.ts";
import { attributes, models, pagesOf, releasedFolder, siteOf, type SiteFiles } from "./sites.ts";
import { elementsIn, skeleton } from "./tags.ts";

/** `UPDATE_CASES=1` saves the current records, which the fast tests read. */
const update = process.env["UPDATE_CASES"] === "1";
const gitAttributes = readFileSync(join(import.meta.dirname, "../../.gitattributes"), "utf8");

const books = "spec/library/modules/books.yaml";
const authors = "spec/library/modules/authors.yaml";
const genres = "spec/library/value-sets/genres.yaml";
const room = "spec/office/resources/room.yaml";

interface Version {
  readonly day: string;
  readonly version: string;
  readonly summary?: string;
  readonly edits: Edits;
}

const versions: readonly Version[] = [
  { day: "2026-01-31", version: "1.0.0", summary: "The first that everybody may use.", edits: {} },
  {
    day: "2026-03-01",
    version: "2.0.0",
    edits: {
      [books]: (text) =>
        text
          .replace("minimum: 1450", "minimum: 1500")
          .replace("  from: string\n", "  since: { type: string, was: from }\n"),
      [authors]: replace("default: name", "default: birth"),
      [genres]: replace("[comedy, history, novel]", "[comedy, novel]"),
      [room]: (text) =>
        text.replace("{ unknown: D-002 }", "{ decided: 80, by: D-002 }").replace("httpStatus: 201", "httpStatus: 202"),
      "spec/decisions.yaml": replace(
        "answer: unknown\n  reason: Nobody has tried.\n  ground: project",
        "answer: Up to 80 characters.\n  reason: A longer one is refused.\n  ground: office, Rooms",
      ),
      "spec/releases/next/cancelled.yaml": () =>
        "kind: fixed\npackages: { client: patch }\ntext: A request that is cancelled ends at once.\nremedy: Leave out your own timer.\n",
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
  const repository = await newRepository(baseFolder, gitAttributes);
  for (const version of versions) await release(repository, version);
  const spec = join(repository.folder, "spec");
  if (update) {
    rmSync(releasedFolder, { recursive: true, force: true });
    cpSync(spec, join(releasedFolder, "spec"), { recursive: true });
  }
  expect(existsSync(releasedFolder)).toBe(true);
  expect(readFiles(releasedFolder)).toEqual(
    new Map([...readFiles(spec)].map(([path, text]) => [`spec/${path}`, text])),
  );
});

async function release(repository: Repository, { day, version, summary, edits }: Version): Promise<void> {
  repository.edit(edits);
  repository.commit(`For ${version}`);
  const { code, error } = await runIn(repository.folder, "release", "--date", day);
  expect([code, error]).toEqual([0, ""]);
  if (summary !== undefined)
    repository.edit({ [`spec/releases/${version}.yaml`]: replace("packages:", `summary: '${summary}'\npackages:`) });
  expect(await repository.kiln("generate")).toEqual({ code: 0, findings: [] });
  repository.commit(version);
}

async function runIn(folder: string, ...args: readonly string[]) {
  const error: string[] = [];
  const code = await run(args, {
    out: () => {},
    error: (text) => error.push(text),
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 0,
  });
  return { code, error: error.join("") };
}

describe("texts that mean something to HTML, Markdown or XML", () => {
  const model = models.released();

  test.each(hostileTexts)("%j changes no tag and no element, anywhere in a record", (text) => {
    const hostile = releaseFiles(siteOf(withText(model, text)));
    const plain = releaseFiles(siteOf(withText(model, harmless(text))));
    expect(skeleton(hostile)).toEqual(skeleton(plain));
    const feed = hostile.get("changes.atom")!;
    expect(xmlFault(feed)).toBeUndefined();
    expect(feed.match(/<[^>]*>/g)).toEqual(plain.get("changes.atom")!.match(/<[^>]*>/g));
    for (const [path, markdown] of hostile) if (path.endsWith(".md")) expect(htmlIn(markdown), path).toEqual([]);
    if (text.trim() === "") return;
    for (const path of ["changes/3.0.0.html", "changes.atom"])
      expect(hostile.get(path), path).toContain(htmlText(text.trim()));
  });
});

/** Returns the model with `text` as each free text of the last record, and as the name of the project. */
function withText(model: Model, text: string): Model {
  const words = (entry: ReleaseEntry): ReleaseEntry => ({ ...entry, text, remedy: text });
  const entries = verdictKinds.map((kind) =>
    words(entryOf({ subject: text, before: text, after: text, verdicts: mapVerdicts(() => kind) })),
  );
  const note = words({ ...entryOf({}), change: undefined });
  const { project } = withEntries(model, [...entries, words(entryOf({ cause: "knowledge", subject: text })), note]);
  return {
    ...model,
    project: { ...project, name: text, releases: project.releases.map((release) => ({ ...release, summary: text })) },
  };
}

function releaseFiles(files: SiteFiles): SiteFiles {
  return new Map([...files].filter(([path]) => path.startsWith("changes")));
}

function htmlIn(markdown: string): readonly string[] {
  const found: string[] = [];
  walkTokens(lexer(markdown), ({ type, raw }) => void (["html", "image"].includes(type) && found.push(raw)));
  return found;
}

/** Returns an entry of the largest kind: each package, and values before and after. */
function inAllPackages(change: Partial<ReleasedChange>): ReleaseEntry {
  const entry = entryOf(change);
  const [one] = entry.packages;
  return {
    ...entry,
    text: "The `a` of `b` of `c` is `d`, and was `e`.",
    remedy: "Write `a` in place of `b`.",
    packages: ["openapi", "schemas", "validators", "client", "server", "other"].map((name) => ({ ...one!, name })),
  };
}

describe("many changes, many versions", () => {
  const model = models.released();
  const [first] = model.project.releases;

  test("a long release has pages of at most 3,000 elements, and each change once", () => {
    const changes = Array.from({ length: 1000 }, (_, index) =>
      inAllPackages({
        fingerprint: index.toString(16).padStart(16, "0"),
        cause: index % 3 === 0 ? "knowledge" : "api",
        migration: "renamed",
        verdicts: mapVerdicts(() => (index < 500 ? "breaking" : verdictKinds[index % 4]!)),
      }),
    );
    const note = { ...entryOf({}), change: undefined };
    const files = siteOf(withEntries(model, [...changes, ...Array.from({ length: 120 }, () => note)]));
    expect([brokenLinks(files), unreachable(files)]).toEqual([[], []]);
    const pages = pagesOf(files).filter(([path]) => path.startsWith("changes/3.0.0"));
    console.log(`the largest page has ${Math.max(...pages.map(([, html]) => elementsIn(html)))} elements`);
    expect(pages).toHaveLength(38);
    expect(Math.max(...pages.map(([, html]) => elementsIn(html)))).toBeLessThan(3000);
    const ids = pages.flatMap(([, html]) =>
      attributes(html, "id").filter((id) => /^(?:change|note)-/.test(id) && !id.endsWith("-title")),
    );
    expect([ids.length, new Set(ids).size]).toEqual([1120, 1120]);
    expect(files.get("assets/search-index.js")!.match(/\["Change","change-/g)).toHaveLength(300);
  });

  test("many versions have lists of at most 3,000 elements, and a feed of the newest", () => {
    const files = siteOf(
      withReleases(
        model,
        Array.from({ length: 450 }, (_, index) => ({ ...first!, version: `1.0.${index}`, entries: [entryOf({})] })),
      ),
    );
    expect([brokenLinks(files), unreachable(files)]).toEqual([[], []]);
    const lists = ["changes.html", "changes/older-2.html", "changes/older-3.html"];
    expect(
      pagesOf(files)
        .map(([path]) => path)
        .filter((path) => /^changes(?:\/older.*)?\.html$/.test(path)),
    ).toEqual(lists);
    for (const path of lists) expect(elementsIn(files.get(path)!), path).toBeLessThan(3000);
    expect(files.get("changes.atom")!.match(/<entry>/g)).toHaveLength(100);
    expect(files.get("changes.atom")).toContain("1.0.449<");
  });
});
