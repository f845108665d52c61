import { usageOf, type MeasuredSize } from "./measured.ts";
import { yardstick } from "./programs.ts";

const kiln = "kiln generate";
const again = "kiln generate, again";
/** In mebibytes. */
const mostMemory = 1024;
/**
 * Maximum ratio of the cost per additional copy at large sizes to that at small sizes. Allows for noise and slower
 * memory.
 */
const tolerance = 1.25;

/** Returns a line for each goal of the benchmark. The goals are not enforced; a person reads them. */
export function verdicts(sizes: readonly MeasuredSize[]): readonly string[] {
  return [...sizes.flatMap(comparisons), ...linear(sizes), littleMemory(sizes.at(-1)!)];
}

function comparisons(size: MeasuredSize): readonly string[] {
  return [
    compared(size, again, "a run that changes nothing", 0.8),
    compared(size, kiln, "a run into an empty folder", size.times === 1 ? 1 : 1.5),
  ];
}

function compared(size: MeasuredSize, program: string, what: string, most: number): string {
  const aim = `size ${size.times}: ${what} takes at most ${most} of what ${yardstick} takes`;
  const [own, other] = [usageOf(size, program), usageOf(size, yardstick)];
  if (own === undefined) return line(false, `${aim} (${program} has no result)`);
  if (other === undefined) return line(true, `${aim} (${yardstick} has no result)`);
  const [wall, cpu] = [own.wall / other.wall, own.cpu / other.cpu];
  return line(cpu <= most, `${aim} (${cpu.toFixed(2)} of the CPU time, ${wall.toFixed(2)} of the wall time)`);
}

/** Judges whether an additional copy of the real spec costs as much between large sizes as between small ones. */
function linear(sizes: readonly MeasuredSize[]): readonly string[] {
  const [first, ...others] = sizes.slice(1).map((size, index) => stepOf(sizes[index]!, size));
  if (first === undefined || others.length === 0) return [];
  const steps = [first, ...others].map((step) => `${(1000 * step).toFixed(0)} ms`).join(", then ");
  return [
    line(
      others.every((step) => step <= tolerance * first),
      `cost grows linearly (${steps} of CPU time for each further copy of the spec)`,
    ),
  ];
}

/** Returns the processor time in seconds for each additional copy in the larger spec. */
function stepOf(small: MeasuredSize, large: MeasuredSize): number {
  return (cpuOf(large) - cpuOf(small)) / (large.times - small.times);
}

function cpuOf(size: MeasuredSize): number {
  return usageOf(size, kiln)?.cpu ?? Infinity;
}

function littleMemory(largest: MeasuredSize): string {
  const memory = usageOf(largest, kiln)?.memory ?? Infinity;
  return line(memory < mostMemory, `peak memory at size ${largest.times} below 1 GiB (${memory.toFixed(0)} MiB)`);
}

function line(holds: boolean, aim: string): string {
  return `${holds ? "yes" : "NO "}  ${aim}`;
}
