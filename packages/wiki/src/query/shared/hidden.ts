import type { Context } from "@kiln/server/query";
import { anyOf, lacksBits, type Condition } from "../../storage/select.ts";
import { hiddenParts, type Column } from "../../storage/tables.ts";

/* Hidden parts of revisions, log entries and files, and the callers who may see them. */

/** A part that may be hidden. `text` is the action of a log entry or the contents of a file. */
export type Part = "text" | "comment" | "user";

const suppressedRights = ["suppressrevision", "viewsuppressed"];

export function isHidden(hidden: number, part: keyof typeof hiddenParts): boolean {
  return (hidden & hiddenParts[part]) !== 0;
}

/** Reports whether the caller may see a part. All callers may see parts that are not hidden. */
export function maySee(hidden: number, part: Part, right: string, context: Context): boolean {
  if (!isHidden(hidden, part)) return true;
  const { rights } = context.caller;
  return isHidden(hidden, "restricted") ? hasAny(rights, suppressedRights) : rights.includes(right);
}

/** Returns `suppressed` if one of these parts is hidden even from administrators. */
export function suppression(hidden: number, parts: readonly Part[]): object {
  return isHidden(hidden, "restricted") && parts.some((part) => isHidden(hidden, part)) ? { suppressed: true } : {};
}

/** Selects the rows in which the caller may see a part. Otherwise, a filter by this part would reveal hidden values. */
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
