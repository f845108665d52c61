import { Html, htmlAttribute, htmlText, htmlUrl, isWebUrl } from "../../../codegen/html.ts";
import { byKind, type ByKind } from "../../../model/by-kind.ts";
import { anchor, relativeUrl } from "../addresses.ts";
import type { Inline, Prose } from "../site.ts";

/** A run of text on the page with this path. */
export function inlineHtml(prose: Prose, path: string): Html {
  return Html.join(prose.map((inline) => byKind(printers, inline, path)));
}

const printers: ByKind<Inline, [path: string], Html> = {
  text: ({ text }) => Html.of(htmlText(text)),
  code: ({ text }) => Html.of(`<code>${codeHtml(text)}</code>`),
  strong: ({ content }, path) => Html.of(`<strong>${inlineHtml(content, path)}</strong>`),
  emphasis: ({ content }, path) => Html.of(`<em>${inlineHtml(content, path)}</em>`),
  link: ({ to, content }, path) => Html.of(`<a href="${htmlUrl(relativeUrl(path, to))}">${inlineHtml(content, path)}</a>`),
  external: ({ url, content }, path) => {
    const shown = inlineHtml(content, path);
    return isWebUrl(url) ? Html.of(`<a href="${htmlUrl(url)}" rel="noreferrer">${shown}</a>`) : shown;
  },
  mark: ({ status, decision }) => {
    const [name, id] = [htmlText(decision), htmlUrl(`#${anchor("decision", decision)}`)];
    return Html.of(` <a class="mark ${htmlAttribute(status)}" href="${id}" aria-label="${htmlAttribute(status)}: ${name}">${htmlText(status)}</a>`);
  },
};

/** Longer code may go on in the next line behind what joins names: never within one. */
const longCode = 24;

function codeHtml(text: string): string {
  return text.length <= longCode ? htmlText(text) : text.split(/(?<=[.|,&/:])(?=\w)/).map(htmlText).join("<wbr>");
}
