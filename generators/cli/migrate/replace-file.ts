import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";

const mark = "\uFEFF";

/** Replaces the text of a file in one step. The byte order mark and the permissions stay. */
export function replaceFile(path: string, text: string): void {
  const hasMark = readFileSync(path, "utf8").startsWith(mark);
  const beside = `${path}.kiln-migrate`;
  try {
    writeFileSync(beside, hasMark ? mark + text : text);
    chmodSync(beside, statSync(path).mode);
    renameSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}
