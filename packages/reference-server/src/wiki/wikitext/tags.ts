/* Comments, tags whose contents are no wikitext, and tags that say what is there where a page is included. */

/** What such a tag has inside is shown as it is. */
export const rawTags = ["nowiki", "pre", "gallery", "indicator"] as const;

export interface Tag {
  readonly name: string;
  readonly kind: "raw" | "comment" | "open" | "close";
  /** Where the contents of a raw tag or of a comment begin and end. */
  readonly inner: readonly [number, number];
  readonly end: number;
}

const opening = /<(\/?)(nowiki|pre|gallery|indicator|noinclude|includeonly|onlyinclude)(?=[\s/>])([^<>]*)>/iy;

/** Reads the tags of one text. Each closing tag is looked for once, so that many tags without one cost little. */
export function tagReader(text: string): (at: number) => Tag | undefined {
  const small = lowered(text);
  const closes = new Map<string, { readonly at: number; readonly end: number }>();
  const closeOf = (name: string, from: number): { readonly at: number; readonly end: number } => {
    const known = closes.get(name);
    if (known !== undefined && known.at >= from) return known;
    const at = small.indexOf(`</${name}`, from);
    const end = at < 0 ? -1 : text.indexOf(">", at) + 1;
    const found = end <= 0 ? { at: Infinity, end: 0 } : { at, end };
    closes.set(name, found);
    return found;
  };
  return (at) => {
    if (text.startsWith("<!--", at)) {
      const close = text.indexOf("-->", at + 4);
      const end = close < 0 ? text.length : close + 3;
      return { name: "", kind: "comment", inner: [at + 4, close < 0 ? end : close], end };
    }
    opening.lastIndex = at;
    const [whole, slash, given = "", rest = ""] = opening.exec(text) ?? [];
    if (whole === undefined) return undefined;
    const [name, end] = [given.toLowerCase(), at + whole.length];
    if (!rawTags.some((one) => one === name))
      return { name, kind: slash === "" ? "open" : "close", inner: [end, end], end };
    if (slash !== "") return undefined;
    if (rest.endsWith("/")) return { name, kind: "raw", inner: [end, end], end };
    const close = closeOf(name, end);
    return close.end === 0 ? undefined : { name, kind: "raw", inner: [end, close.at], end: close.end };
  };
}

/** In small letters, each where it was: some capital letters are one character, and two when small. */
function lowered(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
