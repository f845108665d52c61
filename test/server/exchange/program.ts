import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { base } from "./support.ts";

/* The program of the server in a separate process. */

const file = join(import.meta.dirname, "../../../packages/reference-server/src/program/main.ts");

export interface Program {
  readonly pid: number;
  readonly origin: string;
  /** Keys by kind. Only the first program to run on a database has them. */
  readonly keys: Readonly<Record<string, string>>;
  /** Sends a request to the exchange for the tenant DEMO. */
  ask(
    method: string,
    path: string,
    call: { readonly key: string; readonly body?: object; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Reply>;
  login(user: string, password: string): Promise<number>;
  /** Kills the program without a graceful shutdown. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

/** Starts the program on a database with demo data. `limits` is a shell command that runs before it. */
export async function startProgram(database: string, limits = ":"): Promise<Program> {
  const args = ["--port", "0", "--database", database, "--demo", "--log-level", "silent", "--rate-limit", "0"];
  const child = spawn("/bin/sh", ["-c", `${limits} && exec "$0" "$@"`, process.execPath, file, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  let out = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (out += text));
  await Promise.race([
    ended.then(() => Promise.reject(new Error(`The program ended: ${out}`))),
    new Promise<void>((resolve) =>
      child.stdout.on("data", () => /tenant-read-only +\S+\n|demo data already exists/.test(out) && resolve()),
    ),
  ]);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return (await ended)[0];
  };
  const origin = new URL(/http:\S+/.exec(out)![0]).origin;
  return {
    pid: child.pid!,
    origin,
    keys: Object.fromEntries([...out.matchAll(/^ {2}(\S+) +(kiln_\S+)$/gm)].map((match) => [match[1]!, match[2]!])),
    async ask(method, path, { key, body, headers = {} }) {
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${origin}${base}${path}?tenant=DEMO`, {
        method,
        headers: { "x-api-key": key, "content-type": "application/json", ...headers },
        ...json,
      });
      return { status: response.status, headers: response.headers, json: await response.json() };
    },
    async login(user, password) {
      const response = await fetch(`${origin}/login`, {
        method: "POST",
        body: new URLSearchParams({ user, password }),
      });
      await response.text();
      return response.status;
    },
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}
