import type { StoredTitle } from "../../wiki/titles.ts";

/*
 * What the search knows of a page: the words of its title, and those of its text. MediaWiki's search in SQL takes a text of letters, digits and
 * what is not ASCII as a word; addresses of links to other sites, tags and the names of parameters of files are left out.
 */

/** The words of a title, without its namespace. */
export function wordsOfTitle({ title }: StoredTitle): readonly string[] {
  return wordsIn(lowered(title.replaceAll("_", " ")));
}

const protocols = "(?:https?|ftp|mailto|news|gopher)";
const inAddress = String.raw`[A-Za-z0-9_\/:.,~%\-+&;#?!=()@\u0080-\u{10FFFF}]`;
const outside = String.raw`[^A-Za-z0-9_\/:.,~%\-+&;#?!=()@\u0080-\u{10FFFF}]`;

type Change = (text: string) => string;

const replaced =
  (pattern: RegExp, replacement: string): Change =>
  (text) =>
    text.replace(pattern, replacement);

/** Replaces nothing behind the last `end`. Without that, a pattern whose match ends with it searches the rest of the text again at each start. */
const replacedBefore =
  (end: string, pattern: RegExp, replacement: string): Change =>
  (text) => {
    const stop = text.lastIndexOf(end) + 1;
    return text.slice(0, stop).replace(pattern, replacement) + text.slice(stop);
  };

/** Removes the parts of a text that are not searched. Each takes linear time. */
const cleaning: readonly Change[] = [
  replacedBefore(">", /<\/?\s*[a-z][^>]*>/gu, " "),
  replaced(new RegExp(`(^|[^[])${protocols}:${inAddress}+(${outside}|$)`, "gu"), "$1 $2"),
  replaced(new RegExp(`([^[])\\[${protocols}:${inAddress}+\\]`, "gu"), "$1 "),
  replacedBefore("]", new RegExp(`([^[])\\[${protocols}:${inAddress}+\\s+([^\\]]+)\\]`, "gu"), "$1 $2 "),
  replaced(new RegExp(`\\[\\[image:(${inAddress}+)\\.(?:gif|png|jpg|jpeg)(${outside})`, "gu"), " $1 $2"),
  // The end of a word behind a link belongs to the word. A match consumes each word, so that none is read again from its second letter.
  (text) =>
    text.replace(/([a-z0-9_'.&#;"*\-\u0080-\u{10FFFF}]+)(?:\]\]([a-z]+))?/gu, (whole, word: string, ending?: string) =>
      ending === undefined ? whole : `${word} ${word}${ending}`,
    ),
];

/** The words of a text. */
export function wordsOfText(text: string): readonly string[] {
  return wordsIn(cleaning.reduce((cleaned, change) => change(cleaned), ` ${lowered(text)} `));
}

/** The words of a text as it is. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[a-z0-9\u0080-\u{10FFFF}]+/gu) ?? [];
}

/** In lower case, letters and digits of full width as those of ASCII. */
export function lowered(text: string): string {
  return text
    .replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .toLowerCase();
}
