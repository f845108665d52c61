import { readFileSync } from "node:fs";
import { join } from "node:path";
import { atLeastOne } from "./at-least-one.ts";

/** Folder with the verdicts of a real system. Its README describes how the rows were recorded, and their content. */
export const recordedFolder = join(import.meta.dirname, "../fixtures/recorded");

export function recordedRows<Row>(name: "verdicts" | "responses" | "envelopes" | "versions"): readonly Row[] {
  return atLeastOne(
    jsonLines<Row>(readFileSync(join(recordedFolder, `${name}.jsonl`), "utf8")),
    `rows in ${name}.jsonl`,
  );
}

/** Parses a text with one JSON value per line. */
export function jsonLines<Row>(text: string): readonly Row[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}
