import { linkTarget, type LinkTarget } from "../site-titles.ts";

const redirect = /^\s*#redirect\s*:?\s*\[\[([^|\]\n]{1,1000})(?:\|[^\]\n]{0,1000})?\]\]/i;

/** Where a page leads that begins with `#REDIRECT [[…]]`. */
export function redirectTarget(text: string): LinkTarget | undefined {
  const [, given] = redirect.exec(text.slice(0, 4000)) ?? [];
  const target = given === undefined ? undefined : linkTarget(given.trim());
  return target === undefined || (target.title === "" && target.interwiki === "") ? undefined : target;
}
