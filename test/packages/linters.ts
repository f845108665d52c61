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
 * What attw calls the profile "esm-only": it asks what imports find, and leaves these out. The packages are ES modules
 * with `exports` and nothing else: the rule of Node 10, which knows neither, would need a file in the root for each of
 * a hundred entry points, and no version of Node that they support goes by it. Who requires them gets what Node answers
 * to `require` of an ES module: the module from 20.19 on, an error before.
 */
const leftOut = ["node10", "node16-cjs"];

interface AttwProblem {
  readonly resolutionKind?: string;
}

/** What attw finds in the package of a folder, which it packs. */
export function attwProblems(folder: string, { isModules }: { readonly isModules: boolean }): readonly AttwProblem[] {
  const attw = join(rootFolder, "node_modules/@arethetypeswrong/cli/dist/index.js");
  const profile = isModules ? ["--profile", "esm-only"] : [];
  // With problems it ends with 1: they are in its output.
  const { stdout: said } = spawnSync(process.execPath, [attw, "--pack", folder, "--format", "json", ...profile], {
    encoding: "utf8",
  });
  const { problems = {} } = JSON.parse(said) as {
    readonly problems?: Readonly<Record<string, readonly AttwProblem[]>>;
  };
  // As JSON it tells everything, whatever the profile.
  return Object.values(problems)
    .flat()
    .filter(({ resolutionKind = "" }) => !isModules || !leftOut.includes(resolutionKind));
}
