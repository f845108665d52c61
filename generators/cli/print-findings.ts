import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Options } from "./options.ts";
import { shownFolder, type Terminal } from "./terminal.ts";
import { version } from "./version.ts";
import { decisionProse } from "../describe/decision.ts";
import type { Decision } from "../model/decision.ts";

/**
 * Renders the diagnostics in the requested format. The renderer is loaded only if there are some. `root` is the folder
 * of the project. If it is given, the paths of files are relative to the folder that the format requires.
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
  const { relocate, relocateSources } = await import("../diagnostics/order.ts");
  const folder = root === undefined ? "" : shownFolder(root, format, terminal);
  return render(relocate(diagnostics, folder), relocateSources(sources, folder), format, {
    color: terminal.color,
    version: version(),
  });
}

/**
 * Formats a decision for people: the question, the answer, the reason and its uses. `uses` are places such as
 * `spec/a.yaml:3:5`.
 */
export function decisionText(decision: Decision, uses: readonly string[]): string {
  const { id, question, answer, appliesTo, reason, leftOpenBy, grounds } = decisionProse(decision);
  const parts = [
    `${id}: ${question}`,
    answer,
    ...(appliesTo === undefined ? [] : [`Applies to: ${appliesTo}`]),
    `Why: ${reason}`,
    ...(leftOpenBy === undefined ? [] : [listed("Left open by", [leftOpenBy])]),
    listed(
      "Ground",
      grounds.map(({ text }) => text),
    ),
    uses.length === 0 ? "Nothing cites it." : listed("Cited at", uses),
  ];
  return `${parts.join("\n\n")}\n`;
}

function listed(head: string, lines: readonly string[]): string {
  return `${head}:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
