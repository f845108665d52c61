/** The option of every command that shows where an internal error came from. */
export const debug = "--debug";

const errorsOfTheLanguage = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError];

/**
 * Whether an error is the program's own fault: neither thrown for people (a plain error) nor of the system (one with a code).
 * @param {unknown} error
 */
export function isInternal(error) {
  return !(error instanceof Error) || (!("code" in error) && errorsOfTheLanguage.some((kind) => error instanceof kind));
}

/**
 * Says it in one sentence, with the stack where the arguments ask for it; returns the exit code.
 * @param {unknown} error @param {readonly string[]} args @param {Pick<import("./run.js").Terminal, "error">} terminal @returns {3}
 */
export function internalError(error, args, terminal) {
  const [message] = String(error instanceof Error ? error.message : error).split("\n");
  const isDebug = args.includes(debug);
  const more = isDebug ? "with the stack below" : `with the stack that ${debug} shows`;
  terminal.error(`internal error: ${message}. This is a bug in Kiln; please report it with the command, ${more}.\n`);
  if (isDebug) terminal.error(`${error instanceof Error ? error.stack : String(error)}\n`);
  return 3;
}
