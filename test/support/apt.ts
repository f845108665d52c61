import { readdirSync } from "node:fs";
import { command } from "./command.ts";

export type AptGet = (args: readonly string[]) => Promise<string>;

/** Returns a function that runs apt-get as root, or `undefined` if that would need a password. */
export async function aptAsRoot(): Promise<AptGet | undefined> {
  if (!(await works("apt-get", ["--version"]))) return undefined;
  const [program, ...before] = process.getuid?.() === 0 ? ["env"] : ["sudo", "--non-interactive", "env"];
  if (!(await works(program!, [...before, "true"]))) return undefined;
  // No one can answer questions. The command is never interrupted, because that could leave the machine's packages in
  // an inconsistent state.
  return (args) =>
    command(program!, [
      ...before,
      "DEBIAN_FRONTEND=noninteractive",
      "apt-get",
      "--yes",
      "--no-install-recommends",
      ...args,
    ]);
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
