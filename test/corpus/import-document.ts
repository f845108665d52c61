import { mkdirSync } from "node:fs";
import { runKiln } from "../support/run-kiln.ts";

/** The JSON output of `kiln import openapi`. */
export interface Report {
  readonly operations: { readonly all: number; readonly imported: number; readonly withoutLoss: number };
  readonly counts: Readonly<Record<string, number>>;
  readonly losses: readonly { readonly wire: boolean }[];
}

export interface ImportOutcome {
  /** The exit code; 3 is a crash. */
  readonly code: number;
  readonly seconds: number;
  readonly report: Report | undefined;
  readonly error: string;
}

/** Imports a document into the service `api` of a folder. */
export async function importDocument(file: string, folder: string): Promise<ImportOutcome> {
  mkdirSync(folder, { recursive: true });
  const before = process.cpuUsage();
  const { code, out, error } = await runKiln(folder, "import", "openapi", file, "--into", "spec/api", "--json");
  const { user, system } = process.cpuUsage(before);
  return {
    code,
    seconds: (user + system) / 1e6,
    report: code < 2 ? (JSON.parse(out) as Report) : undefined,
    error: code < 2 ? "" : out + error,
  };
}
