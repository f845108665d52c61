import { escapeUnsafe } from "./unsafe.ts";

/** Returns a word of a POSIX shell: unchanged if that is safe, otherwise in single quotes. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${escapeUnsafe(text).replaceAll("'", "'\\''")}'`;
}

/** Returns a command with each further part on its own line. */
export function shellCommand(command: string, parts: readonly string[]): string {
  return [command, ...parts].join(" \\\n  ");
}
