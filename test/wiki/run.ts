import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { debianWiki, NoWiki } from "./debian.ts";
import { environmentOf } from "./differential/fresh.ts";
import { install } from "./install.ts";
import { serve, type Server } from "./server.ts";
import type { Site } from "./site.ts";

const root = join(import.meta.dirname, "../..");

/**
 * `npm run test:wiki`: sets up a MediaWiki in a temporary folder, runs the tests of the client against it, and removes
 * the folder.
 */
export async function testWiki(args: readonly string[]): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop.abort());
  const folder = mkdtempSync(join(tmpdir(), "kiln-wiki-"));
  const servers: Server[] = [];
  try {
    const [port, second, third] = [await freePort(), await freePort(), await freePort()];
    const [address, extended] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${third}`];
    const wiki = await step("PHP and MediaWiki", () => debianWiki(folder, stop.signal));
    const site = await step("A wiki with pages", () =>
      install(wiki, { address, second: `http://127.0.0.1:${second}`, extended }, stop.signal),
    );
    servers.push(await step(`A server at ${address}`, () => serve(wiki, port, stop.signal)));
    servers.push(
      await step("A server of the wiki that is compared", () =>
        serve(wiki, second, stop.signal, environmentOf(site.compared)),
      ),
    );
    servers.push(
      await step("A server of the wiki with extensions", () =>
        serve(wiki, third, stop.signal, { KILN_EXTENDED: extended }),
      ),
    );
    process.exitCode = await runTests(site, args, stop.signal);
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : 2;
    if (!stop.signal.aborted)
      console.error(error instanceof NoWiki ? error.message : error, "\n0 passed, 1 failed, 0 skipped");
  } finally {
    for (const server of servers) await server.stop();
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
  const forVitest = args.filter((arg) => arg !== "--write");
  const vitest = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--config",
    join(import.meta.dirname, "vitest.config.ts"),
    ...forVitest,
  ];
  const told = { KILN_WIKI: JSON.stringify(site), ...(forVitest.length < args.length && { KILN_WRITE: "1" }) };
  const child = spawn(process.execPath, vitest, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...told },
    signal,
    killSignal: "SIGINT",
  });
  child.on("error", () => {}); // Only that it was stopped.
  const [code] = (await once(child, "close")) as [number | null];
  return code ?? 1;
}
