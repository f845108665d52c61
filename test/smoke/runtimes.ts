import { existsSync } from "node:fs";
import { join } from "node:path";
import { aptAsRoot, works } from "../support/apt.ts";
import { command } from "../support/command.ts";
import { inBrowser } from "./browser.ts";

/** Where the program can run. */
export interface Runtime {
  readonly name: string;
  /** What the user agent must look like that the server sees. */
  readonly agent: string;
  /** Runs `main.js` of the folder, and answers what it prints. */
  run(folder: string, address: string): Promise<string>;
}

/** One that cannot be had here, and why. */
export interface Missing {
  readonly name: string;
  readonly missing: string;
}

const own = join(import.meta.dirname, "node_modules");
const arm = process.arch === "arm64";

/** All that the client is for. */
export async function runtimes(): Promise<readonly (Runtime | Missing)[]> {
  return [
    ...[20, 22, 24].map((major) => binary(`Node ${major}`, `node-${major}-${process.arch}/bin/node`, [])),
    binary("Bun", `@oven/bun-linux-${arm ? "aarch64" : "x64"}/bin/bun`, ["run"]),
    binary("Deno", `@deno/linux-${process.arch}-glibc/deno`.replace("x64-", arm ? "arm64-" : "x64-"), ["run", "--quiet", "--no-lock", "--node-modules-dir=manual", "--allow-net", "--allow-read"]),
    await chromium(),
  ];
}

function binary(name: string, path: string, args: readonly string[]): Runtime | Missing {
  const program = join(own, path);
  if (!existsSync(program)) return { name, missing: `no binary for ${process.platform} ${process.arch}` };
  const env = { DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
  return { name, agent: "smoke/1.0", run: (cwd, address) => command(program, [...args, "main.js", address], { cwd, env, signal: AbortSignal.timeout(60_000) }) };
}

async function chromium(): Promise<Runtime | Missing> {
  const name = "Chromium";
  const program = (await installedChromium()) ?? (await installChromium());
  if (program === undefined) return { name, missing: "not installed, and only root can install it" };
  return { name, agent: "smoke/1.0", run: (_, address) => inBrowser(program, address) };
}

async function installedChromium(): Promise<string | undefined> {
  for (const program of ["chromium", "chromium-browser", "google-chrome"]) if (await works(program, ["--version"])) return (await command("which", [program])).trim();
  return undefined;
}

async function installChromium(): Promise<string | undefined> {
  const root = await aptAsRoot();
  await root?.(["update"]);
  await root?.(["install", "chromium"]).catch(() => undefined);
  return installedChromium();
}
