import { inlineText, textRun } from "../../../codegen/markdown.ts";

/* Text in twins. A colon before a space or an end is no part of an address or of an emoji, and needs no escape. */

export function twinText(text: string): string {
  return withPlainColons(inlineText(text));
}

export function twinRun(text: string): string {
  return withPlainColons(textRun(text));
}

function withPlainColons(markdown: string): string {
  return markdown.replace(/(?<!\\)\\:(?= |$)/g, ":");
}
