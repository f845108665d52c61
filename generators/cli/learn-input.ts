import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Entry } from "../verify/traffic/har.ts";
import { readRows, type Rows } from "../learn/rows.ts";

/** Reads the rows of all recordings, or returns the problem with one of them. “-” is standard input. */
export function readRecordings(files: readonly string[], folder: string): Rows {
  const read = files.map((file): Rows => {
    const text = readText(file, folder);
    return typeof text === "string" ? readRows(file, text) : { rows: [], diagnostics: [text] };
  });
  return { rows: read.flatMap(({ rows }) => rows), diagnostics: read.flatMap(({ diagnostics }) => diagnostics) };
}

/** Reads the entries of all HTTP Archives, or returns the problems with them. */
export async function readArchives(
  files: readonly string[],
  folder: string,
): Promise<{ readonly entries: readonly Entry[]; readonly diagnostics: readonly Diagnostic[] }> {
  const { readHar } = await import("../verify/traffic/har.ts");
  const read = files.map((file): readonly Entry[] | Diagnostic => {
    const text = readText(file, folder);
    if (typeof text !== "string") return text;
    const found = readHar(file, text);
    return "problem" in found ? diagnostic("unreadable-recording", undefined, { file, reason: found.problem }) : found;
  });
  return {
    entries: read.flatMap((one) => ("code" in one ? [] : one)),
    diagnostics: read.flatMap((one) => ("code" in one ? [one] : [])),
  };
}

function readText(file: string, folder: string): string | Diagnostic {
  try {
    return readFileSync(file === "-" ? 0 : resolve(folder, file), "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return diagnostic("unreadable-recording", undefined, {
      file,
      reason: reasons[code] ?? `the operating system reports ${code}`,
    });
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EISDIR: "it is a folder",
  ENOENT: "there is no such file",
};
