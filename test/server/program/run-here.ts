import { run } from "../../../packages/reference-server/src/program/run.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/**
 * Runs the server's program in this process, which is much faster than a separate one. Only for commands that do not
 * start a server.
 */
export async function runHere(...args: readonly string[]): Promise<Ran> {
  let [out, error] = ["", ""];
  const code = await run(args, {
    name: "kiln-server",
    out: (text) => void (out += text),
    error: (text) => void (error += text),
  });
  return { code, out, error };
}
