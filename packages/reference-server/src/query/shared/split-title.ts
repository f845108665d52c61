import { titlePart } from "../../wiki/titles.ts";
import { titleSite } from "../../wiki/site-titles.ts";

const namespaces = new Map([
  ...Object.entries(titleSite.namespaces).map(([id, name]) => [name.toLowerCase(), Number(id)] as const),
  ...Object.entries(titleSite.aliases),
]);

/** The beginning of a title, and the namespace that it names, if it does; a colon in front is that of the articles. */
export function splitTitle(text: string): { readonly ns: number | undefined; readonly title: string } {
  const colon = text.indexOf(":");
  const name = text.slice(0, Math.max(0, colon)).trim().replaceAll("_", " ").toLowerCase();
  const ns = colon < 0 ? undefined : namespaces.get(name);
  return { ns, title: titlePart(ns === undefined ? text : text.slice(colon + 1)) };
}
