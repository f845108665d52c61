import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { folder } from "./given.ts";

/** What Prism reports about a request or its answer. */
export interface Violation {
  /** `request` or `response`, and where in it. */
  readonly location: readonly string[];
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

export interface Prism {
  readonly address: string;
  stop(): void;
}

/** Stoplight Prism as a proxy that holds requests and answers against a document, in a process of its own. */
export async function startPrism(document: string, upstream: string): Promise<Prism> {
  const port = await freePort();
  const program = join(folder, "node_modules/@stoplight/prism-cli/dist/index.js");
  const child = spawn(
    process.execPath,
    [program, "proxy", document, upstream, "--port", String(port), "--verboseLevel", "info"],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NO_COLOR: "1" } },
  );
  await new Promise<void>((resolve, reject) => {
    let output = "";
    const listen = (data: Buffer): void => {
      output += data.toString();
      if (output.includes("Prism is listening")) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on("data", listen);
    child.on("exit", () => reject(new Error(`Prism has ended:\n${output}`)));
  });
  return { address: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/** Those of an answer that came through Prism. */
export function violationsOf({ headers }: Response): readonly Violation[] {
  const told = headers.get("sl-violations");
  return told === null ? [] : (JSON.parse(told) as readonly Violation[]);
}
