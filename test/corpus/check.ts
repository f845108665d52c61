import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { run } from "../../generators/index.ts";
import { namedDocuments, sampledDocuments, type CorpusDocument } from "./documents.ts";

interface Report {
  readonly operations: { readonly all: number; readonly imported: number; readonly withoutLoss: number };
  readonly counts: Readonly<Record<string, number>>;
}

interface Outcome extends CorpusDocument {
  /** The exit code; 3 is a crash. */
  readonly code: number;
  readonly seconds: number;
  readonly report: Report | undefined;
  readonly error: string;
}

/**
 * Imports published documents, and prints how much of each the spec can express. The exit code is 1 if an import fails.
 */
export async function testCorpus(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { count: { type: "string", default: "100" }, modules: { type: "string" } },
    allowPositionals: true,
  });
  const modules = values.modules ?? installedModules();
  const isWanted = ({ name }: CorpusDocument): boolean => positionals.length === 0 || positionals.includes(name);
  const documents = [...namedDocuments(modules), ...sampledDocuments(modules, Number(values.count))].filter(isWanted);
  const outcomes: Outcome[] = [];
  for (const document of documents) {
    const outcome = await importOne(document);
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

async function importOne(document: CorpusDocument): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-corpus-"));
  const [out, errors]: [string[], string[]] = [[], []];
  const before = process.cpuUsage();
  const code = await run(["import", "openapi", document.file, "--into", "spec/api", "--json"], {
    out: (text) => void out.push(text),
    error: (text) => void errors.push(text),
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => performance.now(),
  });
  const { user, system } = process.cpuUsage(before);
  rmSync(folder, { recursive: true, force: true });
  const report = code < 2 ? (JSON.parse(out.join("")) as Report) : undefined;
  return {
    ...document,
    code,
    seconds: (user + system) / 1e6,
    report,
    error: code < 2 ? "" : [...out, ...errors].join(""),
  };
}

function rowOf({ name, code, seconds, report, error }: Outcome): string {
  if (report === undefined) return `${name}: exit code ${code}\n${error.slice(0, 1500)}`;
  const { all, imported, withoutLoss } = report.operations;
  return `${name}: ${imported} of ${all} operations, ${withoutLoss} without loss (${percent(withoutLoss, all)}), ${seconds.toFixed(1)} s`;
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
