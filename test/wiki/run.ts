import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { debianWiki, NoWiki } from "./debian.ts";
import { install } from "./install.ts";
import { serve, type Server } from "./server.ts";
import type { Site } from "./site.ts";

const root = join(import.meta.dirname, "../..");

/** `npm run test:wiki`: a MediaWiki of its own in a temporary folder, the tests of the client against it, and nothing left of it. */
export async function testWiki(args: readonly string[]): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
  const folder = mkdtempSync(join(tmpdir(), "kiln-wiki-"));
  let server: Server | undefined;
  try {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const wiki = await step("PHP and MediaWiki", () => debianWiki(folder, stop.signal));
    const site = await step("A wiki with pages", () => install(wiki, address, stop.signal));
    server = await step(`A server at ${address}`, () => serve(wiki, port, stop.signal));
    process.exitCode = await runTests(site, args, stop.signal);
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : 2;
    if (!stop.signal.aborted) console.error(error instanceof NoWiki ? error.message : error, "\n0 passed, 1 failed, 0 skipped");
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function runTests(site: Site, args: readonly string[], signal: AbortSignal): Promise<number> {
  const vitest = [join(root, "node_modules/vitest/vitest.mjs"), "run", "--config", join(import.meta.dirname, "vitest.config.ts"), ...args];
  const child = spawn(process.execPath, vitest, { cwd: root, stdio: "inherit", env: { ...process.env, KILN_WIKI: JSON.stringify(site) }, signal, killSignal: "SIGINT" });
  child.on("error", () => {}); // Only that it was stopped.
  const [code] = (await once(child, "close")) as [number | null];
  return code ?? 1;
}
