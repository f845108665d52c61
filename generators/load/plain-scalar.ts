const INTEGER = /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const ZERO = /^[-+]?[0.]+(?:[eE].*)?$/;

/** The literals of YAML 1.2's core schema that are not text. */
const LITERALS: ReadonlyMap<string, number | boolean | null> = new Map<string, number | boolean | null>([
  ...["", "~", "null", "Null", "NULL"].map((word) => [word, null] as const),
  ...["true", "True", "TRUE"].map((word) => [word, true] as const),
  ...["false", "False", "FALSE"].map((word) => [word, false] as const),
  ...[".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"].map((word) => [word, Infinity] as const),
  ...["-.inf", "-.Inf", "-.INF"].map((word) => [word, -Infinity] as const),
  ...[".nan", ".NaN", ".NAN"].map((word) => [word, NaN] as const),
]);
const LONGEST_LITERAL = 5;

/** What a plain scalar, one without quotes, means in YAML 1.2's core schema. */
export function resolvePlain(text: string): string | number | boolean | null {
  if (text.length <= LONGEST_LITERAL) {
    const literal = LITERALS.get(text);
    if (literal !== undefined) return literal;
  }
  // `+ 0` makes the zero of `-0` the ordinary one.
  return mayBeNumber(text.charCodeAt(0)) && (INTEGER.test(text) || FLOAT.test(text)) ? Number(text) + 0 : text;
}

/** Whether a number in JavaScript still is the one that was written: neither rounded nor out of range. */
export function isExact(text: string, value: number): boolean {
  if (INTEGER.test(text)) return Number.isSafeInteger(value);
  if (!FLOAT.test(text)) return true;
  return Number.isFinite(value) && (value !== 0 || ZERO.test(text));
}

/** Digits, signs and the dot. */
function mayBeNumber(first: number): boolean {
  return (first >= 48 && first <= 57) || first === 45 || first === 43 || first === 46;
}
