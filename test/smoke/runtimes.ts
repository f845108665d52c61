import { existsSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import { inBrowser } from "./browser.ts";
import { findChromium } from "./chromium.ts";

export interface Runtime {
  /** Includes the version. */
  readonly name: string;
  /** Runs `main.js` of the folder and returns its output. */
  run(folder: string, address: string): Promise<string>;
}

/** A runtime that is not available here, and the reason. */
export interface Missing {
  readonly name: string;
  readonly missing: string;
}

const own = join(import.meta.dirname, "node_modules");

/** Returns all runtimes that the client supports. */
export async function runtimes(): Promise<readonly (Runtime | Missing)[]> {
  return [
    await binary("Node 20.0", `node-20.0-${process.arch}/bin/node`, []),
    await binary("Node 20", `node-20-${process.arch}/bin/node`, []),
    await binary("Node 22", `node-22-${process.arch}/bin/node`, []),
    await binary("Node 24", `node-24-${process.arch}/bin/node`, []),
    await binary("Bun", `@oven/bun-linux-${process.arch === "arm64" ? "aarch64" : process.arch}/bin/bun`, ["run"]),
    await binary("Deno", `@deno/linux-${process.arch}-glibc/deno`, [
      "run",
      "--quiet",
      "--no-lock",
      "--node-modules-dir=manual",
      "--allow-net",
      "--allow-read",
    ]),
    await chromium(),
  ];
}

async function binary(name: string, path: string, args: readonly string[]): Promise<Runtime | Missing> {
  const program = join(own, path);
  if (!existsSync(program)) return { name, missing: `no binary for ${process.platform} ${process.arch}` };
  const env = { DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" };
  const version = await versionOf(program);
  return {
    name: `${name} (${version})`,
    run: (cwd, address) =>
      command(program, [...args, "main.js", address], { cwd, env, signal: AbortSignal.timeout(60_000) }),
  };
}

async function versionOf(program: string): Promise<string> {
  return /\d+(?:\.\d+)+/.exec(await command(program, ["--version"]))?.[0] ?? "";
}

async function chromium(): Promise<Runtime | Missing> {
  const name = "Chromium";
  const program = await findChromium();
  if (program === undefined) return { name, missing: "not installed, and only root can install it" };
  return { name: `${name} (${await versionOf(program)})`, run: (_, address) => inBrowser(program, address) };
}
