import type { Diagnostic } from "../diagnostic.ts";
import type { Locate, Location } from "../position.ts";
import { visible } from "../visible.ts";

/** Workflow commands, one line each: GitHub shows them at the lines of a pull request. */
export function renderGithub(diagnostics: readonly Diagnostic[], locate: Locate): string {
  return diagnostics.map((one) => `${command(one, locate)}\n`).join("");
}

function command(one: Diagnostic, locate: Locate): string {
  const location = one.place && locate(one.place);
  const properties = {
    ...(one.place && { file: visible(one.place.file) }),
    ...(location && position(location)),
    title: one.code,
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${one.severity} ${list.join(",")}::${escapeData(`${visible(one.message)}\n${visible(one.help)}`)}`;
}

/** GitHub takes columns only where a place begins and ends on one line. */
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
