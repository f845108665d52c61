import { readdirSync } from "node:fs";
import { command } from "./command.ts";

/** The package manager as root. One program uses it at a time, because apt-get does not wait for another. */
export interface Apt {
  /**
   * Updates the lists of packages, because outdated ones may name packages that no longer exist. Does nothing for an
   * hour after an update, so that the lists do not change while another program reads them.
   */
  update(): Promise<void>;
  install(...packages: readonly string[]): Promise<void>;
}

const lists = "/var/lib/apt/lists";
const areNew = `ls ${lists}/*InRelease > /dev/null && test -n "$(find ${lists}/partial -prune -mmin -60)"`;

/** Returns the package manager, or `undefined` if it would need a password. */
export async function aptAsRoot(): Promise<Apt | undefined> {
  if (!(await works("apt-get", ["--version"]))) return undefined;
  const [program, ...before] = process.getuid?.() === 0 ? ["env"] : ["sudo", "--non-interactive", "env"];
  if (!(await works(program!, [...before, "true"]))) return undefined;
  // No one can answer questions. The command is never interrupted, because that could leave the machine's packages in
  // an inconsistent state.
  const alone = async (shell: string): Promise<void> => {
    const args = [...before, "DEBIAN_FRONTEND=noninteractive", "flock", lists, "sh", "-c", shell];
    await command(program!, args);
  };
  return {
    update: () => alone(`{ ${areNew}; } || apt-get update`),
    install: (...packages) => alone(`apt-get --yes --no-install-recommends install ${packages.join(" ")}`),
  };
}

export async function works(program: string, args: readonly string[]): Promise<boolean> {
  return command(program, args).then(
    () => true,
    () => false,
  );
}

/** Unpacks packages into a folder, without installing or starting anything. */
export async function unpack(packages: readonly string[], folder: string, signal: AbortSignal): Promise<void> {
  await command("apt-get", ["download", ...packages], { cwd: folder, signal });
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb")))
    await command("dpkg-deb", ["-x", file, "."], { cwd: folder, signal });
}
