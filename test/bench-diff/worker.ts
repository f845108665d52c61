import { join } from "node:path";
import { tools, type Said } from "./tools.ts";

/** The time of a comparison in a separate process, in milliseconds, and its result. */
export interface Measured extends Said {
  readonly load: Time;
  readonly compare: Time;
}

export interface Time {
  readonly wall: number;
  readonly cpu: number;
}

/** `node worker.ts TOOL FOLDER`: compares `before/` and `after/` of the folder. */
const [name, folder] = process.argv.slice(2) as [string, string];
const tool = await tools[name]!();
const [load, compareSides] = timed(() => tool(join(folder, "before"), join(folder, "after")));
const [compare, said] = timed(compareSides);
process.stdout.write(`\n${JSON.stringify({ load, compare, ...said } satisfies Measured)}`);

function timed<Value>(work: () => Value): readonly [Time, Value] {
  const [start, used] = [performance.now(), process.cpuUsage()];
  const value = work();
  const { user, system } = process.cpuUsage(used);
  return [{ wall: performance.now() - start, cpu: (user + system) / 1000 }, value];
}
