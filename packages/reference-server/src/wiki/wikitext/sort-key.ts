import { spaced } from "../titles.ts";
import { cutBytes } from "./cut-bytes.ts";

/** What a page is sorted by in a category: in capital letters, as sites do that choose nothing else. The title decides between equal prefixes. */
export function sortKey(prefix: string, title: string): string {
  const unprefixed = spaced(title);
  const key = prefix === "" ? unprefixed : `${prefix.replaceAll(/[\n\t]/g, " ")}\n${unprefixed}`;
  return cutBytes(key.toUpperCase(), 230);
}
