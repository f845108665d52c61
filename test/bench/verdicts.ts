import type { Usage } from "./measure.ts";
import type { MeasuredSize } from "./measured.ts";
import { yardstick } from "./programs.ts";

const kiln = "kiln generate";
const mostMemory = 1024;
/** A copy more may cost this much more at the large sizes than at the small ones: noise, and memory farther away. */
const tolerance = 1.25;

/** A line for each aim of the benchmark. Nothing fails: a person reads them. */
export function verdicts(sizes: readonly MeasuredSize[]): readonly string[] {
  return [...sizes.map(fasterThanTypesAlone), ...linear(sizes), littleMemory(sizes)];
}

function fasterThanTypesAlone(size: MeasuredSize): string {
  const [own, other] = [usageOf(size, kiln), usageOf(size, yardstick)];
  const words = `${(own.wall / other.wall).toFixed(2)} of the wall time, ${(own.cpu / other.cpu).toFixed(2)} of the CPU time`;
  return line(own.wall <= other.wall && own.cpu <= other.cpu, `size ${size.times}: everything Kiln writes takes no longer than ${yardstick}'s types alone (${words})`);
}

function linear(sizes: readonly MeasuredSize[]): readonly string[] {
  const steps = sizes.slice(1).map((size, index) => stepOf(sizes[index]!, size));
  const [first, ...others] = steps;
  return first === undefined || others.length === 0
    ? []
    : [line(others.every((step) => step <= tolerance * first), `cost grows linearly: ${steps.map((step) => `${(1000 * step).toFixed(1)} ms`).join(", then ")} of CPU time for each further copy`)];
}

/** Seconds of computing for each copy that the larger has more. */
function stepOf(small: MeasuredSize, large: MeasuredSize): number {
  return (usageOf(large, kiln).cpu - usageOf(small, kiln).cpu) / (large.times - small.times);
}

function littleMemory(sizes: readonly MeasuredSize[]): string {
  const largest = sizes.at(-1)!;
  const { memory } = usageOf(largest, kiln);
  return line(memory < mostMemory, `peak memory at size ${largest.times} below 1 GiB (${memory.toFixed(0)} MiB)`);
}

function usageOf({ results }: MeasuredSize, program: string): Usage {
  return results.find((one) => one.program === program)!.median;
}

function line(holds: boolean, aim: string): string {
  return `${holds ? "yes" : "NO "}  ${aim}`;
}
