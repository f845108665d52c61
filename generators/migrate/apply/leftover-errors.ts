import { positionAfter, type Edit } from "./edits.ts";
import type { Ts, TypeScript } from "./typescript.ts";

/** Returns the errors in a file after the migration that were not at the same place before it. */
export function leftoverErrors(
  ts: Ts,
  before: readonly TypeScript.Diagnostic[],
  after: readonly TypeScript.Diagnostic[],
  edits: readonly Edit[],
): readonly TypeScript.Diagnostic[] {
  if (after.length === 0) return [];
  const known = new Set(before.map((one) => `${positionAfter(edits, one.start ?? 0)} ${message(ts, one)}`));
  return after.filter((one) => !known.has(`${one.start ?? 0} ${message(ts, one)}`));
}

export function errorsIn(program: TypeScript.Program, path: string): readonly TypeScript.Diagnostic[] {
  const file = program.getSourceFile(path);
  return file === undefined ? [] : program.getSemanticDiagnostics(file);
}

/** Formats a diagnostic message on one line. */
export function message(ts: Ts, { messageText }: TypeScript.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ");
}
