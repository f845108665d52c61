import { compile } from "../compile.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { emitters } from "../emit/emitters.ts";
import { loadSources, type LoadResult } from "../load/load.ts";
import type { SpecEdit } from "../verify/report/edits.ts";
import type { Terminal } from "./terminal.ts";

/** Writes edits of the spec unless they cause errors in it. Returns the diagnostics that prevented it. */
export async function writeEdits(
  command: string,
  root: string,
  { sources }: LoadResult,
  edits: readonly SpecEdit[],
  { runner }: Terminal,
): Promise<readonly Diagnostic[]> {
  const after = new Map([...sources, ...edits.map(({ path, after: text }) => [path, text] as const)]);
  const errors = compile(loadSources(after), emitters).diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return errors;
  const { rewriteFiles } = await import("../write/rewrite.ts");
  return rewriteFiles(root, edits, `${runner === "kiln" ? "kiln" : "npm run kiln --"} ${command}`);
}
