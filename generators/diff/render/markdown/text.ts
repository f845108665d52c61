import { codeCell } from "../../../codegen/markdown.ts";
import { visible } from "../../../diagnostics/visible.ts";

/** Formats names and values of a spec as code, in which GitHub recognizes no links or mentions. */
export function code(text: string): string {
  return codeCell(shortened(text));
}

export function shortened(text: string): string {
  return visible(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
}

/** The maximum length of a name or value. A row contains several. */
const LONGEST = 300;
