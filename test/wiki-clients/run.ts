import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepTable, withTable, type KeptTable } from "../support/readme-table.ts";
import { clients } from "./client-table.ts";
import { flowNames, type FlowName, type Given } from "./flows.ts";
import { installClients, versionOf } from "./install.ts";
import { judge, type Verdict } from "./judge.ts";
import { askAt } from "./plain.ts";
import { runClient } from "./run-client.ts";
import { startServer, type Server } from "./server.ts";
import { runSteps, type StepsResult } from "./steps.ts";
import { tableOf, type Row } from "./table.ts";

const chapter = join(import.meta.dirname, "../../packages/reference-server/docs/wiki.md");
const kept: KeptTable = { name: "clients", command: "test:clients" };
const samples = { page: "Lighthouse", category: "Category:Boats", word: "harbour" } as const;

/**
 * `npm run test:clients`: installs clients of the real system into a temporary folder, runs them unchanged with the
 * server, and removes them. Arguments are names of clients. `--write` writes the table into the server's
 * `docs/wiki.md`; otherwise the two are compared.
 */
export async function testClients(args: readonly string[]): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
  const folder = mkdtempSync(join(tmpdir(), "kiln-clients-"));
  let server: Server | undefined;
  try {
    const paths = await installClients(folder, stop.signal);
    server = await startServer(folder);
    const names = args.filter((arg) => !arg.startsWith("--"));
    const given: Given = { origin: server.origin, ...server.account, ...samples };
    const rows = await rowsOf(names, given, { folder, pythonPath: paths.python, signal: stop.signal });
    const steps = await runSteps(names, { folder, paths, given, signal: stop.signal });
    process.exitCode = conclude(rows, steps, { writes: args.includes("--write"), isWhole: names.length === 0 });
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : 2;
    if (!stop.signal.aborted) console.error(error, "\n0 passed, 1 failed, 0 skipped");
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Installed {
  readonly folder: string;
  readonly pythonPath: string;
  readonly signal: AbortSignal;
}

export async function rowsOf(names: readonly string[], given: Given, installed: Installed): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const client of clients.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const lines = await runClient(client, { ...installed, given });
    const verdicts = new Map<FlowName, Verdict>();
    for (const flow of flowNames)
      verdicts.set(
        flow,
        await judge(
          client,
          lines.find((line) => line.flow === flow),
          flow,
          askAt(given.origin),
          given,
        ),
      );
    rows.push({ client, version: versionOf(client, installed.folder, installed.pythonPath), verdicts });
  }
  return rows;
}

/** Prints the table and the failures, and returns the exit code. */
function conclude(
  rows: readonly Row[],
  steps: readonly StepsResult[],
  { writes, isWhole }: { readonly writes: boolean; readonly isWhole: boolean },
): number {
  const table = tableOf(rows);
  console.log(`${table}\n`);
  if (writes && isWhole) keepTable(chapter, kept, table);
  const text = readFileSync(chapter, "utf8");
  const differs = isWhole && withTable(text, kept, table) !== text;
  const all = rows.flatMap(({ client, verdicts }) =>
    [...verdicts].map(([flow, verdict]) => ({ name: `${client.name} > ${flow}`, verdict })),
  );
  for (const { client, passed, failed, skipped } of steps)
    console.log(`${client}: ${skipped ?? `${passed} of ${passed + failed.length} everyday steps`}`);
  const failures = [
    ...steps.flatMap(({ client, failed }) => failed.map((step) => `${client} > ${step}`)),
    ...all.flatMap(({ name, verdict }) => (verdict.kind === "failed" ? [`${name}: ${verdict.reason}`] : [])),
    ...(differs
      ? ["the table in packages/reference-server/docs/wiki.md differs: run npm run test:clients -- --write"]
      : []),
  ];
  for (const failure of failures) console.log(`failed: test/wiki-clients > ${failure.replaceAll("\n", " ")}`);
  const count = (kinds: readonly Verdict["kind"][]): number =>
    all.filter(({ verdict }) => kinds.includes(verdict.kind)).length;
  const passed = count(["passed", "refused"]) + steps.reduce((sum, one) => sum + one.passed, 0);
  const skipped = count(["none"]) + steps.filter((one) => one.skipped !== undefined).length;
  console.log(`${passed} passed, ${failures.length} failed, ${skipped} skipped`);
  return failures.length === 0 ? 0 : 1;
}
