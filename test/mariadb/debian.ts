import { readdirSync } from "node:fs";
import { join } from "node:path";
import { aptAsRoot, unpack, works } from "../support/apt.ts";
import { command } from "../support/command.ts";

/** Thrown if this machine cannot run MariaDB, rather than for an error of the server. */
export class NoMariadb extends Error {}

/** The second package contains what is needed to create a data folder, the third what is needed for a cluster. */
const packages = ["mariadb-server-core", "mariadb-client-core", "galera-4"];

/** Programs that are unpacked, not installed. Installing them would also install and start a service. */
export interface Programs {
  /** The folder with `bin`, `sbin`, and `share`. */
  readonly base: string;
  /** The folder with the libraries that the system lacks. */
  readonly libraries: string;
}

/** Unpacks MariaDB and Galera from the system's packages into a folder. */
export async function debianMariadb(folder: string, signal: AbortSignal): Promise<Programs> {
  if (!(await works("apt-get", ["--version"])))
    throw new NoMariadb("There is no apt-get. This requires Debian or a derivative.");
  // Without root access, the existing list is used.
  await (await aptAsRoot())?.update();
  signal.throwIfAborted();
  const missing = [
    ...(await command("apt-get", ["--simulate", "--no-install-recommends", "install", ...packages])).matchAll(
      /^Inst (\S+)/gm,
    ),
  ].map(([, name]) => name!);
  await unpack([...new Set([...packages, ...missing])], folder, signal);
  const base = join(folder, "usr");
  const libraries = readdirSync(join(base, "lib"), { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.includes(".so"),
  );
  return { base, libraries: [...new Set(libraries.map(({ parentPath }) => parentPath))].join(":") };
}
