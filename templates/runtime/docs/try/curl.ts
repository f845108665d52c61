// Prints a request as a command, in the same way as `generators/codegen/shell.ts`, which the tests compare.
import type { Sent } from "./request.js";

const unsafe =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Writes characters that are invisible, or that change how others are displayed, as `\uXXXX`. */
export function escapeUnsafe(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Returns a string as a word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${escapeUnsafe(text).replaceAll("'", "'\\''")}'`;
}

/** Returns the request as a `curl` command. `base` is the URL of the service. */
export function curlOf({ method, path, headers, body }: Sent, base: string): string {
  return [
    "curl",
    ...(method === "GET" ? [] : [method === "HEAD" ? "--head" : `-X ${method}`]),
    ...headers.map(([name, text]) => `-H ${shellWord(`${name}: ${text}`)}`),
    // JSON has its own escapes for characters that `shellWord` escapes. With `--data-raw`, a leading `@` does not name
    // a file.
    ...(body === undefined ? [] : [`--data-raw ${shellWord(body)}`]),
    shellWord(base + path),
  ].join(" \\\n  ");
}
