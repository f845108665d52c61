import type { Context } from "@kiln/server/query";
import { commentHtml } from "../../content/comment-html.ts";
import type { StoredTitle } from "../../content/titles.ts";
import { isHidden, maySee } from "./hidden.ts";

/** A row with a comment. The comment may refer to a section of `about`. */
export interface Commented {
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
