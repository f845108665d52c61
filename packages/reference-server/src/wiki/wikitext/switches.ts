/** Words that say how a page is treated, with the property that each is stored as. `__TOC__` says where something stands, and is none. */
const switches: Readonly<Record<string, string>> = {
  notoc: "notoc",
  nogallery: "nogallery",
  forcetoc: "forcetoc",
  noeditsection: "noeditsection",
  newsectionlink: "newsectionlink",
  nonewsectionlink: "nonewsectionlink",
  hiddencat: "hiddencat",
  expectunusedcategory: "expectunusedcategory",
  index: "index",
  noindex: "noindex",
  staticredirect: "staticredirect",
  notitleconvert: "notitleconvert",
  notc: "notitleconvert",
  nocontentconvert: "nocontentconvert",
  nocc: "nocontentconvert",
};

/** Those whose case counts. */
const sensitive = new Set([
  "HIDDENCAT",
  "INDEX",
  "NOINDEX",
  "NEWSECTIONLINK",
  "NONEWSECTIONLINK",
  "STATICREDIRECT",
  "EXPECTUNUSEDCATEGORY",
]);

/** `__NOTOC__` and the like, as properties, and the text without them. */
export function switchesIn(text: string): {
  readonly switches: Readonly<Record<string, string>>;
  readonly text: string;
} {
  const found: Record<string, string> = {};
  const left = text.replaceAll(/__([A-Za-z]{2,20})__/g, (whole, word: string) => {
    const property = Object.hasOwn(switches, word.toLowerCase()) ? switches[word.toLowerCase()] : undefined;
    if (property === undefined || (sensitive.has(word.toUpperCase()) && word !== word.toUpperCase())) return whole;
    found[property] = "";
    return "";
  });
  return { switches: found, text: left };
}
