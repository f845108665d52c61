import { Html, htmlAttribute, htmlText, htmlUrl, isWebUrl } from "../../../codegen/html.ts";
import { type ByKind, byKind } from "../../../model/group-by.ts";
import { anchor, relativeUrl } from "../addresses.ts";
import type { Code, Inline, PageKind, Prose } from "../site.ts";

/** The page that contains a run of text. */
export interface Position {
  readonly path: string;
}

export function inlineHtml(prose: Prose, position: Position): Html {
  return Html.join(prose.map((inline) => byKind(printers, inline, position)));
}

const printers: ByKind<Inline, [position: Position], Html> = {
  text: ({ text }) => Html.of(htmlText(text)),
  code: ({ text }) => Html.of(`<code>${inlineCode(text)}</code>`),
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

function inlineCode(text: string): string {
  return text.length <= longCode
    ? htmlText(text)
    : text
        .split(/(?<=[.|,&/:])(?=\w)/)
        .map(htmlText)
        .join("<wbr>");
}

const [quoted, number] = [String.raw`"(?:[^"\\\n]|\\.)*"`, String.raw`(?<![\w.])-?\d[\w.]*`];
const words = (list: string): string => `\\b(?:${list.replaceAll(" ", "|")})\\b`;
const code = (comment: string, keywords: string): RegExp =>
  new RegExp(`(?<comment>${comment})|(?<string>${quoted})|(?<keyword>${words(keywords)})|(?<value>${number})`, "g");

/** The parts of each language that are highlighted. Everything else, such as names, has the color of text. */
const patterns: Readonly<Record<Code["language"], RegExp | undefined>> = {
  http: /(?<keyword>^(?:[A-Z]{3,7}(?= )|[\w-]+(?=: )))/gm,
  json: new RegExp(`(?:${quoted}(?=:))|(?<string>${quoted})|(?<value>${words("true false null")}|${number})`, "g"),
  python: code("#.*", "import from for in if else while with as def return print raise True False None not and or"),
  shell: /(?<string>(?:'[^']*'|\\')+)|(?<keyword>^curl\b|(?<= )--?[A-Za-z][\w-]*)|(?<comment>(?:^|(?<= ))#.*)/gm,
  typescript: code("//.*", "import from const let await async for of if else return new type export true false null"),
  text: undefined,
};

/**
 * Returns highlighted code. Comments, keywords, strings and values are in elements with these classes. A URL may break
 * before `&` and `|`.
 */
export function codeHtml({ language, text }: Pick<Code, "language" | "text">): Html {
  const pattern = patterns[language];
  if (pattern === undefined) return Html.of(htmlText(text));
  let [html, end] = ["", 0];
  for (const { 0: token, index, groups = {} } of text.matchAll(pattern)) {
    const [kind] = Object.entries(groups).find(([, found]) => found !== undefined) ?? [];
    if (kind === undefined) continue;
    html += `${htmlText(text.slice(end, index))}<span class="${kind}">${withBreaks(token, language)}</span>`;
    end = index + token.length;
  }
  return Html.of(html + htmlText(text.slice(end)));
}

function withBreaks(token: string, language: Code["language"]): string {
  return language === "shell"
    ? token
        .split(/(?=[&|](?=\w))/)
        .map(htmlText)
        .join("<wbr>")
    : htmlText(token);
}

/** Labels above the titles of pages. */
export const kindLabels: Readonly<Record<PageKind, string>> = {
  start: "Documentation",
  service: "Service",
  topic: "Topic",
  list: "List",
  resource: "Resource",
  operation: "Operation",
  module: "Module",
  "request-parameters": "Request parameters",
  "value-set": "Value set",
  error: "Error code",
  decision: "Decision",
  questions: "Open questions",
  provenance: "Provenance",
  changes: "Versions",
  release: "Version",
  text: "Guide",
};
