import { table } from "../bench/table.ts";
import type { Curve } from "./curves.ts";
import type { ImportTime } from "./import-time.ts";
import { samples } from "./samples.ts";
import type { ModuleSize, Sizes } from "./sizes.ts";

const titles = ["bundled, minified, gzip", "validate", "decode"];

/** Every module, then what stands in the README. */
export function sizesReport(sizes: Sizes, time: ImportTime): string {
  const every = sizes.modules.map((one) => [one.module, kilobytes(one.validate), kilobytes(one.decode)]);
  return `${table(titles, [...every, ...summary(sizes)])}${sentences(sizes, time)}`;
}

/** The six modules of the benchmark and the largest, in Markdown. */
export function sizesMarkdown(sizes: Sizes, time: ImportTime): string {
  const measured = new Set(samples.map(({ module }) => module));
  const six = sizes.modules.filter(({ module }) => measured.has(module)).map((one) => [one.module, kilobytes(one.validate), kilobytes(one.decode)]);
  const rows = [titles, ["---", "---:", "---:"], ...six, ...summary(sizes)];
  return `${rows.map((row) => `| ${row.join(" | ")} |\n`).join("")}\n${sentences(sizes, time)}`;
}

function summary({ modules, all }: Sizes): readonly (readonly string[])[] {
  const most = (key: "validate" | "decode"): ModuleSize => modules.reduce((largest, one) => (one[key] > largest[key] ? one : largest));
  const [validate, decode] = [most("validate"), most("decode")];
  return [
    ["the largest", `${kilobytes(validate.validate)} (${validate.module})`, `${kilobytes(decode.decode)} (${decode.module})`],
    [`all ${modules.length}`, kilobytes(all.validate), kilobytes(all.decode)],
  ];
}

function sentences({ modules, all, ajvStandalone }: Sizes, { files, bundled }: ImportTime): string {
  const sizes = `All ${modules.length}, both: ${kilobytes(all.both)}; ajv's standalone code, validation alone: ${kilobytes(ajvStandalone)}.`;
  return `${sizes} Importing all takes ${files.toFixed(1)} ms from the package's files, ${bundled.toFixed(1)} ms from one bundle.\n`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function curvesReport(curves: readonly Curve[]): string {
  const rows = curves.map(({ name, lengths, times, power }) => [name, String(lengths.at(-1)), ...times.map((time) => time.toFixed(2)), power.toFixed(2)]);
  return table(["decoding of much, ms", "characters", "a quarter", "a half", "whole", "power"], rows);
}
