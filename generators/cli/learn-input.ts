import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { readRows, type Rows } from "../learn/rows.ts";

/** Reads the rows of all recordings, or returns the problem with one of them. “-” is standard input. */
export function readRecordings(files: readonly string[], folder: string): Rows {
  const read = files.map((file): Rows => {
    const text = readText(file, folder);
    return typeof text === "string" ? readRows(file, text) : { rows: [], diagnostics: [text] };
  });
  return { rows: read.flatMap(({ rows }) => rows), diagnostics: read.flatMap(({ diagnostics }) => diagnostics) };
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
