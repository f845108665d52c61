import { inlineText, textRun } from "../../../codegen/markdown.ts";

/*
 * Text in Markdown pages. A colon before a space or at the end is not part of a URL or an emoji, so it is not escaped.
 */

export function twinText(text: string): string {
  return withPlainColons(inlineText(text));
}

export function twinRun(text: string): string {
  return withPlainColons(textRun(text));
}

function withPlainColons(markdown: string): string {
  return markdown.replace(/(?<!\\)\\:(?= |$)/g, ":");
}
