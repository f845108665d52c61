import { fullTitle } from "../titles.ts";
import type { LinkTarget } from "../site-titles.ts";
import { redirectTarget } from "../wikitext/redirect.ts";

const longest = 200;

/** What is said of an edit of which its author says nothing. `before` is undefined where the page is new. */
export function autoSummary(before: string | undefined, text: string): string {
  const [was, target] = [before === undefined ? undefined : redirectTarget(before), redirectTarget(text)];
  if (target !== undefined && was === undefined) return `Redirected page to [[${linkText(target)}]]`;
  if (target !== undefined && was !== undefined && linkText(target) !== linkText(was))
    return `Changed redirect target from [[${linkText(was)}]] to [[${linkText(target)}]]`;
  if (before === undefined) return text === "" ? "Created blank page" : `Created page with "${shortened(text)}"`;
  if (was !== undefined && target === undefined) return `Removed redirect to [[${linkText(was)}]]`;
  if (before !== "" && text === "") return "Blanked the page";
  return before.length > 10 * text.length && text.length < 500 ? `Replaced content with "${shortened(text)}"` : "";
}

function shortened(text: string): string {
  const line = text.replaceAll("\n", " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}...` : line;
}

function linkText({ interwiki, fragment, ...title }: LinkTarget): string {
  return `${interwiki === "" ? "" : `${interwiki}:`}${fullTitle(title)}${fragment === "" ? "" : `#${fragment}`}`;
}
