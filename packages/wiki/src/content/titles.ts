import { type ReadTitle, type TitleSite, readTitle } from "@kiln/server/query";
import { namespaces } from "../query/site/namespaces.ts";
import { type Condition, allOf, anyOf, equal, isIn } from "../storage/select.ts";
import { interwikiAddresses } from "../query/site/languages.ts";

/** A title in its stored form: without the name of its namespace, and with `_` for spaces. */
export interface StoredTitle {
  readonly ns: number;
  readonly title: string;
}

const names = new Map(namespaces.map(({ id, name }) => [id, name]));

/** Converts a title to the form of responses: `Talk:Main Page`. */
export function fullTitle({ ns, title }: StoredTitle): string {
  const name = names.get(ns) ?? "";
  return spaced(name === "" ? title : `${name}:${title}`);
}

/** Converts a full title in a known namespace to its stored form: `Talk:Main Page` to `Main_Page`. */
export function storedTitle(ns: number, full: string): string {
  const name = names.get(ns) ?? "";
  return underscored(name === "" ? full : full.slice(name.length + 1));
}

export const spaced = (title: string): string => title.replaceAll("_", " ");
export const underscored = (title: string): string => title.replaceAll(" ", "_");

/** Converts the beginning of a title to its stored form, with a capital letter. A trailing space is significant. */
export function titlePart(text: string): string {
  const tidy = text.replace(/[ _]+/g, "_").replace(/^_/, "");
  const [first = ""] = tidy;
  return first.toUpperCase() + tidy.slice(first.length);
}

/** Returns the condition that a row has one of these titles, as the title of a page or the target of a link. */
export function titlesAre(
  table: "pages" | "links" | "protected_titles" | "watched",
  titles: readonly StoredTitle[],
): Condition {
  const spaces = [...Map.groupBy(titles, ({ ns }) => ns)].map(([ns, some]) =>
    allOf(equal(`${table}.ns`, ns), isIn(`${table}.title`, [...new Set(some.map(({ title }) => title))])),
  );
  const [only, ...more] = spaces;
  return only !== undefined && more.length === 0 ? only : anyOf(...spaces);
}

/** The namespaces of the site and the interwiki prefixes, which are needed to parse titles. */
export const titleSite: TitleSite = {
  namespaces: Object.fromEntries(namespaces.map(({ id, name }) => [id, name])),
  aliases: Object.fromEntries(
    namespaces.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias.toLowerCase(), id])),
  ),
  interwikis: interwikiAddresses,
};

export interface LinkTarget extends StoredTitle {
  readonly fragment: string;
  /** The interwiki prefix; empty for a page of this site. Titles on other sites have no namespace. */
  readonly interwiki: string;
}

/** Returns the target of a link with its section; `undefined` if the title is not valid. */
export function linkTarget(text: string): LinkTarget | undefined {
  const read = readTitle(cleaned(text), titleSite);
  return read.kind === "invalid" ? undefined : targetOf(read);
}

/**
 * Returns the page of this site that a string names. Without a namespace in the string, the page is in `ns`, unless the
 * string begins with a colon.
 */
export function pageNamed(text: string, ns = 0): StoredTitle | undefined {
  const read = readTitle(cleaned(text), titleSite);
  if (read.kind !== "here" || read.title === "") return undefined;
  const { title } = read;
  if (read.ns !== 0 || ns === 0 || text.trim().startsWith(":"))
    return { ns: read.ns, title: storedTitle(read.ns, title) };
  return pageNamed(fullTitle({ ns, title }));
}

/** Returns the pages of this site that strings name, as in parameters with titles. */
export function pagesNamed(texts: readonly string[]): readonly StoredTitle[] {
  return texts.flatMap((text) => pageNamed(text) ?? []);
}

function targetOf(read: Exclude<ReadTitle, { kind: "invalid" }>): LinkTarget {
  if (read.kind === "here")
    return {
      ns: read.ns,
      title: storedTitle(read.ns, read.title),
      fragment: read.fragment.slice(1).trim(),
      interwiki: "",
    };
  const title = read.text.replaceAll(" ", "_");
  return { ns: 0, title, fragment: "", interwiki: read.prefix };
}

/** Normalizes a title. Line breaks and tabs become spaces. */
function cleaned(text: string): string {
  return text.normalize("NFC").replaceAll(/[\n\t\r]/g, " ");
}

/** Encodes a title for a URL. Like the real system, it leaves some reserved characters unchanged. */
export function urlPart(title: string): string {
  return encodeURIComponent(underscored(title.toWellFormed()))
    .replaceAll(/%(?:3B|40|24|2C|2F|3A)/g, decodeURIComponent)
    .replaceAll("'", "%27");
}
