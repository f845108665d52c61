import { namespaces } from "../../query/site/namespaces.ts";
import { fullTitle, type StoredTitle } from "../titles.ts";

const withSubpages = new Set(namespaces.flatMap(({ id, subpages }) => (subpages ? [id] : [])));

/** The title that `/Part` and `../Other` mean on a page, in namespaces that have subpages. */
export function subpageOf(given: string, page: StoredTitle): string {
  const text = given.trim();
  if (!withSubpages.has(page.ns)) return given;
  if (text.startsWith("/")) return fullTitle(page) + (text.endsWith("/") ? text.slice(0, -1) : text);
  if (!text.startsWith("../")) return given;
  const [, steps = "", rest = ""] = /^((?:\.\.\/)+)(.*)$/s.exec(text) ?? [];
  const parts = fullTitle(page).split("/");
  const left = parts.slice(0, Math.max(0, parts.length - steps.length / 3));
  if (left.length === 0) return given;
  return [...left, ...(rest === "" ? [] : [rest.replace(/\/$/, "")])].join("/");
}
