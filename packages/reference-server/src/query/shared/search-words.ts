import { html } from "../../html.ts";

const mostWords = 20;
const passageLength = 150;

/** The words of a search text, each once; its signs mean nothing. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, mostWords);
}

/** The part of a text in which the first of the words stands. */
export function passageOf(text: string, words: readonly string[]): string {
  const small = text.toLowerCase();
  const places = words.map((word) => small.indexOf(word.toLowerCase())).filter((at) => at >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - passageLength / 3);
  return text.slice(places.length === 0 ? 0 : start).slice(0, passageLength);
}

/** A text as HTML in which the words are marked as MediaWiki marks them. */
export function markedWords(text: string, words: readonly string[]): string {
  if (words.length === 0) return html(text);
  // Words are letters and digits alone, so no pattern is in them.
  const parts = text.split(new RegExp(`(${words.join("|")})`, "iu"));
  return parts.map((part, index) => (index % 2 === 1 ? `<span class="searchmatch">${html(part)}</span>` : html(part))).join("");
}
