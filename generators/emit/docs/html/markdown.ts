import { Html, htmlText } from "../../../codegen/html.ts";

/** A text in Markdown as HTML. */
export function markdownHtml(text: string, _level: number): Html {
  return Html.of(`<pre class="text">${htmlText(text)}</pre>\n`);
}
