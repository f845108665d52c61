import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import { freePort } from "../support/free-port.ts";

/** An empty local registry that accepts packages from anyone. */
export interface Registry {
  readonly url: string;
  /** Returns lines of an `.npmrc` that resolves some scopes from this registry, and all other packages as usual. */
  npmrc(...scopes: readonly string[]): string;
  stop(): void;
}

const modules = join(import.meta.dirname, "node_modules");

/** Installs verdaccio from the lock file in this folder, unless it is installed. */
export async function installRegistry(): Promise<void> {
  const [lock, done] = [join(import.meta.dirname, "package-lock.json"), join(modules, ".installed.json")];
  const wanted = readFileSync(lock, "utf8");
  if (existsSync(done) && readFileSync(done, "utf8") === wanted) return;
  await command("npm", ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"]);
  writeFileSync(done, wanted);
}

/** Starts verdaccio on a loopback address, without a connection to another registry. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const config = {
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
    uplinks: {},
    packages: { "**": { access: "$all", publish: "$anonymous", unpublish: "$anonymous" } },
    max_body_size: "100mb",
    log: { type: "stdout", level: "error" },
    web: { enable: false },
  };
  // JSON is valid YAML.
  writeFileSync(join(folder, "config.yaml"), JSON.stringify(config));
  const program = [
    join(modules, "verdaccio/bin/verdaccio"),
    "--config",
    join(folder, "config.yaml"),
    "--listen",
    `127.0.0.1:${port}`,
  ];
  const child = spawn(process.execPath, program, { cwd: folder, stdio: "ignore" });
  const stop = (): void => void child.kill();
  process.on("exit", stop);
  const url = `http://127.0.0.1:${port}/`;
  await answering(url);
  return {
    url,
    npmrc: (...scopes) =>
      [...scopes.map((scope) => `${scope}:registry=${url}\n`), `//127.0.0.1:${port}/:_authToken=anybody\n`].join(""),
    stop,
  };
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isUp = await fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("verdaccio did not respond within 30 s.");
}
