import type { Diagnostic } from "../diagnostic.ts";
import { inReadingOrder } from "../order.ts";
import { locator } from "../position.ts";
import type { Format } from "./format.ts";
import { renderGithub } from "./github.ts";
import { renderJson } from "./json.ts";
import { renderSarif } from "./sarif.ts";
import { renderText } from "./text.ts";

export interface RenderOptions {
  /** True if text output may contain ANSI colors. The other formats never do. */
  readonly color?: boolean;
  /** Kiln's version for SARIF. */
  readonly version?: string;
}

/**
 * Renders diagnostics in a format, in reading order. `sources` contains the texts to which the places refer. If a file
 * is not among them, only its name is shown.
 */
export function render(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  format: Format,
  { color = false, version }: RenderOptions = {},
): string {
  const ordered = inReadingOrder(diagnostics);
  const locate = locator(sources);
  switch (format) {
    case "text":
      return renderText(ordered, locate, color);
    case "json":
      return renderJson(ordered, locate);
    case "sarif":
      return renderSarif(ordered, locate, version);
    case "github":
      return renderGithub(ordered, locate);
  }
}
