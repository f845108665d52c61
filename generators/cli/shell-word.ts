import { sep } from "node:path";

/**
 * A text as one word of a command line: of `cmd` and PowerShell where backslashes separate folders, of a POSIX shell
 * elsewhere.
 */
export function shellWord(text: string, separator: string = sep): string {
  if (separator === "\\") return /^[\w./\\@:+-]+$/.test(text) ? text : `"${text.replaceAll('"', "")}"`;
  return /^[\w./@:+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
