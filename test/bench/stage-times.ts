import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { median } from "./rounds.ts";
import type { Workspace } from "./workspace.ts";

/** Processor time of each compiler stage at one size: medians of several processes. */
export interface StageTimes {
  readonly times: number;
  readonly stages: readonly { readonly stage: string; readonly milliseconds: number }[];
}

export function stageTimes({ times, root }: Workspace, runs: number): StageTimes {
  const all = Array.from({ length: runs + 1 }, () => runStages(root)).slice(1);
  const stages = Object.keys(all[0]!).map((stage) => ({ stage, milliseconds: median(all.map((one) => one[stage]!)) }));
  return { times, stages };
}

/** Starts the stages like scripts/kiln.js: from JavaScript, which enables Node's compile cache. */
function runStages(root: string): Readonly<Record<string, number>> {
  const url = pathToFileURL(join(import.meta.dirname, "stages.ts")).href;
  const start = `
    const { user, system } = process.cpuUsage();
    process.env.KILN_BENCH_START = (user + system) / 1000;
    require("node:module").enableCompileCache();
    import(${JSON.stringify(url)});`;
  return JSON.parse(execFileSync(process.execPath, ["-e", start, root], { encoding: "utf8" })) as Record<
    string,
    number
  >;
}
