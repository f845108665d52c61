import type { Code } from "./catalogue.ts";

/** A spec that causes a diagnostic, and Kiln's output for it. It is a golden test case, so the output is correct. */
export interface Example {
  /** The relevant files, by path relative to the root. */
  readonly files: ReadonlyMap<string, string>;
  /** Paths of a complete spec that are missing here. */
  readonly removed: readonly string[];
  readonly output: string;
}

/**
 * Returns the example of a code: the shortest of its golden cases. The keys of `caseFiles` are paths relative to
 * `test/cases`, such as `check/duplicate-name/route/expected.txt`.
 */
export function findExample(code: Code, caseFiles: ReadonlyMap<string, string>): Example | undefined {
  const lengths = new Map<string, number>();
  for (const [path, text] of caseFiles) {
    const [stage, subject, name] = path.split("/");
    const folder = `${stage}/${subject}/${name}/`;
    if (subject === code) lengths.set(folder, (lengths.get(folder) ?? 0) + text.length);
  }
  const [shortest] = [...lengths].sort(([, a], [, b]) => a - b);
  return shortest && readCase(shortest[0], caseFiles);
}

function readCase(folder: string, caseFiles: ReadonlyMap<string, string>): Example {
  const own = [...caseFiles]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => [path.slice(folder.length), text] as const);
  const files = new Map(own);
  return {
    files: new Map(own.filter(([path]) => path.startsWith("spec/"))),
    removed: (files.get("removed.txt") ?? "").split("\n").filter((line) => line !== ""),
    output: files.get("expected.txt") ?? "",
  };
}
