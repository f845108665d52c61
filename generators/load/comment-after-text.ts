import { EVENT_ID, SCALAR_STYLE } from "js-yaml";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import { report, type Builder, type YamlEvent } from "./builder.ts";
import { clip } from "./clip.ts";
import type { Node } from "./tree.ts";

/** Keys whose values are text for people, of which one word may be left. Elsewhere text of several words is. */
const PROSE: ReadonlySet<string> = new Set([
  "title",
  "summary",
  "description",
  "text",
  "condition",
  "message",
  "when",
  "note",
  "question",
  "answer",
  "reason",
]);

const COMMENT = /[ \t]+(#[^\r\n]*)/y;

/**
 * Text without quotes ends at a “#” after a space. Its author may have meant the “#”, and no output would show that it
 * is lost.
 */
export function warnOfComment(builder: Builder, key: string | undefined, event: YamlEvent, node: Node): void {
  if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN || !isProse(key, node)) return;
  COMMENT.lastIndex = node.place.end;
  const comment = COMMENT.exec(builder.text)?.[1];
  if (comment === undefined) return;
  const start = COMMENT.lastIndex - comment.length;
  const place = { file: builder.file, start, end: COMMENT.lastIndex };
  report(builder, diagnostic("comment-after-text", place, { comment: clip(comment.trimEnd()) }));
}

function isProse(key: string | undefined, node: Node): boolean {
  if (node.kind !== "scalar" || typeof node.value !== "string" || node.value === "") return false;
  return (key !== undefined && PROSE.has(key)) || node.value.includes(" ");
}
