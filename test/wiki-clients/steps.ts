import { join } from "node:path";
import { command } from "../support/command.ts";
import { python, type DebianPaths } from "./debian.ts";
import type { Given } from "./flows.ts";

/** The outcome of a client's everyday steps. */
export interface StepsResult {
  readonly client: string;
  readonly passed: number;
  readonly failed: readonly string[];
  /** The reason why the client did not run. */
  readonly skipped?: string;
}

export interface StepsOptions {
  /** Folder in which the clients are installed. */
  readonly folder: string;
  readonly paths: DebianPaths;
  readonly given: Given;
  readonly signal: AbortSignal;
}

interface Program {
  readonly client: string;
  readonly run: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly skipped?: string;
}

/** The time limit for all steps of a client, in milliseconds. */
const limit = 120_000;

/** Runs the programs in `steps/` of these clients, or of all. They report in TAP. */
export async function runSteps(names: readonly string[], options: StepsOptions): Promise<readonly StepsResult[]> {
  const { folder, paths } = options;
  // pywikibot is available neither from npm nor from Debian 12.
  const pywikibot = process.env["PYWIKIBOT"];
  const pythonPath = `${pywikibot ?? ""}:${paths.python}`;
  const programs: readonly Program[] = [
    { client: "mediawiki-bot", run: ["perl", join(folder, "steps/mediawiki-bot.pl")], env: { PERL5LIB: paths.perl } },
    {
      client: "pywikibot",
      run: [python, "-P", join(folder, "steps/pywikibot.py")],
      env: { PYTHONPATH: pythonPath, KILN_FOLDER: folder },
      ...(pywikibot === undefined && { skipped: "set PYWIKIBOT to the path of a checkout to run its steps" }),
    },
  ];
  const results: StepsResult[] = [];
  for (const { client, run, env, skipped } of programs.filter(
    (one) => names.length === 0 || names.includes(one.client),
  ))
    results.push(
      skipped === undefined ? await resultOf(client, run, env, options) : { client, passed: 0, failed: [], skipped },
    );
  return results;
}

async function resultOf(
  client: string,
  [program, ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  { folder, given, signal }: StepsOptions,
): Promise<StepsResult> {
  const output = await command(program!, args, {
    cwd: folder,
    env: { ...env, KILN_GIVEN: JSON.stringify(given) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
  }).catch((error: Error) => error.message);
  signal.throwIfAborted();
  return { client, ...tapResult(output) };
}

/** Counts the results in TAP. A plan that does not match them is a failure. */
export function tapResult(output: string): { readonly passed: number; readonly failed: readonly string[] } {
  const results = [...output.matchAll(/^(not )?ok \d+ - (.*)$/gm)];
  const failed = results.flatMap(([, not, name]) => (not === undefined ? [] : [name!]));
  const plan = Number(/^1\.\.(\d+)$/m.exec(output)?.[1]);
  const isWhole = plan === results.length;
  return {
    passed: results.length - failed.length,
    failed: isWhole ? failed : [...failed, `the program ended early: ${output.trimEnd().slice(-500)}`],
  };
}
