import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { aptAsRoot, unpack, works } from "../support/apt.ts";

/** mwclient and its dependencies outside of Python's standard library. */
const packages = [
  "python3-mwclient",
  "python3-requests-oauthlib",
  "python3-oauthlib",
  "python3-six",
  "python3-requests",
  "python3-urllib3",
  "python3-chardet",
  "python3-certifi",
  "python3-idna",
];

/** Debian's Python, which its packages are made for, whatever else is called `python3` on the machine. */
export const python = "/usr/bin/python3";

/**
 * Unpacks mwclient into a folder, and returns where Python finds it. Nothing is installed but Python itself, where it
 * is missing.
 */
export async function unpackMwclient(folder: string, signal: AbortSignal): Promise<string> {
  if (!(await works("apt-get", ["--version"])))
    throw new Error("There is no apt-get. mwclient requires Debian or a derivative.");
  const root = await aptAsRoot();
  await root?.(["update"]);
  if (!existsSync(python)) {
    if (root === undefined) throw new Error("Only root can install python3. Install it, or run this as root.");
    await root(["install", "python3"]);
  }
  await unpack(packages, folder, signal);
  return join(folder, "usr/lib/python3/dist-packages");
}

/** The version of mwclient, by its package. */
export function mwclientVersion(path: string): string {
  const info = readdirSync(path).find((name) => name.startsWith("mwclient-"));
  return /^mwclient-([\d.]+)\./.exec(`${info?.replace(/-?py3.*|\.egg-info$|\.dist-info$/, "")}.`)?.[1] ?? "";
}
