import { spawn } from "node:child_process";

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly output: string;
}

/** Runs npm. In a terminal, the user sees its prompts, such as for a one-time password, unless the mode is `quiet`. */
export function npm(cwd: string, args: readonly string[], mode: "asking" | "quiet" = "asking"): Promise<Ran> {
  const isSeen = mode === "asking" && process.stdin.isTTY === true && process.stdout.isTTY === true;
  return new Promise((done, fail) => {
    const child = spawn("npm", args, {
      cwd,
      stdio: isSeen ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const [out, error]: [string[], string[]] = [[], []];
    child.stdout?.setEncoding("utf8").on("data", (text: string) => out.push(text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => error.push(text));
    child.on("error", fail);
    child.on("close", (code) => done({ code, out: out.join("").trim(), output: [...error, ...out].join("").trim() }));
  });
}

/** Returns the last lines of npm's output, indented. */
export function lastLines(output: string): string {
  const lines = output.split("\n").filter((text) => !text.includes("A complete log of this run"));
  return lines
    .slice(-12)
    .map((text) => `  ${text}\n`)
    .join("");
}
