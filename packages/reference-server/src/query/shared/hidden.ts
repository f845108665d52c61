import type { Context } from "@kiln/server/query";
import { anyOf, lacksBits, type Condition } from "../../storage/wiki/select.ts";
import { hiddenParts, type Column } from "../../storage/wiki/tables.ts";

/* Parts of revisions, log entries and files that are hidden, and who sees them all the same. */

/** Of log entries and files, `text` is the action and the contents. */
export type Part = "text" | "comment" | "user";

const suppressedRights = ["suppressrevision", "viewsuppressed"];

export function isHidden(hidden: number, part: keyof typeof hiddenParts): boolean {
  return (hidden & hiddenParts[part]) !== 0;
}

/** Only where something is hidden does the answer depend on who asks. */
export function maySee(hidden: number, part: Part, right: string, context: Context): boolean {
  if (!isHidden(hidden, part)) return true;
  const { rights } = context.caller;
  return isHidden(hidden, "restricted") ? hasAny(rights, suppressedRights) : rights.includes(right);
}

/** `suppressed`, where one of these parts is hidden from administrators, too. */
export function suppression(hidden: number, parts: readonly Part[]): object {
  return isHidden(hidden, "restricted") && parts.some((part) => isHidden(hidden, part)) ? { suppressed: true } : {};
}

/** Rows in which the caller may see a part: else a filter by it would tell what is hidden. */
export function whereSeen(
  column: Column,
  part: Part,
  context: Context,
  right = "deletedhistory",
): readonly Condition[] {
  const { rights } = context.caller;
  const hidden = lacksBits(column, hiddenParts[part]);
  if (!rights.includes(right)) return [hidden];
  return hasAny(rights, suppressedRights) ? [] : [anyOf(hidden, lacksBits(column, hiddenParts.restricted))];
}

function hasAny(rights: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((right) => rights.includes(right));
}
