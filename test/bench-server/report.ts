import { cpus, loadavg } from "node:os";
import type { FirstResponse } from "./first-response.ts";
import type { Interference } from "./hostile.ts";
import { growthOf, type Held } from "./memory.ts";
import type { Options } from "./options.ts";
import { anchors, ours } from "./places.ts";
import type { Profiled } from "./profile.ts";
import type { Row } from "./rounds.ts";

export function headReport({ rounds, seconds }: Pick<Options, "rounds" | "seconds">): string {
  return `Node ${process.versions.node}, ${cpus().length} cores; medians of ${rounds} rounds of ${seconds} seconds; load average before it: ${loadavg()[0]!.toFixed(1)}. “rate” is the ratio of requests per second, “processor” of the server's processor time for a request.`;
}

export function loadMarkdown(rows: readonly Row[]): string {
  const beside = anchors.flatMap((name) => [`beside ${name}: rate`, "processor"]);
  const titles = ["", ...[...anchors, ours].map((name) => `${name}: a second`), "p50 ms", "p99 ms", "µs", ...beside];
  return markdown(
    titles,
    rows.map(({ scenario, loads }) => {
      const { rate, cpu, p50, p99 } = loads.get(ours)!;
      const units = anchors.map((name) => loads.get(name)!);
      const ratios = units.flatMap((unit) => [(rate / unit.rate).toFixed(2), (unit.cpu / cpu).toFixed(2)]);
      const own = [grouped(rate), p50.toFixed(0), p99.toFixed(0), cpu.toFixed(0)];
      return [scenario.name, ...units.map((unit) => grouped(unit.rate)), ...own, ...ratios];
    }),
  );
}

export function memoryMarkdown(held: readonly Held[]): string {
  const rows = held.map(({ requests, rss, heapUsed }) => [grouped(requests), rss.toFixed(0), heapUsed.toFixed(1)]);
  return `${markdown(["requests", "resident MiB", "heap MiB"], rows)}\n\nThe heap grew by ${growthOf(held).toFixed(2)} MiB in the second half.`;
}

export function firstResponseText({ wall, processor }: FirstResponse): string {
  const ofProcessor = processor === undefined ? "" : `, after ${processor.toFixed(0)} ms of processor time`;
  return `The first response is sent ${wall.toFixed(0)} ms after the start${ofProcessor} (aim: 400 ms); load average before it: ${loadavg()[0]!.toFixed(1)}.`;
}

/** Formats the profile, with the largest parts first. */
export function profileMarkdown(all: readonly Profiled[]): string {
  const sumOf = (part: string): number => all.reduce((sum, { parts }) => sum + (parts.get(part) ?? 0), 0);
  const names = [...new Set(all.flatMap(({ parts }) => [...parts.keys()]))].toSorted(
    (one, other) => sumOf(other) - sumOf(one),
  );
  const rows = names.map((name) => [name, ...all.map(({ parts }) => parts.get(name)?.toFixed(1) ?? "")]);
  const sums = all.map(({ parts }) => [...parts.values()].reduce((sum, time) => sum + time, 0).toFixed(1));
  return markdown(["µs per request", ...all.map(({ title }) => title)], [...rows, ["all", ...sums]]);
}

export function hostileMarkdown(all: readonly Interference[]): string {
  const [alone] = all;
  const rows = all.map(({ other, p50, p99, rate, processor }) => {
    return [other, p50.toFixed(1), p99.toFixed(1), (p99 / alone!.p99).toFixed(1), grouped(rate), processor.toFixed(2)];
  });
  return markdown(
    [
      "the other tenant sends",
      "p50 ms",
      "p99 ms",
      "p99 relative to none (aim: 2)",
      "its requests per second",
      "processor",
    ],
    rows,
  );
}

function markdown(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(titles), line(titles.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

function grouped(number: number): string {
  return Math.round(number).toLocaleString("en");
}
