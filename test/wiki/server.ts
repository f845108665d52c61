import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

export interface Server {
  stop(): Promise<void>;
}

/** Starts PHP's built-in web server on loopback, with several workers for concurrent requests. */
export async function serve(
  wiki: string,
  port: number,
  signal: AbortSignal,
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const log = openSync(join(wiki, "../server.log"), "a");
  const args = ["-d", "opcache.enable=1", "-S", `127.0.0.1:${port}`, "-t", wiki];
  // A separate process group: the workers do not end with the server, so the whole group is killed.
  const child = spawn("php", args, {
    cwd: wiki,
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4", ...environment },
  });
  await once(child, "spawn");
  const stop = async (): Promise<void> => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
    try {
      process.kill(-child.pid!, "SIGKILL");
    } catch {
      // All processes have already exited.
    }
    await ended;
  };
  try {
    await answering(`http://127.0.0.1:${port}/api.php`, signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function answering(address: string, signal: AbortSignal): Promise<void> {
  for (let tries = 100; tries > 0; tries--) {
    const response = await fetch(`${address}?action=query&meta=siteinfo&format=json`, { signal }).catch(
      () => undefined,
    );
    if (response?.ok === true) return;
    await setTimeout(100, undefined, { signal });
  }
  throw new Error(`${address} does not respond.`);
}
