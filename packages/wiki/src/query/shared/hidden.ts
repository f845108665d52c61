import type { Context } from "@kiln/server/query";
import { type Condition, anyOf, lacksBits } from "../../storage/select.ts";
import { type Column, hiddenParts } from "../../storage/tables.ts";
import { commentHtml } from "../../content/difference-html.ts";
import type { StoredTitle } from "../../content/titles.ts";

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

/** A row with a comment. The comment may refer to a section of `about`. */
interface Commented {
  readonly comment: string;
  readonly hidden: number;
  readonly about?: StoredTitle;
}

/** Returns the members for `prop=comment` and `prop=parsedcomment`. */
export function commentOf({ comment, hidden, about }: Commented, asked: ReadonlySet<string>, context: Context): object {
  if (!asked.has("comment") && !asked.has("parsedcomment")) return {};
  const mark = isHidden(hidden, "comment") ? { commenthidden: true } : {};
  if (!maySee(hidden, "comment", "deletedhistory", context)) return mark;
  return {
    ...mark,
    ...(asked.has("comment") ? { comment } : {}),
    ...(asked.has("parsedcomment") ? { parsedcomment: commentHtml(comment, about) } : {}),
  };
}

/** Returns the hash. It identifies the contents and is hidden together with them. */
export function hashOf({ hidden, sha1 }: { readonly hidden: number; readonly sha1: string }, context: Context): object {
  return {
    ...(isHidden(hidden, "text") ? { sha1hidden: true } : {}),
    ...(maySee(hidden, "text", "deletedtext", context) ? { sha1 } : {}),
  };
}

interface Parameters {
  readonly sha1?: string | undefined;
  readonly sha1base36?: string | undefined;
}

/** Returns the requested hash in base 16. `sha1base36` applies only if `sha1` is absent. */
export function sha1Of({ sha1, sha1base36 }: Parameters): string | undefined {
  return sha1?.toLowerCase() ?? (sha1base36 === undefined ? undefined : hexOf(sha1base36));
}

function hexOf(base36: string): string {
  const value = [...base36].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  return value.toString(16).padStart(40, "0");
}
