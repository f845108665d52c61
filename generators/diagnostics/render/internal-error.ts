import { locator } from "../position.ts";
import type { Format } from "./format.ts";
import { renderJson } from "./json.ts";
import { renderSarif } from "./sarif.ts";
import { visibleJson } from "../visible.ts";

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
