import { html } from "../html.ts";
import { fullTitle, underscored, type StoredTitle } from "./titles.ts";
import { urlPart } from "./url-part.ts";

/*
 * Edit summaries in HTML. The only wikitext in them is links and names of sections. Links do not show whether their
 * page exists (D-430).
 */

const link = /\[\[:?([^[\]|<>{}\n]+)(?:\|([^[\]\n]*))?\]\]/g;

/** Returns a comment as HTML. Text in CSS comment delimiters is the name of a section on the page. */
export function commentHtml(comment: string, about?: StoredTitle): string {
  const start = comment.indexOf("/*");
  const end = start < 0 ? -1 : comment.indexOf("*/", start + 2);
  if (end < 0) return linked(comment);
  const after = comment.slice(end + 2).trim();
  const name = comment.slice(start + 2, end).trim();
  return `${linked(comment.slice(0, start))}<span dir="auto">${sectionHtml(name, about, after !== "")}${after === "" ? "" : ` ${linked(after)}`}</span>`;
}

function sectionHtml(name: string, about: StoredTitle | undefined, goesOn: boolean): string {
  const shown = `→\u200e${html(name)}`;
  const title = about === undefined ? undefined : fullTitle(about);
  const text =
    title === undefined ? shown : `<a href="${addressOf(`${title}#${name}`)}" title="${html(title)}">${shown}</a>`;
  return `<span class="autocomment">${text}${goesOn ? ": " : ""}</span>`;
}

function linked(text: string): string {
  let all = "";
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, target = "", shown = target] = match;
    all += `${html(text.slice(end, match.index))}<a href="${addressOf(target.trim())}" title="${html(target.trim())}">${html(shown)}</a>`;
    end = match.index + whole.length;
  }
  return all + html(text.slice(end));
}

function addressOf(title: string): string {
  const [page = "", ...sections] = title.split("#");
  return html(
    `/index.php/${urlPart(page)}${sections.map((name) => `#${encodeURI(underscored(name.toWellFormed()))}`).join("")}`,
  );
}
