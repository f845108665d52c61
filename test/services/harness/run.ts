import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootFolder } from "../../support/emit.ts";

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the command `kiln` like users, from another folder. */
export function kiln(folder: string, ...args: readonly string[]): Ended {
  return node([join(rootFolder, "scripts/kiln.js"), ...args, "--root", folder], { cwd: tmpdir() });
}

export function node(
  args: readonly string[],
  { cwd, input = "" }: { readonly cwd: string; readonly input?: string },
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return { code: status, out: stdout, error: stderr };
}
