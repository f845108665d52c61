/**
 * Characters that a terminal interprets, hides or reorders instead of displaying them. These are controls, format
 * characters (including bidi overrides), lone surrogates, line separators, and spaces that resemble the common one.
 * Joiners and selectors in emoji are valid.
 */
const invisible =
  /(?!(?<=\p{Extended_Pictographic}\u{fe0f}?|\p{Emoji_Modifier})[\u200d\ufe0e\ufe0f])(?![ \u3000])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}]/gu;

/** The text with nothing hidden: `␛` for an escape character, `\u{202e}` for a bidi override. Always one line. */
export function visible(text: string): string {
  return isPlain(text) ? text : text.replace(invisible, symbolOf);
}

/** The same line by line, with tabs unchanged, for a text of several lines, such as a diff. */
export function visibleLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.split("\t").map(visible).join("\t"))
    .join("\n");
}

/** JSON with invisible characters as escapes, which can only occur inside JSON strings. */
export function visibleJson(json: string): string {
  // Most of it is plain ASCII, which is passed over quickly; no emoji has any inside.
  return json.replace(/[^\n -~]+/g, (run) =>
    run.replace(invisible, (character) => codeUnits(character).map(jsonEscape).join("")),
  );
}

/** Returns whether the text consists of printable ASCII. */
export function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function symbolOf(character: string): string {
  const code = character.codePointAt(0)!;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? "␡" : `\\u{${code.toString(16)}}`;
}

function codeUnits(character: string): readonly number[] {
  return character.split("").map((unit) => unit.charCodeAt(0));
}

function jsonEscape(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
