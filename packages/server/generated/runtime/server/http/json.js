const decoder = new TextDecoder("utf-8", { fatal: true });
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * The value of a JSON text about which everybody agrees: in UTF-8, without a key twice in one object, of well-formed Unicode.
 * Anything else is a SyntaxError or a TypeError.
 * @param {Uint8Array} bytes @returns {unknown}
 */
export function readJson(bytes) {
  const text = decoder.decode(bytes);
  const value = JSON.parse(text);
  if (!isPlain(text)) throw new SyntaxError("A key twice, or text that is none");
  return value;
}

/** @param {string} text which is JSON */
function isPlain(text) {
  /** @type {Set<string>[]} the keys of the objects, and the none of lists, that are open */
  const open = [];
  let last = "";
  for (const [token] of text.matchAll(tokens)) {
    if (token === "{" || token === "[") open.push(new Set());
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const keys = open[open.length - 1];
      if (keys.has(last)) return false;
      keys.add(last);
    } else {
      last = JSON.parse(token);
      if (!last.isWellFormed()) return false;
    }
  }
  return true;
}
