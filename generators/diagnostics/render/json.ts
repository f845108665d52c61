import type { Place } from "../../model/place.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { Locate } from "../position.ts";
import { countsOf } from "../order.ts";
import { visibleJson } from "../visible.ts";

/**
 * Renders diagnostics for programs. Lines and columns start at 1, ends are exclusive, and a column is a Unicode code
 * point. Unknown values are `null`, so that every entry has the same keys.
 */
export function renderJson(diagnostics: readonly Diagnostic[], locate: Locate): string {
  const document = {
    version: 1,
    diagnostics: diagnostics.map((one) => diagnosticJson(one, locate)),
    summary: countsOf(diagnostics),
  };
  return `${visibleJson(JSON.stringify(document, undefined, 2))}\n`;
}

export function diagnosticJson({ code, severity, message, help, place, related }: Diagnostic, locate: Locate): object {
  return {
    code,
    severity,
    message,
    help,
    ...span(place, locate),
    related: related.map((other) => ({ message: other.message, ...span(other.place, locate) })),
  };
}

function span(place: Place | undefined, locate: Locate) {
  const location = place && locate(place);
  return {
    file: place?.file ?? null,
    line: location?.start.line ?? null,
    column: location?.start.column ?? null,
    endLine: location?.end.line ?? null,
    endColumn: location?.end.column ?? null,
  };
}
