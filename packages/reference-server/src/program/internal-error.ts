import type { ExitCode, Terminal } from "./terminal.ts";

const debug = "--debug";

const errorsOfTheLanguage = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError];

/** Whether an error is the program's own fault: neither thrown for people (a plain error) nor one of the system (which has a code). */
export function isInternal(error: unknown): boolean {
  return !(error instanceof Error) || (!("code" in error) && errorsOfTheLanguage.some((kind) => error instanceof kind));
}

/** Reports an internal error in one sentence, with the stack where the arguments ask for it. */
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
