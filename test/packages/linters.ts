import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatMessage } from "publint/utils";
import { publint } from "publint";
import { rootFolder } from "../support/emit.ts";

export async function publintFindings(tarball: string): Promise<readonly string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    strict: true,
  });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/**
 * Resolutions that attw excludes in its profile "esm-only". The packages are ES modules and use only `exports`. Node
 * 10's resolution supports neither and would need a root file for each of a hundred entry points. No supported version
 * of Node uses it. `require` of an ES module works from Node 20.19 on, and throws in earlier versions.
 */
const leftOut = ["node10", "node16-cjs"];

interface AttwProblem {
  readonly resolutionKind?: string;
}

/** Returns the problems that attw finds in the package of a folder. attw packs it first. */
export function attwProblems(folder: string, { isModules }: { readonly isModules: boolean }): readonly AttwProblem[] {
  const attw = join(rootFolder, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const profile = isModules ? ["--profile", "esm-only"] : [];
  // attw exits with 1 if there are problems. Its output contains them.
  const { stdout: said } = spawnSync(process.execPath, [attw, "--pack", folder, "--format", "json", ...profile], {
    encoding: "utf8",
  });
  const { problems = {} } = JSON.parse(said) as {
    readonly problems?: Readonly<Record<string, readonly AttwProblem[]>>;
  };
  // The JSON output contains all problems, whatever the profile.
  return Object.values(problems)
    .flat()
    .filter(({ resolutionKind = "" }) => !isModules || !leftOut.includes(resolutionKind));
}
