import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { codes, type Code } from "../generators/diagnostics/catalogue.ts";
import { findExample } from "../generators/diagnostics/explain.ts";
import { render } from "../generators/diagnostics/render/render.ts";
import { emitters } from "../generators/index.ts";
import { baseFolder, casesFolder, overBase } from "./support/base.ts";
import { compile } from "./support/compile.ts";
import { readFiles } from "./support/files.ts";

/*
 * A case is a folder `<stage>/<subject>/<case>`. It contains spec files that replace those of the base spec (`spec/`),
 * and the paths to remove from it (`removed.txt`). It also contains what the compiler reports (`expected.txt`) or
 * writes (`expected/`).
 * UPDATE_CASES=1 updates the expected results; review the difference.
 */
const update = process.env["UPDATE_CASES"] === "1";

/** Codes that a spec alone cannot trigger, by the folder whose tests cover them. */
const shownElsewhere: Readonly<Record<string, readonly Code[]>> = {
  "generators/load": ["spec-not-found", "unreadable-file", "file-too-large", "not-utf8"],
  "generators/write": [
    "stale-file",
    "stale-outputs",
    "edited-file",
    "stale-edited-file",
    "missing-output",
    "orphaned-file",
    "foreign-file",
    "unknown-file",
    "unwritable",
    "unreadable-output",
    "another-run",
    "broken-manifest",
  ],
  "generators/cli": ["unformatted-file"],
  "test/review": ["unreviewed"],
  "test/server": ["unserved-service", "obsolete-handlers", "missing-handler", "unknown-handler", "unchecked-handlers"],
  "generators/runtime": ["stale-runtime", "broken-runtime"],
  "test/verify": ["claim-refuted", "decision-refuted", "question-answered"],
  "test/import": ["import-conflict"],
  "test/drift": ["live-undescribed", "live-missing", "live-different", "live-refuted", "live-answer"],
  "test/learn": ["unreadable-recording", "invalid-recording", "contradicted-result", "undescribed-field"],
};

describe.each(caseFolders(casesFolder))("%s", (name) => {
  const folder = join(casesFolder, name);
  const files = readFiles(folder);
  const expectedFiles = below(files, "expected/");
  const spec = overBase(below(files, "spec/"), files.get("removed.txt")?.split("\n").filter(Boolean));
  const compiled = compile(spec, emitters);
  const { diagnostics, sources } = compiled;
  const written = compiled.filesIn(new Set([...expectedFiles.keys()].map(packageOf)));

  test("reports what is expected", () => {
    const reported = render(diagnostics, sources, "text");
    if (update) writeFileSync(join(folder, "expected.txt"), reported);
    expect(reported).toBe(update ? reported : files.get("expected.txt"));
  });

  const [, subject] = name.split("/");
  const found = diagnostics.map(({ code }) => code);
  if (codes.includes(subject as Code))
    test("shows what its folder is named after", () => expect(found).toContain(subject));

  if (expectedFiles.size === 0) return;
  test.each([...expectedFiles])("writes %s", (path, text) => {
    const output = written.find((file) => `expected/${file.path}` === path)?.text;
    if (update && output !== undefined) writeFileSync(join(folder, path), output);
    expect(output).toBe(update ? (output ?? text) : text);
  });
});

describe("every code", () => {
  const elsewhere = Object.entries(shownElsewhere).flatMap(([folder, those]) =>
    those.map((code) => [code, folder] as const),
  );
  const excepted = new Set<Code>(elsewhere.map(([code]) => code));
  const caseFiles = readFiles(casesFolder);

  test.each(codes.filter((code) => !excepted.has(code)))("%s has a case that explains it", (code) => {
    expect(findExample(code, caseFiles)?.output).toContain(`[${code}]: `);
  });

  test.each(elsewhere)("%s, which no spec can show, has a test in %s", (code, folder) => {
    expect(findExample(code, caseFiles)).toBeUndefined();
    const tests = [...readFiles(join(import.meta.dirname, "..", folder))].filter(([path]) => path.endsWith(".test.ts"));
    expect(tests.some(([, text]) => new RegExp(`"${code}[" ]`).test(text))).toBe(true);
  });
});

/**
 * Returns the folders that contain a case, searching from the given one. Excludes the base spec, and the cases of `kiln
 * diff`, which have separate tests.
 */
function caseFolders(folder: string): readonly string[] {
  if (folder === baseFolder || ["diff", "approvals"].some((name) => folder === join(casesFolder, name))) return [];
  if (["spec", "removed.txt", "expected.txt"].some((name) => existsSync(join(folder, name)))) {
    return [relative(casesFolder, folder).replaceAll("\\", "/")];
  }
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).flatMap((entry) => caseFolders(join(folder, entry.name)));
}

/** `expected/packages/client/…` → `packages/client`. */
function packageOf(path: string): string {
  return path.split("/").slice(1, 3).join("/");
}

/** Returns the files below a folder of the case, with unchanged paths. */
function below(files: ReadonlyMap<string, string>, folder: string): ReadonlyMap<string, string> {
  return new Map([...files].filter(([path]) => path.startsWith(folder)));
}
