import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installTools } from "./install.ts";

const root = join(import.meta.dirname, "../..");

/** `npm run test:tools`: installs tools into a temporary folder, tests the server with them, and removes the folder. */
export async function testTools(args: readonly string[]): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
  const folder = mkdtempSync(join(tmpdir(), "kiln-tools-"));
  try {
    await installTools(folder, stop.signal);
    process.exitCode = await runTests(folder, args, stop.signal);
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : 2;
    if (!stop.signal.aborted) console.error(error, "\n0 passed, 1 failed, 0 skipped");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runTests(folder: string, args: readonly string[], signal: AbortSignal): Promise<number> {
  const vitest = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--config",
    join(import.meta.dirname, "vitest.config.ts"),
    ...args,
  ];
  const child = spawn(process.execPath, vitest, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, KILN_TOOLS: folder },
    signal,
    killSignal: "SIGINT",
  });
  child.on("error", () => {}); // Only that it was stopped.
  const [code] = (await once(child, "close")) as [number | null];
  return code ?? 1;
}
