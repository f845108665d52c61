import { cpus } from "node:os";
import type { MeasuredSize } from "./measured.ts";
import { yardstick } from "./programs.ts";
import { table } from "./table.ts";
import { verdicts } from "./verdicts.ts";
import type { Size } from "./workspace.ts";

/** `sizes` stand from the smallest to the largest. */
export function report(sizes: readonly MeasuredSize[]): string {
  const head = `Node ${process.version}, ${cpus().length} cores. Whole processes, run in turn; medians, with the least in brackets. Each of the
others makes all documents in one process. “÷” is the ratio to ${yardstick}, which writes types alone: below 1 is faster.`;
  return [head, ...sizes.map(sizeReport), ...(sizes.length > 1 ? [growthReport(sizes)] : []), stagesReport(sizes), verdicts(sizes).join("\n")].join("\n\n") + "\n";
}

function sizeReport({ times, rounds, yaml, openapi, results }: MeasuredSize): string {
  const { median } = results.find(({ program }) => program === yardstick)!;
  const rows = results.map((result) => [
    result.program,
    seconds(result.median.wall), `(${seconds(result.least.wall)})`, ratio(result.median.wall, median.wall),
    seconds(result.median.cpu), `(${seconds(result.least.cpu)})`, ratio(result.median.cpu, median.cpu),
    result.median.memory.toFixed(0),
    result.output?.files.toLocaleString("en") ?? "", result.output?.lines.toLocaleString("en") ?? "",
  ]);
  const title = `Size ${times}: ${sizeWords(yaml)} of YAML; for the others ${sizeWords(openapi)} of OpenAPI. ${rounds} rounds.`;
  return `${title}\n${table(["", "wall s", "", "÷", "CPU s", "", "÷", "MiB", "files", "lines written"], rows)}`;
}

function sizeWords({ files, lines, bytes }: Size): string {
  return `${files.toLocaleString("en")} files, ${lines.toLocaleString("en")} lines, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** How many times the time of the smallest size; and what each further copy of the real spec costs between two sizes. */
function growthReport(sizes: readonly MeasuredSize[]): string {
  const [first, ...rest] = sizes;
  const rows = first!.results.map(({ program }) => {
    const walls = sizes.map(({ results }) => results.find((one) => one.program === program)!.median.wall);
    const steps = rest.map(({ times }, index) => (1000 * (walls[index + 1]! - walls[index]!)) / (times - sizes[index]!.times));
    return [program, ...rest.map((_, index) => `${(walls[index + 1]! / walls[0]!).toFixed(1)} ×`), ...steps.map((step) => step.toFixed(1))];
  });
  const columns = ["", ...rest.map(({ times }) => `${first!.times}→${times}`), ...rest.map(({ times }, index) => `ms a copy, ${sizes[index]!.times}→${times}`)];
  return `Growth of wall time\n${table(columns, rows)}`;
}

function stagesReport(sizes: readonly MeasuredSize[]): string {
  const rows = sizes[0]!.stages.stages.map(({ stage }, index) => [stage, ...sizes.map(({ stages }) => stages.stages[index]!.milliseconds.toFixed(1))]);
  return `Where Kiln's time goes: CPU milliseconds of the stages in one process\n${table(["", ...sizes.map(({ times }) => `size ${times}`)], rows)}`;
}

function seconds(number: number): string {
  return number.toFixed(2);
}

function ratio(number: number, to: number): string {
  return (number / to).toFixed(2);
}
