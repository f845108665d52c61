/**
 * A name that is safe as a segment of a path, of a URL and as a key of an OpenAPI component: letters, digits, `_` and `-` stay,
 * anything else becomes `.` and its number in hexadecimal, so that two names stay two.
 */
export function outputName(name: string): string {
  return /^[\w-]+$/.test(name) ? name : name.replace(/[^\w-]/gu, (character) => `.${character.codePointAt(0)!.toString(16)}.`);
}
