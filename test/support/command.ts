import { spawn } from "node:child_process";

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly signal?: AbortSignal;
}

/** Runs a program and returns its output. Throws for a non-zero exit code, with the end of the output. */
export function command(
  program: string,
  args: readonly string[],
  { cwd, env, input, signal }: CommandOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      signal,
      stdio: ["pipe", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${program} ${args[0] ?? ""}: exit code ${code}\n${lastLines(output)}`)),
    );
    child.stdin.on("error", () => {}); // A program that ends before it has read everything says why by its exit code.
    child.stdin.end(input);
  });
}

function lastLines(output: string): string {
  return output.trimEnd().split("\n").slice(-12).join("\n");
}
