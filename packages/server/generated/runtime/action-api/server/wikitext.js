/*
 * Messages have a markup: `<kbd>` and `<var>` for what is code, and character references for what would be markup
 * otherwise. What a request says stands in them as it is, or so that no markup is left of it, as the system has it for
 * each message.
 */
/** What begins markup, anywhere or at the beginning of a line. */
const markup = /["&'<=>[\]{|};]|(?<=^|[\n\r])[#*: \n\r\t]|(?<=^|[\n\r])-(?=---)|(?<=_)_|:(?=\/\/)|(?<=(?:ISBN|RFC|PMID))\s/g;
/** Wikitext that shows the text, and does nothing else. */
export function wikitextOf(text) {
    return text.replace(markup, (character) => `&#${character.charCodeAt(0)};`);
}
/** What the text of a message shows. */
export function plainTextOf(wikitext) {
    return wikitext
        .replace(/<\/?(?:var|kbd|samp|code)>/g, '"')
        .replace(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, "")
        .replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot));/g, (whole, code, name) => {
        return code === undefined ? characters[name] : (characterOf(Number(code)) ?? whole);
    })
        .replace(/[ \t\r\n]+/g, " ")
        .trim();
}
const characters = { amp: "&", lt: "<", gt: ">", quot: '"' };
function characterOf(code) {
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
