import type { Diagnostic } from "../diagnostic.ts";
import type { Locate, Location } from "../position.ts";
import type { Place } from "../../model/place.ts";
import { visible } from "../visible.ts";

/** Renders workflow commands, one per line. GitHub shows them at the lines of a pull request. */
export function renderGithub(diagnostics: readonly Diagnostic[], locate: Locate): string {
  return diagnostics
    .map((one) => workflowCommand(one.severity, one.code, [one.message, one.help], one.place, locate))
    .join("");
}

/**
 * Formats a message that GitHub shows next to the lines of a pull request: `::error file=…,line=…,title=…::message`.
 */
export function workflowCommand(
  level: "error" | "warning" | "notice",
  title: string,
  lines: readonly string[],
  place: Place | undefined,
  locate: Locate,
): string {
  const location = place && locate(place);
  const properties = { ...(place && { file: visible(place.file) }), ...(location && position(location)), title };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${level} ${list.join(",")}::${escapeData(lines.map(visible).join("\n"))}\n`;
}

/** GitHub accepts columns only if a place begins and ends on one line. */
function position({ start, end }: Location) {
  if (start.line !== end.line) return { line: start.line, endLine: end.line };
  return { line: start.line, col: start.column, endColumn: end.column };
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
