import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Resource usage of one run of a program, from start to end, including child processes. */
export interface Usage {
  /** Elapsed time in seconds. */
  readonly wall: number;
  /** Processor time on all cores, in seconds. */
  readonly cpu: number;
  /** Peak memory of the largest process, in mebibytes. */
  readonly memory: number;
}

export interface Call {
  /** Arguments of `node`. */
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Thrown when a program failed. Contains its output, and the last sentence that may be the reason. */
export class ProgramFailed extends Error {
  readonly reason: string;

  constructor({ args }: Call, stderr: string) {
    super(`node ${args.join(" ")} failed:\n${stderr.slice(-2000)}`);
    this.reason = /\b[A-Z]\w*Error: .*/.exec(stderr)?.[0] ?? "it does not say why";
  }
}

/**
 * Runs a program in a separate process with the current version of Node. A program that takes longer than `timeout`
 * milliseconds has failed.
 */
export function measure(call: Call, timeout?: number): Usage {
  const { args, folder, env } = call;
  const [record, complaints] = [join(folder, ".usage"), join(folder, ".stderr")];
  rmSync(record, { force: true });
  const stderr = openSync(complaints, "w");
  const hook = `--require ${JSON.stringify(join(import.meta.dirname, "usage.cjs"))}`;
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...quiet, ...env, NODE_OPTIONS: hook, KILN_BENCH_USAGE: record },
    stdio: ["ignore", "ignore", stderr],
    ...(timeout !== undefined && { timeout: Math.max(1, Math.floor(timeout)), killSignal: "SIGKILL" as const }),
  });
  const wall = (performance.now() - start) / 1000;
  closeSync(stderr);
  if (status !== 0) throw new ProgramFailed(call, readFileSync(complaints, "utf8"));
  return { wall, ...usedBy(readFileSync(record, "utf8")) };
}

/** Keeps the programs from checking for updates and sending telemetry. */
const quiet = { CI: "1", DO_NOT_TRACK: "1", REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

function usedBy(record: string): Pick<Usage, "cpu" | "memory"> {
  const processes = record
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  const microseconds = processes.reduce((sum, one) => sum + one.userCPUTime + one.systemCPUTime, 0);
  return { cpu: microseconds / 1e6, memory: Math.max(...processes.map((one) => one.maxRSS)) / 1024 };
}
