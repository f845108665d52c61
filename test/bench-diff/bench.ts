import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { keepTable } from "../support/readme-table.ts";
import { edits, type Edit } from "./edits.ts";
import { installTools } from "./install.ts";
import { edited, specOf, writeSide } from "./places.ts";
import { tools } from "./tools.ts";
import type { Measured } from "./worker.ts";

const help = `npm run bench:diff -- [--runs 3] [--sizes 1,10] [--write]

  --runs   how many processes measure each tool; the times are medians
  --sizes  how many copies of our spec are compared
  --write  keep the tables in test/bench-diff/README.md
`;

const names = Object.keys(tools);

/** Time limit of a tool for one comparison, in milliseconds. */
const LIMIT = 120_000;

/** `npm run bench:diff`. */
export async function benchDiff(args: readonly string[]): Promise<void> {
  const options = {
    runs: { type: "string", default: "3" },
    sizes: { type: "string", default: "1,10" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  if (values.help) return void process.stdout.write(help);
  await installTools();
  keep("speed", speed(values.sizes.split(",").map(Number), Number(values.runs)), values.write);
  keep("edits", verdicts(), values.write);
}

function keep(name: string, table: string, write: boolean): void {
  process.stdout.write(`${table}\n\n`);
  if (write) keepTable(join(import.meta.dirname, "README.md"), { name, command: "bench:diff" }, table);
}

/** Compares the speed for one edit of our spec, at several sizes. */
function speed(sizes: readonly number[], runs: number): string {
  const rows = sizes.flatMap((size) =>
    inFolder((folder) => {
      const spec = specOf(size);
      writeSide(join(folder, "before"), spec);
      writeSide(join(folder, "after"), edited(spec, edits[0]!));
      return names.map((name) => [String(size), name, ...times(name, folder, runs)]);
    }),
  );
  return markdown(["copies", "tool", "read, processor", "read, wall", "compare, processor", "compare, wall"], rows);
}

function times(name: string, folder: string, runs: number): readonly string[] {
  const measured = Array.from({ length: runs }, () => measure(name, folder));
  if (measured.some((one) => one === undefined)) return ["–", "–", `over ${LIMIT / 1000} s, or failed`, "–"];
  const of = (time: (one: Measured) => number): string => milliseconds(measured.map((one) => time(one!)));
  return [
    of(({ load }) => load.cpu),
    of(({ load }) => load.wall),
    of(({ compare }) => compare.cpu),
    of(({ compare }) => compare.wall),
  ];
}

function milliseconds(all: readonly number[]): string {
  return String(Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!));
}

/** Returns a table of each tool's result for each edit: how many changes, and how many are breaking. */
function verdicts(): string {
  const spec = specOf(1);
  const rows = inFolder((folder) => {
    writeSide(join(folder, "before"), spec);
    return edits.map((edit) => {
      writeSide(join(folder, "after"), edited(spec, edit));
      return [edit.name, edit.truth, ...names.map((name) => said(measure(name, folder), edit))];
    });
  });
  return markdown(["edit", "truth", ...names], rows);
}

function said(measured: Measured | undefined, { truth }: Edit): string {
  if (measured === undefined) return "failed";
  const { changes, breaking } = measured;
  if (breaking === undefined) return `${changes} found`;
  const found = `${changes} found, ${breaking} breaking`;
  if (breaking > 0 === (truth === "breaks callers")) return found;
  return truth === "breaks callers" ? `${found}: **missed**` : `${found}: **false alarm**`;
}

function measure(name: string, folder: string): Measured | undefined {
  try {
    const out = execFileSync(
      process.execPath,
      ["--max-old-space-size=4096", join(import.meta.dirname, "worker.ts"), name, folder],
      {
        encoding: "utf8",
        timeout: LIMIT,
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    return JSON.parse(out.slice(out.lastIndexOf("\n{") + 1)) as Measured;
  } catch (error) {
    process.stderr.write(`${name}: ${String((error as Error).message).slice(0, 300)}\n`);
    return undefined;
  }
}

function inFolder<Value>(work: (folder: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), "kiln-bench-diff-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function markdown(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [titles, titles.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.join("\n");
}
