import { readTitle, type TitleSite } from "@kiln/server/query";
import { interwikiAddresses } from "../query/site/interwikis.ts";
import { namespaces } from "../query/site/namespaces.ts";
import { storedTitle, type StoredTitle } from "./titles.ts";

/** What titles are read by. */
export const titleSite: TitleSite = {
  namespaces: Object.fromEntries(namespaces.map(({ id, name }) => [id, name])),
  aliases: Object.fromEntries(namespaces.flatMap(({ id, aliases = [] }) => aliases.map((alias) => [alias.toLowerCase(), id]))),
  interwikis: interwikiAddresses,
};

/** A title that a request gives, as it is stored; undefined where no page of this site can have it. */
export function titleFrom(text: string): StoredTitle | undefined {
  const read = readTitle(text, titleSite);
  return read.kind === "here" && read.title !== "" ? { ns: read.ns, title: storedTitle(read.ns, read.title) } : undefined;
}

export function titlesFrom(texts: readonly string[]): readonly StoredTitle[] {
  return texts.flatMap((text) => titleFrom(text) ?? []);
}
