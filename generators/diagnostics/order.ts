import type { Diagnostic } from "./diagnostic.ts";

/**
 * The order to read them in: those without a place first (without a spec nothing else matters), then by file and place
 * as the author meets them, errors before warnings at one place. Otherwise the order of the stage is kept: it reports
 * the cause first.
 */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) => compare(a.place?.file ?? "", b.place?.file ?? "") || startOf(a) - startOf(b) || rankOf(a) - rankOf(b),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function startOf(one: Diagnostic): number {
  return one.place?.start ?? -1;
}

function rankOf(one: Diagnostic): number {
  return one.severity === "error" ? 0 : 1;
}
