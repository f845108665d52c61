import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { baseFolder } from "../support/base.ts";

const program = join(import.meta.dirname, "../../scripts/kiln.js");

/** A command with `--watch` in a separate process, on a copy of the base spec. */
export interface Watch {
  readonly folder: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Waits until a pattern matches the output from now on, and returns the match. */
  readonly next: (pattern: RegExp) => Promise<string>;
  readonly end: (signal: NodeJS.Signals) => Promise<readonly [code: number | null, signal: NodeJS.Signals | null]>;
}

export function startWatch(...args: readonly string[]): Watch {
  return startCommand("generate", "--watch", ...args);
}

export function startCommand(...args: readonly string[]): Watch {
  const folder = mkdtempSync(join(tmpdir(), "kiln-watch-"));
  cpSync(baseFolder, folder, { recursive: true });
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let read = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    child,
    output: () => output,
    next: async (pattern) => {
      for (;;) {
        const found = pattern.exec(output.slice(read));
        if (found !== null) {
          read += found.index + found[0].length;
          return found[0];
        }
        if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    end: async (signal) => {
      child.kill(signal);
      return (await once(child, "close")) as [number | null, NodeJS.Signals | null];
    },
  };
}

export function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
