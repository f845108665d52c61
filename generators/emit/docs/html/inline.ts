import { Html, htmlAttribute, htmlText, htmlUrl, isWebUrl } from "../../../codegen/html.ts";
import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { anchor, relativeUrl } from "../addresses.ts";
import type { Inline, Prose } from "../site.ts";

/** The page that contains a run of text. */
export interface Position {
  readonly path: string;
}

export function inlineHtml(prose: Prose, position: Position): Html {
  return Html.join(prose.map((inline) => byKind(printers, inline, position)));
}

const printers: ByKind<Inline, [position: Position], Html> = {
  text: ({ text }) => Html.of(htmlText(text)),
  code: ({ text }) => Html.of(`<code>${codeHtml(text)}</code>`),
  strong: ({ content }, position) => Html.of(`<strong>${inlineHtml(content, position)}</strong>`),
  emphasis: ({ content }, position) => Html.of(`<em>${inlineHtml(content, position)}</em>`),
  link: ({ to, content }, position) =>
    Html.of(`<a href="${htmlUrl(relativeUrl(position.path, to))}">${inlineHtml(content, position)}</a>`),
  image: ({ from, alternative }, position) =>
    Html.of(
      `<img src="${htmlUrl(encodeURI(relativeUrl(position.path, from)))}" alt="${htmlAttribute(alternative)}" loading="lazy">`,
    ),
  external: ({ url, content }, position) => {
    const shown = inlineHtml(content, position);
    return isWebUrl(url) ? Html.of(`<a href="${htmlUrl(url)}" rel="noreferrer">${shown}</a>`) : shown;
  },
  mark: ({ status, decision }) =>
    Html.of(
      ` <a class="mark ${htmlAttribute(status)}" href="${htmlUrl(`#${anchor("decision", decision)}`)}" aria-label="${htmlAttribute(`${status}: ${decision}`)}">${htmlText(status)}</a>`,
    ),
};

/** Code longer than this number of characters may wrap after separators, but never within a name. */
const longCode = 24;

function codeHtml(text: string): string {
  return text.length <= longCode
    ? htmlText(text)
    : text
        .split(/(?<=[.|,&/:])(?=\w)/)
        .map(htmlText)
        .join("<wbr>");
}
