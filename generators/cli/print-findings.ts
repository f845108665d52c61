import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Options } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { version } from "./version.ts";

/** The diagnostics in the format asked for. What renders them is loaded only where there is something to say. */
export async function printFindings(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  { format }: Options,
  { color }: Terminal,
): Promise<string> {
  if (diagnostics.length === 0 && format === "text") return "";
  const { render } = await import("../diagnostics/render/render.ts");
  return render(diagnostics, sources, format, { color, version: version() });
}
