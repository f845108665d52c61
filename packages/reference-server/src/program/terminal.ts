export interface Terminal {
  /** The name of the program in its help. */
  readonly name: string;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** 0: success. 1: not found. 2: failure. 3: internal error. */
export type ExitCode = 0 | 1 | 2 | 3;

/**
 * Refuses an invalid name of a tenant or an identity. `what` describes the input. `most` is in bytes of UTF-8, as in
 * MariaDB's columns. Throws an error with a message for users.
 */
export function checkName(what: string, text: string, most: number): void {
  const isBare = text !== "" && text === text.trim();
  if (!isBare) throw new Error(`${what} must not be empty, or begin or end with a space`);
  if (/\p{Cc}/u.test(text)) throw new Error(`${what} must not contain control characters`);
  if (Buffer.byteLength(text) > most) throw new Error(`${what} must have at most ${most} bytes`);
}

/** Quotes an external string, so that its control characters do not reach the terminal. */
export function shownText(text: string): string {
  return JSON.stringify(text);
}

const debug = "--debug";

const errorsOfTheLanguage = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError];

/**
 * Reports whether an error is internal: neither a plain `Error` with a message for users nor a system error, which has
 * a code.
 */
export function isInternal(error: unknown): boolean {
  return !(error instanceof Error) || (!("code" in error) && errorsOfTheLanguage.some((kind) => error instanceof kind));
}

/** Reports an internal error in one sentence, with the stack if the arguments request it. */
export function reportInternalError(
  error: unknown,
  args: readonly string[],
  terminal: Pick<Terminal, "error">,
): ExitCode {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const isDebug = args.includes(debug);
  const more = isDebug ? "with the stack below" : `with the stack that ${debug} shows`;
  terminal.error(
    `internal error: ${message.split("\n", 1)[0]}. This is a bug in Kiln; please report it with the command, ${more}.\n`,
  );
  if (isDebug) terminal.error(`${stack}\n`);
  return 3;
}

/** Returns `Did you mean “…”?` with the known name nearest to a mistyped one; `undefined` if none is near enough. */
export function didYouMean(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((one) => ({ one, distance: editDistance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  if (nearest === undefined || nearest.distance > Math.max(1, Math.floor(name.length / 3))) return undefined;
  return `Did you mean “${nearest.one}”?`;
}

/** Returns the Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const row = [index + 1];
    for (const [at, other] of [...to].entries()) {
      row.push(Math.min((last[at] ?? 0) + (letter === other ? 0 : 1), (last[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
    last = row;
  }
  return last.at(-1) ?? 0;
}
