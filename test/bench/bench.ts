import type { MeasuredSize } from "./measured.ts";
import { help, readOptions } from "./options.ts";
import { programs } from "./programs.ts";
import { report } from "./report.ts";
import { runRounds } from "./rounds.ts";
import { stageTimes } from "./stage-times.ts";
import { makeWorkspace, removeWorkspace } from "./workspace.ts";

/** `npm run bench`. */
export function bench(args: readonly string[]): void {
  const options = readOptions(args);
  if (options === undefined) {
    process.stdout.write(help);
    return;
  }
  const sizes = options.sizes.map((times) => measureSize(times, options.roundsAt(times)));
  process.stdout.write(options.json ? `${JSON.stringify({ sizes }, undefined, 2)}\n` : report(sizes));
}

function measureSize(times: number, rounds: number): MeasuredSize {
  process.stderr.write(`size ${times} …\n`);
  const workspace = makeWorkspace(times);
  try {
    const { yaml, openapi } = workspace;
    return { times, rounds, yaml, openapi, results: runRounds(programs, workspace, rounds), stages: stageTimes(workspace, rounds) };
  } finally {
    removeWorkspace(workspace);
  }
}
