/*
 * The markup of messages. `<kbd>` and `<var>` mark code, and character references escape markup characters. Request
 * values are inserted either raw or escaped, depending on the message, as in the real system.
 */
/** Characters that start markup anywhere or at the start of a line. */
const markup = /["&'<=>[\]{|};]|(?<=^|[\n\r])[#*: \n\r\t]|(?<=^|[\n\r])-(?=---)|(?<=_)_|:(?=\/\/)|(?<=(?:ISBN|RFC|PMID))\s/g;
/** Returns wikitext that displays the given text unchanged. */
export function wikitextOf(text) {
    return text.replace(markup, (character) => `&#${character.charCodeAt(0)};`);
}
/** Returns the visible text of a message. */
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
