/**
 * Characters that are invisible or change how the surrounding text is displayed: control characters (C0, and C1 with
 * NEL), line and paragraph separators, bidirectional marks, zero-width characters, the byte-order mark, noncharacters
 * and lone surrogates.
 */
const unsafe =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes each unsafe character as `\uXXXX`, which JSON, YAML, JavaScript and human readers understand. */
export function escapeUnsafe(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Returns a JSON string literal of printable characters, which is also valid in YAML, JavaScript and TypeScript. */
export function quote(text: string): string {
  return escapeUnsafe(JSON.stringify(text));
}

/** Returns a word of a POSIX shell: unchanged if that is safe, otherwise in single quotes. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${escapeUnsafe(text).replaceAll("'", "'\\''")}'`;
}

/** Returns a command with each further part on its own line. */
export function shellCommand(command: string, parts: readonly string[]): string {
  return [command, ...parts].join(" \\\n  ");
}
