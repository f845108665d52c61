import { escapeUnsafe } from "./unsafe.ts";

/** A word of a POSIX shell: as it is where that is safe, else in single quotes. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${escapeUnsafe(text).replaceAll("'", "'\\''")}'`;
}

/** A command with each further part on a line of its own. */
export function shellCommand(command: string, parts: readonly string[]): string {
  return [command, ...parts].join(" \\\n  ");
}
