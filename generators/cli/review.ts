import { resolve, join } from "node:path";
import { existsSync, readFileSync } from "node:fs";
import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import { load } from "../load/load.ts";
import { type Entry, RECORD, entriesOf, readRecord } from "../review/entries.ts";
import type { Command } from "./command.ts";
import { exit, reviewCommand } from "./terminal.ts";
import { count, line, printFindings } from "./print.ts";
import type { SpecDocument } from "../load/tree.ts";
import { readDocs } from "../load/read.ts";
import { findUnreviewed } from "../review/compare.ts";

export const review: Command = {
  name: "review",
  summary: "list the texts of spec/ to review: those that changed, and those whose facts changed",
  arguments: "",
  flags: ["accept", "root", "format", "json", "debug", "help"],
  details: `Compares the texts of spec/, and the facts that they describe, with ${RECORD}. Each
finding shows what changed, the text and its facts. With --accept the spec is recorded as reviewed.
“kiln check” does the same comparison if the record exists.

Exit code 0: nothing to review. 1: there are texts to review. 2: not compared: a file of the spec has errors. 3: an
internal error.`,
  async run(options, terminal) {
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const command = reviewCommand(options, terminal);
    const report = async (diagnostics: readonly Diagnostic[], lines: readonly string[]): Promise<void> => {
      const findings = await printFindings(diagnostics, withPages(loaded.sources, root), options, terminal, root);
      if (options.format === "text") terminal.error(findings);
      terminal.out(options.format === "text" ? lines.join("") : findings);
    };
    if (hasErrors(loaded.diagnostics)) {
      await report(loaded.diagnostics, []);
      return exit.failed;
    }
    if (options.accept) {
      const { rewriteFiles } = await import("../write/rewrite.ts");
      const { writeRecord } = await import("../review/entries.ts");
      const { before, entries } = readReview(root, loaded.documents);
      const after = writeRecord(entries);
      const refused = before === after ? [] : rewriteFiles(root, [{ path: RECORD, before, after }], command);
      await report(refused, [line("review", `${count(entries.length, "text")} recorded in ${RECORD}`)]);
      return refused.length === 0 ? exit.ok : exit.failed;
    }
    const found = unreviewedIn(root, loaded.documents, command);
    if (found === undefined) {
      await report([], [line("review", `there is no ${RECORD}. To start reviews, run: ${command}`)]);
      return exit.ok;
    }
    await report(found, [
      line("review", found.length === 0 ? "nothing to review" : `${count(found.length, "text")} to review`),
    ]);
    return found.length === 0 ? exit.ok : exit.findings;
  },
};

interface Review {
  readonly before: string | undefined;
  readonly entries: readonly Entry[];
}

function readReview(root: string, documents: readonly SpecDocument[]): Review {
  return { before: readRecordText(root), entries: entriesOf(documents, readDocs(root)) };
}

function readRecordText(root: string): string | undefined {
  const file = join(root, RECORD);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** Adds the contents of the pages to those of the spec files, so that findings show their lines. */
export function withPages(sources: ReadonlyMap<string, string>, root: string): ReadonlyMap<string, string> {
  return new Map([...sources, ...[...readDocs(root)].map(([name, text]) => [`spec/docs/${name}`, text] as const)]);
}

/** Reports differences from the record of the last review. Returns `undefined` if the project has no record. */
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
