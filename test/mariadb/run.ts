import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { debianMariadb, NoMariadb, type Programs } from "./debian.ts";
import { startMariadb, type Mariadb } from "./server.ts";

export interface Given {
  readonly programs: Programs;
  /** The address of a database on a server that keeps running. Tests create other databases on that server. */
  readonly address: string;
}

const root = join(import.meta.dirname, "../..");

/** `npm run test:mariadb`: unpacks MariaDB into a temporary folder, runs the server's tests on it, and removes it. */
export async function testMariadb(args: readonly string[]): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
  const folder = mkdtempSync(join(tmpdir(), "kiln-mariadb-"));
  let server: Mariadb | undefined;
  try {
    const programs = await debianMariadb(folder, stop.signal);
    server = await startMariadb(programs);
    console.log((await server.query("SELECT version() AS version"))[0]!["version"]);
    process.exitCode = await runTests({ programs, address: server.address }, args, stop.signal);
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : 2;
    if (!stop.signal.aborted)
      console.error(error instanceof NoMariadb ? error.message : error, "\n0 passed, 1 failed, 0 skipped");
  } finally {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runTests(given: Given, args: readonly string[], signal: AbortSignal): Promise<number> {
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
    env: { ...process.env, KILN_MARIADB: JSON.stringify(given) },
    signal,
    killSignal: "SIGINT",
  });
  child.on("error", () => {}); // Only that it was stopped.
  const [code] = (await once(child, "close")) as [number | null];
  return code ?? 1;
}
