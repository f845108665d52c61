/**
 * Characters that a terminal interprets, hides or reorders instead of displaying them. These are control and format
 * characters (including bidi overrides), lone surrogates, line separators, and spaces that resemble the ASCII space.
 * Joiners and variation selectors in emoji are allowed.
 */
const invisible =
  /(?!(?<=\p{Extended_Pictographic}\u{fe0f}?|\p{Emoji_Modifier})[\u200d\ufe0e\ufe0f])(?![ \u3000])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Makes invisible characters visible: `␛` for an escape character, `\u{202e}` for a bidi override. The result is always
 * one line.
 */
export function visible(text: string): string {
  return isPlain(text) ? text : text.replace(invisible, symbolOf);
}

/**
 * Makes invisible characters visible in a text of several lines, such as a diff. Line breaks and tabs are unchanged.
 */
export function visibleLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.split("\t").map(visible).join("\t"))
    .join("\n");
}

/** Escapes invisible characters in JSON, which can contain them only in strings. */
export function visibleJson(json: string): string {
  // Most JSON is plain ASCII, which this expression skips quickly. Emoji contain no ASCII.
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
