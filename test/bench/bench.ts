import type { MeasuredSize } from "./measured.ts";
import { help, readOptions } from "./options.ts";
import { programs } from "./programs.ts";
import { endReport, headReport, sizeReport } from "./report.ts";
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
  const say = (text: string): void => void (options.json || process.stdout.write(text));
  say(headReport());
  const sizes = options.sizes.map((times) => {
    const size = measureSize(times, options.roundsAt(times));
    say(sizeReport(size));
    return size;
  });
  say(endReport(sizes));
  if (options.json) process.stdout.write(`${JSON.stringify({ sizes }, undefined, 2)}\n`);
}

function measureSize(times: number, rounds: number): MeasuredSize {
  const workspace = makeWorkspace(times);
  try {
    const { yaml, openapi } = workspace;
    return { times, rounds, yaml, openapi, results: runRounds(programs, workspace, rounds), stages: stageTimes(workspace, rounds) };
  } finally {
    removeWorkspace(workspace);
  }
}
