import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { keepTable } from "../support/readme-table.ts";
import { firstResponses } from "./first-response.ts";
import { measureAttacks } from "./hostile.ts";
import { memoryOver } from "./memory.ts";
import { help, readOptions, type Options, type TableName } from "./options.ts";
import { startPlaces, type Places } from "./places.ts";
import { profileOf, type Profiled } from "./profile.ts";
import {
  firstResponseText,
  headReport,
  hostileMarkdown,
  loadMarkdown,
  memoryMarkdown,
  profileMarkdown,
} from "./report.ts";
import { runRounds, type Row } from "./rounds.ts";
import { scenarios } from "./scenarios.ts";

const readme = join(import.meta.dirname, "README.md");

type Report = (places: Places, options: Options) => Promise<string>;

const reports: Readonly<Record<TableName, Report>> = {
  hostile: hostileReport,
  load: loadReport,
  start: startReport,
  profile: profileReport,
  memory: memoryReport,
};

/** `npm run bench:server`. */
export async function benchServer(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  if (options === undefined) return void process.stdout.write(help);
  const folder = mkdtempSync(join(tmpdir(), "kiln-bench-server-"));
  const places = await startPlaces(folder);
  try {
    for (const name of options.tables) {
      const report = await reports[name](places, options);
      console.log(`${report}\n`);
      if (options.write) keepTable(readme, { name, command: "bench:server" }, report);
    }
  } finally {
    places.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hostileReport({ hostile }: Places, options: Options): Promise<string> {
  const { rounds, seconds } = options;
  const head = `Medians of ${rounds} rounds of ${seconds} seconds; load average before it: ${loadavg()[0]!.toFixed(1)}, on ${cpus().length} cores.`;
  return `${head}\n\n${hostileMarkdown(await measureAttacks(hostile, options))}`;
}

async function loadReport({ all }: Places, options: Options): Promise<string> {
  const head = headReport(options);
  const rows: Row[] = [];
  for (const scenario of scenarios) rows.push(await runRounds(all, scenario, options));
  return `${head}\n\n${loadMarkdown(rows)}`;
}

async function startReport(_: Places, { starts }: Options): Promise<string> {
  return firstResponseText(await firstResponses(starts));
}

/** Profiles Kiln for every scenario, and Fastify for the first only, because it does the same work for all of them. */
async function profileReport({ all, kiln }: Places, { requests }: Options): Promise<string> {
  const share = Math.min(requests / 10, 30_000);
  const profiles: Profiled[] = [];
  for (const place of all)
    if (place.name === "fastify") profiles.push(await profileOf(place.name, place, scenarios[0]!, share));
  for (const scenario of scenarios) profiles.push(await profileOf(scenario.name, kiln, scenario, share));
  return profileMarkdown(profiles);
}

async function memoryReport({ kiln }: Places, { requests }: Options): Promise<string> {
  return memoryMarkdown(await memoryOver(kiln, scenarios, requests));
}
