import type { Diagnostic } from "./diagnostic.ts";
import type { Severity } from "./severity.ts";

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

export function countsOf(diagnostics: readonly Diagnostic[]): Counts {
  const count = (severity: Severity) => diagnostics.filter((one) => one.severity === severity).length;
  return { errors: count("error"), warnings: count("warning") };
}

/** Counts the diagnostics by severity: `2 errors, 1 warning`. Severities without diagnostics are omitted. */
export function summaryOf(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = countsOf(diagnostics);
  const parts = [errors > 0 && plural(errors, "error"), warnings > 0 && plural(warnings, "warning")];
  return parts.filter((part) => part !== false).join(", ");
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
