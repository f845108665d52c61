import { Html, htmlText } from "../../../codegen/html.ts";
import type { Code } from "../site.ts";

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
