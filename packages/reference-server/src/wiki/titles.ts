import { namespaces } from "../query/site/namespaces.ts";

/** A title in its stored form: without the name of its namespace, and with `_` for spaces. */
export interface StoredTitle {
  readonly ns: number;
  readonly title: string;
}

const names = new Map(namespaces.map(({ id, name }) => [id, name]));

/** Returns a title in the form of responses: `Talk:Main Page`. */
export function fullTitle({ ns, title }: StoredTitle): string {
  const name = names.get(ns) ?? "";
  return spaced(name === "" ? title : `${name}:${title}`);
}

/** The stored form of a full title whose namespace is known: `Main_Page` of `Talk:Main Page`. */
export function storedTitle(ns: number, full: string): string {
  const name = names.get(ns) ?? "";
  return underscored(name === "" ? full : full.slice(name.length + 1));
}

export const spaced = (title: string): string => title.replaceAll("_", " ");
export const underscored = (title: string): string => title.replaceAll(" ", "_");

/** The beginning of a title, as titles are stored: with a capital letter. A blank at its end counts. */
export function titlePart(text: string): string {
  const tidy = text.replace(/[ _]+/g, "_").replace(/^_/, "");
  const [first = ""] = tidy;
  return first.toUpperCase() + tidy.slice(first.length);
}
