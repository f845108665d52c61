import { join } from "node:path";
import { aptAsRoot, unpack, works } from "../support/apt.ts";
import { command } from "../support/command.ts";

/** Thrown if this machine cannot run the wiki, rather than for an error of the client. */
export class NoWiki extends Error {}

/** PHP modules that MediaWiki and its SQLite support need, with the packages that contain them. */
const packages = {
  intl: "php-intl",
  mbstring: "php-mbstring",
  pdo_sqlite: "php-sqlite3",
  dom: "php-xml",
  fileinfo: "php-cli",
} as const;

/**
 * Installs missing PHP packages of the system, and unpacks MediaWiki from its package into a folder. Installing that
 * package would also install and start a web server.
 */
export async function debianWiki(folder: string, signal: AbortSignal): Promise<string> {
  if (!(await works("apt-get", ["--version"])))
    throw new NoWiki("There is no apt-get. This requires Debian or a derivative.");
  const missing = await missingPackages();
  const root = await aptAsRoot();
  if (missing.length > 0 && root === undefined)
    throw new NoWiki(`Only root can install ${missing.join(", ")}. Install them, or run this as root.`);
  await root?.update();
  signal.throwIfAborted();
  if (missing.length > 0) await root?.install(...missing);
  await unpack(["mediawiki", "mediawiki-classes"], folder, signal);
  return join(folder, "usr/share/mediawiki");
}

async function missingPackages(): Promise<readonly string[]> {
  if (!(await works("php", ["--version"]))) return ["php-cli", ...new Set(Object.values(packages))];
  const there = new Set((await command("php", ["-m"])).split("\n"));
  return Object.entries(packages).flatMap(([module, name]) => (there.has(module) ? [] : [name]));
}
