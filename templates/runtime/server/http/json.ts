const decoder = new TextDecoder("utf-8", { fatal: true });
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]|-?\d[\d.eE+-]*/g;

/** A number that would be read as another one. */
export class InexactNumber extends Error {
  /** As it is written. */
  readonly token: string;
  /** The names of the members that lead to it. */
  readonly path: readonly string[];

  constructor(token: string, path: readonly string[]) {
    super("A number that is not read as it is written");
    this.name = "InexactNumber";
    this.token = token;
    this.path = path;
  }
}

/**
 * The value of a JSON text that every parser reads alike: in UTF-8, without duplicate keys, of well-formed
 * Unicode. Anything else is a SyntaxError or a TypeError; a number that is not read as it is written, an InexactNumber.
 */
export function readJson(bytes: Uint8Array): unknown {
  const text = decoder.decode(bytes);
  const value = JSON.parse(text);
  if (!isPlain(text)) throw new SyntaxError("A duplicate key, or a text that is not well-formed");
  return value;
}

/** A double holds whole numbers up to a bound, rounds those beyond it, and has an end. */
function isExact(token: string): boolean {
  const number = Number(token);
  const isWhole = Number.isInteger(number) && !/[eE]/.test(token);
  return Number.isFinite(number) && (!isWhole || Number.isSafeInteger(number));
}

function isPlain(text: string): boolean {
  // The objects and lists that are open: the keys of each, none of a list, and the last of them.
  const open: { readonly keys: Set<string>; key: string | undefined }[] = [];
  let last = "";
  for (const [token] of text.matchAll(tokens)) {
    if (token === "{" || token === "[") open.push({ keys: new Set(), key: undefined });
    else if (token === "}" || token === "]") open.pop();
    else if (token === ":") {
      const object = open[open.length - 1];
      if (object === undefined || object.keys.has(last)) return false;
      object.keys.add(last);
      object.key = last;
    } else if (token[0] !== '"') {
      if (!isExact(token)) throw new InexactNumber(token, open.flatMap(({ key }) => key ?? []));
    } else {
      last = JSON.parse(token);
      if (!last.isWellFormed()) return false;
    }
  }
  return true;
}
