import { mkdtempSync, rmSync, statSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openStorage } from "../../../packages/reference-server/src/storage/open.ts";
import { keepTable } from "../../support/readme-table.ts";
import { measure, type Measured } from "./measure.ts";
import { fillWorld } from "./world.ts";

const chapter = join(import.meta.dirname, "../../../packages/reference-server/docs/wiki.md");
const small = 1000;

const help = `npm run bench:server -- wiki [--revisions N] [--quick] [--write]

Fills a wiki with a thousand revisions, and one with many, asks both ten ordinary requests, and prints how long they take, in all and of the
processor, and the ratio of the two wikis.

  --revisions N   how many the large one has; a million
  --quick         a hundred thousand revisions, and few rounds
  --database URL  a database of MariaDB, which holds no wiki yet, for the large one; a file of SQLite
  --write         write the table into docs/wiki.md of the server
  --help          this text
`;

/** `npm run bench:server -- wiki`. */
export async function benchWiki(args: readonly string[]): Promise<void> {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { revisions: { type: "string" }, database: { type: "string" }, quick: flag, write: flag, help: flag },
  });
  if (values.help) return void process.stdout.write(help);
  const revisions = Number(values.revisions ?? (values.quick ? 100_000 : 1_000_000));
  if (!Number.isInteger(revisions) || revisions < small)
    throw new Error(`--revisions takes a whole number of at least ${small}.`);
  const rounds = values.quick ? 50 : 300;
  const folder = mkdtempSync(join(tmpdir(), "kiln-bench-wiki-"));
  try {
    const few = await benchOne(join(folder, "small.db"), small, rounds);
    const many = await benchOne(values.database ?? join(folder, "large.db"), revisions, rounds);
    const report = reportOf(few, many, revisions, rounds);
    console.log(`${report}\n`);
    if (values.write)
      keepTable(chapter, { name: "wiki", command: { whole: "npm run bench:server -- wiki --write" } }, report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface One {
  readonly measured: readonly Measured[];
  readonly filled: number;
  readonly megabytes: number | undefined;
}

async function benchOne(database: string, revisions: number, rounds: number): Promise<One> {
  const storage = await openStorage(database);
  try {
    const start = performance.now();
    await fillWorld(storage, { revisions });
    const filled = (performance.now() - start) / 1000;
    const pages = revisions - revisions / 100;
    // The first run warms up the compiler, so only the second one counts.
    await measure(storage, pages, rounds);
    const measured = await measure(storage, pages, rounds);
    return {
      measured,
      filled,
      megabytes: database.startsWith("mysql") ? undefined : statSync(database).size / 2 ** 20,
    };
  } finally {
    await storage.close();
  }
}

const count = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 0 });

function reportOf(few: One, many: One, revisions: number, rounds: number): string {
  const size = many.megabytes === undefined ? "" : ` in ${count(many.megabytes)} MiB`;
  const head = `Node ${process.versions.node}; ${rounds} rounds of each request; ${count(revisions)} revisions${size}, filled in ${count(many.filled)} s; load average: ${loadavg()[0]!.toFixed(1)}. Milliseconds; the ratio is of the processor's time.`;
  const rows = few.measured.map((one, index) => {
    const other = many.measured[index]!;
    const times = [one.p50, one.p99, one.processor, other.p50, other.p99, other.processor].map((time) =>
      time.toFixed(1),
    );
    return `| ${one.request.name} | ${times.join(" | ")} | ${(other.processor / one.processor).toFixed(2)} |`;
  });
  const columns = [
    "request",
    ...[small, revisions].flatMap((number) => [`${count(number)}: p50`, "p99", "processor"]),
    "ratio",
  ];
  return [head, "", `| ${columns.join(" | ")} |`, `| --- |${" ---: |".repeat(columns.length - 1)}`, ...rows].join("\n");
}
