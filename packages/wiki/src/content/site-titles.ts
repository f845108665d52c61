import { readTitle, type ReadTitle, type TitleSite } from "@kiln/server/query";
import { interwikiAddresses } from "../query/site/interwikis.ts";
import { namespaces } from "../query/site/namespaces.ts";
import { fullTitle, storedTitle, type StoredTitle } from "./titles.ts";

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
