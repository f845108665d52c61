import type { Diagnostic } from "../diagnostic.ts";
import { inReadingOrder } from "../order.ts";
import { locator } from "../position.ts";
import { renderGithub } from "./github.ts";
import { renderJson } from "./json.ts";
import { renderSarif } from "./sarif.ts";
import { renderText } from "./text.ts";
import { visibleJson } from "../visible.ts";

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

export const formats = ["text", "json", "sarif", "github"] as const;

export type Format = (typeof formats)[number];

/**
 * Renders a bug in Kiln: a document without diagnostics that describes the failure. The result is empty for the text
 * format.
 */
export function renderInternalError(sentence: string, format: Format, exitCode: number): string {
  switch (format) {
    case "text":
      return "";
    case "json":
      return document({ ...parsed(renderJson([], nowhere)), internalError: sentence });
    case "sarif":
      return document(withInvocation(parsed(renderSarif([], nowhere)), sentence, exitCode));
    case "github":
      return `::error title=internal-error::${sentence.replaceAll("%", "%25")}\n`;
  }
}

const nowhere = locator(new Map());

interface Sarif {
  readonly runs?: readonly object[];
}

function withInvocation(log: Sarif, sentence: string, exitCode: number): Sarif {
  const notification = { level: "error", message: { text: sentence } };
  const invocation = { executionSuccessful: false, exitCode, toolExecutionNotifications: [notification] };
  return { ...log, runs: (log.runs ?? []).map((run) => ({ ...run, invocations: [invocation] })) };
}

function parsed(json: string): object {
  return JSON.parse(json) as object;
}

function document(value: object): string {
  return `${visibleJson(JSON.stringify(value, undefined, 2))}\n`;
}
