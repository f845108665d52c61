import { escaped } from "./message-texts.js";
/* Descriptions are Markdown of paragraphs, lists with `- ` and code spans; everything else in them is text. */
/** Returns a description in one of the help formats. The result is empty for `none`. */
export function descriptionIn(form, markdown) {
    const print = forms[form];
    return markdown === undefined || print === undefined ? {} : { description: print(markdown) };
}
const forms = {
    html: descriptionHtml,
    wikitext: descriptionWikitext,
    // The key of a message that consists only of its first parameter.
    raw: (markdown) => [{ key: "rawmessage", params: [descriptionWikitext(markdown)] }],
};
export function descriptionHtml(markdown) {
    return markdown
        .split("\n\n")
        .map((block) => (block.startsWith("- ") ? `<ul>${block.split("\n").map(htmlItem).join("")}</ul>` : html(block)))
        .join("\n");
}
function htmlItem(line) {
    return `<li>${html(line.slice(2))}</li>`;
}
function html(text) {
    return withCode(text, escaped);
}
function descriptionWikitext(markdown) {
    return withCode(markdown, plainWikitext).replace(/^- /gm, "* ");
}
/** Escapes all wikitext markup in a string. */
function plainWikitext(text) {
    return escaped(text).replace(/[[\]{}|]|''|~~~/g, (mark) => [...mark].map((character) => `&#${character.charCodeAt(0)};`).join(""));
}
/** Converts code spans, with one or more backquotes, to `<kbd>`. */
function withCode(text, print) {
    const parts = text.split(/(`+)([^`]+)\1/);
    return parts.map((part, at) => [print(part), "", `<kbd>${print(part.trim())}</kbd>`][at % 3]).join("");
}
