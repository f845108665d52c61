import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { keepTable } from "../support/readme-table.ts";
import { memoryOver } from "./memory.ts";
import { help, readOptions, type Options } from "./options.ts";
import type { Place } from "./place.ts";
import { startPlaces } from "./places.ts";
import { besideOthers } from "./hostile.ts";
import { headReport, hostileMarkdown, loadMarkdown, memoryMarkdown } from "./report.ts";
import { runRounds, type Row } from "./rounds.ts";
import { scenarios } from "./scenarios.ts";

const readme = join(import.meta.dirname, "README.md");

/** `npm run bench:server`. */
export async function benchServer(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options === undefined) return void process.stdout.write(help);
  const folder = mkdtempSync(join(tmpdir(), "kiln-bench-server-"));
  const places = await startPlaces(folder);
  try {
    const hostile = await hostileReport(places.hostile, options);
    console.log(`${hostile}\n`);
    if (options.write) keepTable(readme, { name: "hostile", command: "bench:server" }, hostile);
    if (options.hostile) return;
    const head = headReport(options);
    console.log(`${head}\n`);
    const rows: Row[] = [];
    for (const scenario of scenarios) rows.push(await runRounds(places.all, scenario, options));
    const loads = `${head}\n\n${loadMarkdown(rows)}`;
    console.log(`${loadMarkdown(rows)}\n`);
    const memory = memoryMarkdown(await memoryOver(places.kiln, scenarios, options.requests));
    console.log(memory);
    if (options.write) for (const [name, markdown] of [["load", loads], ["memory", memory]] as const) keepTable(readme, { name, command: "bench:server" }, markdown);
  } finally {
    places.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hostileReport(place: Place, options: Options): Promise<string> {
  const { rounds, seconds } = options;
  const head = `Medians of ${rounds} rounds of ${seconds} seconds; load average before it: ${loadavg()[0]!.toFixed(1)}, on ${cpus().length} cores.`;
  return `${head}\n\n${hostileMarkdown(await besideOthers(place, options))}`;
}
