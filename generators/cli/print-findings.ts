import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Options } from "./options.ts";
import { shownFolder } from "./shown-folder.ts";
import type { Terminal } from "./terminal.ts";
import { version } from "./version.ts";

/**
 * Renders the diagnostics in the requested format. The renderer is loaded only if there is something to print. If
 * `root`, the folder of the project, is given, files are named from the folder that readers of the format expect.
 */
export async function printFindings(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  { format }: Options,
  terminal: Terminal,
  root?: string,
): Promise<string> {
  if (diagnostics.length === 0 && format === "text") return "";
  const { render } = await import("../diagnostics/render/render.ts");
  const { relocate, relocateSources } = await import("../diagnostics/relocate.ts");
  const folder = root === undefined ? "" : shownFolder(root, format, terminal);
  return render(relocate(diagnostics, folder), relocateSources(sources, folder), format, {
    color: terminal.color,
    version: version(),
  });
}
