import { table } from "../bench/table.ts";
import type { ImportTime } from "./import-time.ts";
import { samples } from "./samples.ts";
import type { NamedSize, Sizes } from "./sizes.ts";

const titles = ["bundled, minified, gzip", "validate", "decode"];

/** Lists every module and operation, then the figures for the README. */
export function sizesReport(sizes: Sizes, time: ImportTime): string {
  return `${table(titles, [...sizes.modules.map(row), ...summary(sizes), ...exchange(sizes)])}${sentences(sizes, time)}`;
}

/** Formats the six modules of the benchmark, the largest, and the operations as Markdown. */
export function sizesMarkdown(sizes: Sizes, time: ImportTime): string {
  const measured = new Set(samples.map(({ module }) => module));
  const six = sizes.modules.filter(({ name }) => measured.has(name)).map(row);
  const rows = [titles, ["---", "---:", "---:"], ...six, ...summary(sizes), ...exchange(sizes)];
  return `${rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("")}\n${sentences(sizes, time)}`;
}

function row({ name, validate, decode }: NamedSize): readonly string[] {
  return [name, kilobytes(validate), kilobytes(decode)];
}

function summary({ modules, all }: Sizes): readonly (readonly string[])[] {
  const most = (key: "validate" | "decode"): NamedSize =>
    modules.reduce((largest, one) => (one[key] > largest[key] ? one : largest));
  const [validate, decode] = [most("validate"), most("decode")];
  return [
    [
      "the largest",
      `${kilobytes(validate.validate)} (${validate.name})`,
      `${kilobytes(decode.decode)} (${decode.name})`,
    ],
    [`all ${modules.length} modules`, kilobytes(all.validate), kilobytes(all.decode)],
  ];
}

function exchange({ exchange: { parts, validate, decode } }: Sizes): readonly (readonly string[])[] {
  return [...parts.map(row), ["all operations", kilobytes(validate), kilobytes(decode)]];
}

function sentences({ modules, all, ajvStandalone }: Sizes, { one, files, bundled }: ImportTime): string {
  const sizes = `All ${modules.length} modules, both: ${kilobytes(all.both)}; ajv's standalone code, validation alone: ${kilobytes(ajvStandalone)}.`;
  return `${sizes} Importing one module takes ${one.toFixed(1)} ms, all ${files.toFixed(1)} ms from the package's index, ${bundled.toFixed(1)} ms from one bundle.\n`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
