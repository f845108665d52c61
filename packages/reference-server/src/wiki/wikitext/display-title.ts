import type { StoredTitle } from "../titles.ts";
import { pageNamed } from "../site-titles.ts";

/** A title as a page wants it shown, which may differ from its own in markup only; undefined where it is another one. */
export function displayTitle(given: string, page: StoredTitle): string | undefined {
  const named = pageNamed(given.replaceAll(/<[^<>]*>/g, "").replaceAll(/'{2,}/g, ""));
  return named !== undefined && named.ns === page.ns && named.title === page.title ? given : undefined;
}
