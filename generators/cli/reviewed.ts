import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SpecDocument } from "../load/document.ts";
import { readDocs } from "../load/read-docs.ts";
import { findUnreviewed } from "../review/compare.ts";
import { entriesOf, type Entry } from "../review/entries.ts";
import { readRecord, RECORD } from "../review/record.ts";

export interface Review {
  /** The text of the record; undefined if there is none. */
  readonly before: string | undefined;
  readonly entries: readonly Entry[];
}

export function readReview(root: string, documents: readonly SpecDocument[]): Review {
  return { before: readRecordText(root), entries: entriesOf(documents, readDocs(root)) };
}

function readRecordText(root: string): string | undefined {
  const file = join(root, RECORD);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Adds the texts of the pages to those of the spec files, so that findings show their lines. */
export function withPages(sources: ReadonlyMap<string, string>, root: string): ReadonlyMap<string, string> {
  return new Map([...sources, ...[...readDocs(root)].map(([name, text]) => [`spec/docs/${name}`, text] as const)]);
}

/** Reports what differs from the record of the last review; undefined if the project has no record. */
export function unreviewedIn(
  root: string,
  documents: readonly SpecDocument[],
  command: string,
): readonly Diagnostic[] | undefined {
  const before = readRecordText(root);
  return before === undefined
    ? undefined
    : findUnreviewed(readRecord(before), entriesOf(documents, readDocs(root)), command);
}
