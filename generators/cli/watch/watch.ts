import { join } from "node:path";
import { visible } from "../../diagnostics/visible.ts";
import { runtimeFolders } from "../../runtime/folders.ts";
import { sourcePaths } from "../../runtime/sources.ts";
import type { Options } from "../options.ts";
import { line } from "../summary.ts";
import { misusedIn } from "../misused.ts";
import { exit, type ExitCode, type Terminal } from "../terminal.ts";
import { untilInterrupted } from "./interruption.ts";
import { passOver } from "./pass.ts";
import { runPasses } from "./run-passes.ts";
import { watchFolders } from "./watch-folders.ts";

/** `generate --watch`: a pass now, and one after each change of the spec, until a signal ends it. */
export async function watchSpec(root: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  if (options.format !== "text" && options.format !== "json") {
    return misusedIn("generate")(
      terminal,
      `--watch supports only the formats text and json, because ${options.format} describes a single run.`,
    );
  }
  // From the first line on, a signal ends the watch and not the process.
  const stop = untilInterrupted();
  const spec = join(root, "spec");
  // An installed Kiln has a build of the runtime without its sources.
  const folders = [spec, ...(sourcePaths(runtimeFolders).length > 0 ? [runtimeFolders.sources] : [])];
  if (options.format === "text") for (const folder of folders) terminal.out(line("watching", visible(folder)));
  const polling = (reason: string): void => {
    terminal.error(`The folders are read every second, because they cannot be watched: ${visible(reason)}\n`);
  };
  await runPasses((changed) => watchFolders(folders, changed, polling), passOver(root, options, terminal), stop);
  return exit.ok;
}
