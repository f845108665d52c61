import { protocols } from "../../query/site/wikitext.ts";

const escaped = (text: string): string => text.replaceAll(/[/.]/g, "\\$&");
const named = protocols
  .filter((one) => one !== "//")
  .map(escaped)
  .join("|");

/** An address, and the bracket that it may stand behind. One without a protocol needs the bracket. */
const address = new RegExp(`(\\[)?(?<![\\w/:])((?:${named})|(?<=\\[)//)([^\\]\\[<>"\\s\\u007f\\u00a0\\u3000]+)`, "giu");

/** The addresses of other sites in expanded wikitext, each once. */
export function externalLinks(text: string): readonly string[] {
  const found = new Set<string>();
  const closing = closingBracket(text);
  for (const match of text.matchAll(address)) {
    const [whole, bracket, protocol = "", rest = ""] = match;
    const isClosed = bracket !== undefined && closing(match.index + whole.length);
    if (protocol === "//" && !isClosed) continue;
    const url = protocol + (isClosed ? rest : withoutPunctuation(rest));
    if (url.length > protocol.length && Buffer.byteLength(url) <= 2000)
      found.add(encoded(url.replaceAll("&amp;", "&")));
  }
  return [...found];
}

/** Letters beyond ASCII stand for their bytes. */
function encoded(url: string): string {
  return url.replaceAll(/[^\x21-\x7e]+/gu, (letters) => encodeURIComponent(letters.toWellFormed()));
}

/** A bracket that opened has to close on the same line. Each is looked for once. */
function closingBracket(text: string): (from: number) => boolean {
  let [close, line] = [-1, -1];
  return (from) => {
    if (close < from) close = at(text.indexOf("]", from));
    if (line < from) line = at(text.indexOf("\n", from));
    return close < line;
  };
}

const at = (index: number): number => (index < 0 ? Infinity : index);

/** What ends a sentence is no part of an address; a bracket is, where it was opened within. */
function withoutPunctuation(text: string): string {
  let end = text.search(/'{2}/);
  end = end < 0 ? text.length : end;
  const signs = text.includes("(") ? ",;.:!?" : ",;.:!?)";
  while (end > 0 && signs.includes(text[end - 1] ?? "")) end--;
  return text.slice(0, end);
}
