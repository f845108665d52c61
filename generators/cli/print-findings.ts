import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Options } from "./options.ts";
import { shownFolder } from "./shown-folder.ts";
import type { Terminal } from "./terminal.ts";
import { version } from "./version.ts";

/**
 * The diagnostics in the format asked for. What renders them is loaded only where there is something to say. With the folder of the project,
 * files are named as those who read the format look for them.
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
  return render(relocate(diagnostics, folder), relocateSources(sources, folder), format, { color: terminal.color, version: version() });
}
