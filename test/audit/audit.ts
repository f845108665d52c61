import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { recordedFolder } from "../support/recorded-rows.ts";
import { compiledSpec, rootFolder } from "../support/emit.ts";
import { auditSource } from "./audit-source.ts";
import { auditStatements } from "./audit-statements.ts";
import { auditReport, statementList } from "./report.ts";
import { heldIn, textNamed } from "./held-texts.ts";
import { Repetitions } from "./repeated-words.ts";
import { specTexts, type SpecText } from "./spec-texts.ts";

const help = `npm run audit -- --sources DIR [--sources DIR ...] [--statements]

Holds spec/sources/ against the texts of the sources, which the repository does not contain: checksums, sections, the error codes of each
section, the statements of the documents, and what the spec repeats of them word for word. --statements lists each statement by its number,
with the places of the spec that carry it. A document is found below DIR by its id, as in
DIR/source/exchange-management-api.md, a file of published source code by the end of its path. Recorded answers are in the repository.
The exit code is 1 where something does not hold, 2 where a folder does not exist or the spec has errors.
`;

/** Compares the sources with their texts, as far as these are available. */
export function audit(words: readonly string[]): void {
  const [sources, flag] = [{ type: "string", multiple: true }, { type: "boolean" }] as const;
  const { values } = parseArgs({ args: [...words], options: { sources, statements: flag, help: flag } });
  if (values.help === true) process.stdout.write(help);
  else process.exitCode = auditFolders(values.sources ?? [], values.statements === true);
}

function auditFolders(folders: readonly string[], listing: boolean): number {
  const missing = folders.find((folder) => !existsSync(folder));
  const { model } = compiledSpec();
  if (missing !== undefined || model === undefined) {
    console.error(missing === undefined ? "The spec has errors: npm run check." : `There is no folder ${missing}.`);
    return 2;
  }
  const held = heldIn([recordedFolder, ...folders]);
  const sources = model.sources.map((source) => auditSource(source, held));
  const texts = model.sources.flatMap(({ id, kind }) =>
    kind === "document" || kind === "facts" ? (textNamed(held, id) ?? []) : [],
  );
  const repeated = repetitionsOf(specTexts(rootFolder), texts);
  const statements = auditStatements(held, model.services);
  const { text, holds } = auditReport(model.decisions, sources, statements, repeated);
  process.stdout.write(text + (listing ? statementList(statements) : ""));
  return holds ? 0 : 1;
}

function repetitionsOf(spec: readonly SpecText[], texts: readonly string[]): readonly SpecText[] {
  const repetitions = new Repetitions(texts);
  return spec.flatMap(({ at, text }) => repetitions.in(text).map((run) => ({ at, text: run })));
}
