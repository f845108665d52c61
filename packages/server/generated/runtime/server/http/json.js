const decoder = new TextDecoder("utf-8", { fatal: true });
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;
/**
 * The value of a JSON text that every parser reads alike: in UTF-8, without duplicate keys, of well-formed
 * Unicode. Anything else is a SyntaxError or a TypeError.
 */
export function readJson(bytes) {
    const text = decoder.decode(bytes);
    const value = JSON.parse(text);
    if (!isPlain(text))
        throw new SyntaxError("A duplicate key, or a text that is not well-formed");
    return value;
}
function isPlain(text) {
    // The keys of the objects that are open, and an empty set for each open list.
    const open = [];
    let last = "";
    for (const [token] of text.matchAll(tokens)) {
        if (token === "{" || token === "[")
            open.push(new Set());
        else if (token === "}" || token === "]")
            open.pop();
        else if (token === ":") {
            const keys = open[open.length - 1];
            if (keys?.has(last))
                return false;
            keys?.add(last);
        }
        else {
            last = JSON.parse(token);
            if (!last.isWellFormed())
                return false;
        }
    }
    return true;
}
