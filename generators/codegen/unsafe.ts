/**
 * Characters that are no text to a reader, or change how the text around them is read: controls, C1 with NEL, the line
 * and paragraph separators, marks of direction, zero-width ones, the byte-order mark, noncharacters, and surrogates
 * without a partner.
 */
const unsafe =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Writes each unsafe character as `\uXXXX`: the escape that JSON, YAML, JavaScript and a human reader share. */
export function escapeUnsafe(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A JSON string literal of printable characters, valid in JSON, YAML (double-quoted), JavaScript and TypeScript. */
export function quote(text: string): string {
  return escapeUnsafe(JSON.stringify(text));
}
