import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { median } from "../bench/rounds.ts";

/** Milliseconds from the start of a server to its first response, and its processor time on systems that report it. */
export interface FirstResponse {
  readonly wall: number;
  readonly processor: number | undefined;
}

const program = join(import.meta.dirname, "../../packages/reference-server/bin/kiln-server.js");
const path = "/api.php?action=query&format=json&formatversion=2&meta=userinfo";

/** Starts the program that users start, `times` times in sequence. */
export async function firstResponses(times: number): Promise<FirstResponse> {
  const all: FirstResponse[] = [];
  for (let time = 0; time < times; time++) all.push(await firstResponse());
  const processors = all.flatMap(({ processor }) => processor ?? []);
  return {
    wall: median(all.map(({ wall }) => wall)),
    processor: processors.length === 0 ? undefined : median(processors),
  };
}

async function firstResponse(): Promise<FirstResponse> {
  const begin = performance.now();
  const child = spawn(process.execPath, [program, "--database", ":memory:", "--port", "0", "--log-level", "warn"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [told] = (await once(child.stdout, "data")) as [Buffer];
    const [address] = /http:\/\/[^/\s]+/.exec(told.toString()) ?? [];
    const { status } = await fetch(address + path);
    if (status !== 200) throw new Error(`The first response has the status ${status}`);
    return { wall: performance.now() - begin, processor: processorTime(child.pid!) };
  } finally {
    child.kill();
    await once(child, "exit");
  }
}

/** Returns the user and system time of a process in milliseconds. Linux reports it in ticks of ten milliseconds. */
function processorTime(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}
