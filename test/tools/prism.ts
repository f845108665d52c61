import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { folder } from "./given.ts";

/** Prism's finding about a request or its response. */
export interface Violation {
  /** `request` or `response`, followed by the path in it. */
  readonly location: readonly string[];
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

export interface Prism {
  readonly address: string;
  stop(): void;
}

/** Starts Stoplight Prism as a proxy in a separate process. It checks requests and responses against a document. */
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

export function violationsOf({ headers }: Response): readonly Violation[] {
  const told = headers.get("sl-violations");
  return told === null ? [] : (JSON.parse(told) as readonly Violation[]);
}
