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

/** What is not searched of a text, and what stands in its place. */
const cleaning: readonly (readonly [RegExp, string])[] = [
  [/<\/?\s*[a-z][^>]*?>/gu, " "],
  [new RegExp(`(^|[^[])${protocols}:${inAddress}+(${outside}|$)`, "gu"), "$1 $2"],
  [new RegExp(`([^[])\\[${protocols}:${inAddress}+\\]`, "gu"), "$1 "],
  [new RegExp(`([^[])\\[${protocols}:${inAddress}+\\s+([^\\]]+)\\]`, "gu"), "$1 $2 "],
  [new RegExp(`\\[\\[image:(${inAddress}+)\\.(?:gif|png|jpg|jpeg)(${outside})`, "gu"), " $1 $2"],
  // The end of a word behind a link belongs to the word.
  [/([a-z0-9_'.&#;"*\-\u0080-\u{10FFFF}]+)\]\]([a-z]+)/gu, "$1 $1$2"],
];

/** The words of a text. */
export function wordsOfText(text: string): readonly string[] {
  return wordsIn(cleaning.reduce((cleaned, [pattern, place]) => cleaned.replace(pattern, place), ` ${lowered(text)} `));
}

/** The words of a text as it is. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[a-z0-9\u0080-\u{10FFFF}]+/gu) ?? [];
}

/** In lower case, letters and digits of full width as those of ASCII. */
export function lowered(text: string): string {
  return text.replaceAll(/[０-９Ａ-Ｚａ-ｚ]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).toLowerCase();
}

