import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import type { Profile } from "./profiler.ts";

export interface Started {
  readonly address: string;
  /** A key with all permissions, if the server has keys. */
  readonly key: string;
  /** Keys of two different tenants. */
  readonly tenantKey: string;
  readonly hostileKey: string;
}

/** Resource usage since the process started: microseconds on all cores, and bytes after a garbage collection. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
}

export type Told = Started | Usage | Profile;

export type Question = "usage" | "beginProfile" | "endProfile";

/** A server in a separate process. */
export interface Place extends Started {
  readonly name: string;
  usage(): Promise<Usage>;
  beginProfile(): Promise<unknown>;
  endProfile(): Promise<Profile>;
  send(message: object): void;
  stop(): void;
}

/** Starts a server and discards its standard output, which contains its log. @param args arguments of `server.ts` */
export async function startPlace(name: string, args: readonly string[]): Promise<Place> {
  const child = fork(join(import.meta.dirname, "server.ts"), args, {
    execArgv: ["--expose-gc", "--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", openSync("/dev/null", "w"), "inherit", "ipc"],
  });
  const started = (await told(child)) as Started;
  return {
    ...started,
    name,
    usage: async () => (await ask(child, "usage")) as Usage,
    beginProfile: () => ask(child, "beginProfile"),
    endProfile: async () => (await ask(child, "endProfile")) as Profile,
    send: (message) => void child.send(message),
    stop: () => void child.kill(),
  };
}

function ask(child: ChildProcess, question: Question): Promise<Told> {
  child.send(question);
  return told(child);
}

async function told(child: ChildProcess): Promise<Told> {
  const done = new AbortController();
  const ended = once(child, "exit", done).then(() => Promise.reject(new Error("The server has ended")));
  const [response] = (await Promise.race([once(child, "message", done), ended])) as [Told];
  ended.catch(() => {});
  done.abort();
  return response;
}
