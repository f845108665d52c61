import { cpus } from "node:os";
import { usageOf, type MeasuredSize } from "./measured.ts";
import { yardstick } from "./programs.ts";
import type { Measured } from "./rounds.ts";
import { table } from "./table.ts";
import { verdicts } from "./verdicts.ts";
import type { Size } from "./workspace.ts";

export function headReport(): string {
  return `Node ${process.version}, ${cpus().length} cores. Whole processes, run in turn; medians, with the least in brackets. Each of the others
makes all documents in one process. “÷” is the ratio to ${yardstick}: below 1 is faster.\n`;
}

export function sizeReport(size: MeasuredSize): string {
  const { times, yaml, openapi, results } = size;
  const title = `Size ${times}: ${sizeWords(yaml)} of YAML; for the others ${sizeWords(openapi)} of OpenAPI.`;
  const rows = results.flatMap((result) => (result.failure === undefined ? [resultRow(result, size)] : []));
  const failures = results.flatMap(({ program, failure }) =>
    failure === undefined ? [] : [`  ${program} failed: ${failure}\n`],
  );
  return `\n${title}\n${table(["", "wall s", "", "÷", "CPU s", "", "÷", "peak MiB", "rounds", "files", "lines written"], rows)}${failures.join("")}`;
}

export function endReport(sizes: readonly MeasuredSize[]): string {
  return [...(sizes.length > 1 ? [growthReport(sizes)] : []), stagesReport(sizes), `${verdicts(sizes).join("\n")}\n`]
    .map((part) => `\n${part}`)
    .join("");
}

function resultRow({ program, rounds, median, least, output }: Measured, size: MeasuredSize): readonly string[] {
  const unit = usageOf(size, yardstick);
  return [
    program,
    seconds(median.wall),
    `(${seconds(least.wall)})`,
    ratio(median.wall, unit?.wall),
    seconds(median.cpu),
    `(${seconds(least.cpu)})`,
    ratio(median.cpu, unit?.cpu),
    median.memory.toFixed(0),
    String(rounds),
    grouped(output?.files),
    grouped(output?.lines),
  ];
}

function sizeWords({ files, lines, bytes }: Size): string {
  return `${grouped(files)} files, ${grouped(lines)} lines, ${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * Reports the CPU time as a multiple of the smallest size, and the cost of each additional copy of the real spec
 * between two sizes.
 */
function growthReport(sizes: readonly MeasuredSize[]): string {
  const [first, ...rest] = sizes;
  const rows = first!.results.map(({ program }) => {
    const costs = sizes.map((size) => usageOf(size, program)?.cpu ?? NaN);
    const steps = rest.map(
      ({ times }, index) => (1000 * (costs[index + 1]! - costs[index]!)) / (times - sizes[index]!.times),
    );
    return [
      program,
      ...rest.map((_, index) => `${(costs[index + 1]! / costs[0]!).toFixed(1)} ×`),
      ...steps.map((step) => step.toFixed(0)),
    ].map((cell) => (cell.startsWith("NaN") ? "–" : cell));
  });
  const columns = [
    "",
    ...rest.map(({ times }) => `${first!.times}→${times}`),
    ...rest.map(({ times }, index) => `ms a copy, ${sizes[index]!.times}→${times}`),
  ];
  return `Growth of CPU time\n${table(columns, rows)}`;
}

function stagesReport(sizes: readonly MeasuredSize[]): string {
  const rows = sizes[0]!.stages.stages.map(({ stage }, index) => [
    stage,
    ...sizes.map(({ stages }) => stages.stages[index]!.milliseconds.toFixed(1)),
  ]);
  return `Where Kiln's time goes: CPU milliseconds of the stages in one process\n${table(["", ...sizes.map(({ times }) => `size ${times}`)], rows)}`;
}

function grouped(number: number | undefined): string {
  return number?.toLocaleString("en") ?? "";
}

function seconds(number: number): string {
  return number.toFixed(2);
}

function ratio(number: number, to: number | undefined): string {
  return to === undefined ? "" : (number / to).toFixed(2);
}
