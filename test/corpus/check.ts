import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { namedDocuments, sampledDocuments, type CorpusDocument } from "./documents.ts";
import { importDocument, type ImportOutcome, type Report } from "./import-document.ts";
import { proofs, stepNames } from "./prove.ts";
import { judgesIn, roundTrip, roundTripText } from "./round-trip.ts";

interface Outcome extends CorpusDocument, ImportOutcome {
  /** The results of the steps that options request, as text. */
  readonly further: string;
}

type Further = (document: CorpusDocument, folder: string) => Promise<string>;

/**
 * Imports published documents, and prints how much of each the spec can express. `--round-trip` also compares each
 * document with the one that is emitted, `--prove` uses the packages. The exit code is 1 if an import fails.
 */
export async function testCorpus(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      count: { type: "string", default: "100" },
      modules: { type: "string" },
      "round-trip": { type: "boolean" },
      prove: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const modules = values.modules ?? installedModules();
  const isWanted = ({ name }: CorpusDocument): boolean => positionals.length === 0 || positionals.includes(name);
  const documents = [...namedDocuments(modules), ...sampledDocuments(modules, Number(values.count))].filter(isWanted);
  const judges = values["round-trip"] === true ? await judgesIn(modules) : undefined;
  const further: readonly Further[] = [
    ...(judges === undefined
      ? []
      : [async ({ file }: CorpusDocument, folder: string) => roundTripText(await roundTrip(file, folder, judges))]),
    ...(values.prove === true
      ? [async ({ file }: CorpusDocument, folder: string) => proofText(await proofs(folder, file))]
      : []),
  ];
  const outcomes: Outcome[] = [];
  for (const document of documents) {
    const outcome = await importOne(document, further);
    outcomes.push(outcome);
    console.log(rowOf(outcome));
  }
  console.log(summaryOf(outcomes));
  return outcomes.every(({ code }) => code < 2) ? 0 : 1;
}

function installedModules(): string {
  const modules = join(import.meta.dirname, "node_modules");
  if (!existsSync(modules))
    execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: import.meta.dirname, stdio: "inherit" });
  return modules;
}

async function importOne(document: CorpusDocument, further: readonly Further[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-corpus-"));
  const outcome = await importDocument(document.file, folder);
  const texts: string[] = [];
  if (outcome.report !== undefined && outcome.report.operations.imported > 0)
    for (const one of further) texts.push(await one(document, folder));
  rmSync(folder, { recursive: true, force: true });
  return { ...document, ...outcome, further: texts.map((text) => `\n${text}`).join("") };
}

function proofText(results: readonly string[]): string {
  return results.map((result, index) => `  ${stepNames[index]}: ${result}`).join("\n");
}

function rowOf({ name, code, seconds, report, error, further }: Outcome): string {
  if (report === undefined) return `${name}: exit code ${code}\n${error.slice(0, 1500)}`;
  const { all, imported, withoutLoss } = report.operations;
  return `${name}: ${imported} of ${all} operations, ${withoutLoss} without loss (${percent(withoutLoss, all)}), ${seconds.toFixed(1)} s${further}`;
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const reports = outcomes.flatMap(({ report }) => report ?? []);
  const sum = (of: (report: Report) => number): number => reports.reduce((total, report) => total + of(report), 0);
  const counts = new Map<string, readonly [documents: number, places: number]>();
  for (const { counts: own } of reports)
    for (const [feature, count] of Object.entries(own)) {
      const [documents, places] = counts.get(feature) ?? [0, 0];
      counts.set(feature, [documents + 1, places + count]);
    }
  const all = sum(({ operations }) => operations.all);
  const lossless = sum(({ operations }) => operations.withoutLoss);
  const rows = [...counts].toSorted(([, a], [, b]) => b[0] - a[0]);
  return [
    "",
    `Documents: ${outcomes.length}. Crashes: ${outcomes.filter(({ code }) => code === 3).length}. Compile: ${reports.length}.`,
    `Operations: ${all}. Without loss: ${lossless} (${percent(lossless, all)}).`,
    "feature: documents, places",
    ...rows.map(([feature, [documents, places]]) => `${feature}: ${documents}, ${places}`),
  ].join("\n");
}

function percent(part: number, all: number): string {
  return all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`;
}
