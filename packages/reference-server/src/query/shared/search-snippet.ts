import { html } from "../../html.ts";

const mostLines = 2;
/** Characters before and behind what was found. */
const context = 75;

/** The lines of a text in which something of the patterns stands, in HTML with that marked. Each pattern is of a text with a character for each byte. */
export function snippetOf(text: string, patterns: readonly string[]): string {
  if (patterns.length === 0) return "";
  const found = new RegExp(`^(.*)(${patterns.join("|")})(.{0,${context + 1}})`, "i");
  const marked = new RegExp(`(${patterns.join("|")})`, "gi");
  const passages = bytesOf(text)
    .split("\n")
    .flatMap((line) => [found.exec(line) ?? []].filter(({ length }) => length > 0))
    .slice(0, mostLines);
  return passages
    .map(([, before = "", word = "", behind = ""]) => {
      const shown = `${endOf(textOf(before))}${textOf(word)}${beginningOf(textOf(behind))}`;
      return `${textOf(bytesOf(html(shown)).replace(marked, "<span class='searchmatch'>$1</span>"))}\n`;
    })
    .join("");
}

const textOf = (bytes: string): string => Buffer.from(bytes, "latin1").toString();
const bytesOf = (text: string): string => Buffer.from(text).toString("latin1");

function endOf(text: string): string {
  const cut = `...${[...text].slice(-context).join("").trimStart()}`;
  return cut.length < text.length ? cut : text;
}

function beginningOf(text: string): string {
  const cut = `${[...text].slice(0, context).join("").trimEnd()}...`;
  return cut.length < text.length ? cut : text;
}
