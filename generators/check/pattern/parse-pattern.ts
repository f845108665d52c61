/** A pattern, as far as its matching may branch. */
export type PatternNode =
  /** One character of a class, by the text of the class. */
  | { readonly kind: "character"; readonly text: string }
  | { readonly kind: "sequence" | "alternatives"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly part: PatternNode; readonly minimum: number; readonly maximum: number };

export interface ParsedPattern {
  readonly main: PatternNode;
  /** What lookarounds hold: matched by themselves. */
  readonly lookarounds: readonly PatternNode[];
}

const EMPTY: PatternNode = { kind: "sequence", parts: [] };
/** Deeper ones are not looked into. */
const DEEPEST = 200;

/** One step of a pattern that the flag u allows, so that nothing of it is ambiguous. */
const TOKEN = new RegExp(
  [
    /\\(?:u\{[^}]*\}|u[dD][89abAB]..\\u[dD][c-fC-F]..|u.{4}|x..|c.|[pP]\{[^}]*\}|k<[^>]*>|\d+|.)/u, // an escape
    /\[(?:\\.|[^\]\\])*\]/u, // a class
    /\(\?(?:<?[=!]|:|<[^>]*>)/u, // the beginning of a group that is more than a bracket
    /[*+?]\??|\{\d+(?:,\d*)?\}\??/u, // a quantifier
    /./u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gsu",
);

/** Reads a valid pattern; undefined where it is nested too deep. */
export function parsePattern(pattern: string): ParsedPattern | undefined {
  const tokens = pattern.match(TOKEN) ?? [];
  const lookarounds: PatternNode[] = [];
  let at = 0;

  function alternatives(depth: number): PatternNode | undefined {
    if (depth > DEEPEST) return undefined;
    const branches: PatternNode[][] = [[]];
    while (at < tokens.length && tokens[at] !== ")") {
      const token = tokens[at++]!;
      const branch = branches.at(-1)!;
      if (token === "|") branches.push([]);
      else if (isQuantifier(token)) branch.push(repeated(branch.pop() ?? EMPTY, token));
      else if (token.startsWith("(")) {
        const inner = alternatives(depth + 1);
        if (inner === undefined) return undefined;
        at++;
        branch.push(isLookaround(token) ? EMPTY : inner);
        if (isLookaround(token)) lookarounds.push(inner);
      } else branch.push(isAssertion(token) ? EMPTY : { kind: "character", text: isReference(token) ? "[^]" : token });
    }
    return { kind: "alternatives", parts: branches.map((parts) => ({ kind: "sequence", parts })) };
  }

  const main = alternatives(0);
  return main && { main, lookarounds };
}

function isQuantifier(token: string): boolean {
  return /^(?:[*+?]|\{\d)/.test(token);
}

function isLookaround(token: string): boolean {
  return /^\(\?<?[=!]/.test(token);
}

function isAssertion(token: string): boolean {
  return ["^", "$", "\\b", "\\B"].includes(token);
}

/** A reference to a group matches what the group did: it may be anything. */
function isReference(token: string): boolean {
  return /^\\(?:k<|[1-9])/.test(token);
}

function repeated(part: PatternNode, quantifier: string): PatternNode {
  return { kind: "repeat", part, ...boundsOf(quantifier) };
}

function boundsOf(quantifier: string): { readonly minimum: number; readonly maximum: number } {
  switch (quantifier[0]) {
    case "*":
      return { minimum: 0, maximum: Infinity };
    case "+":
      return { minimum: 1, maximum: Infinity };
    case "?":
      return { minimum: 0, maximum: 1 };
    default: {
      const [, low = "", comma, high = ""] = /^\{(\d+)(,)?(\d*)\}/.exec(quantifier) ?? [];
      const minimum = Number(low);
      return { minimum, maximum: comma === undefined ? minimum : high === "" ? Infinity : Number(high) };
    }
  }
}
