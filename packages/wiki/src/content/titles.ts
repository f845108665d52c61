import { namespaces } from "../query/site/namespaces.ts";

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
