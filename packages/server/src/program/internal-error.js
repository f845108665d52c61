export const debug = "--debug";

const errorsOfTheLanguage = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError];

/** @type {typeof import("./internal-error.js").isInternal} */
export function isInternal(error) {
  return !(error instanceof Error) || (!("code" in error) && errorsOfTheLanguage.some((kind) => error instanceof kind));
}

/** @type {typeof import("./internal-error.js").internalError} */
export function internalError(error, args, terminal) {
  const [message] = String(error instanceof Error ? error.message : error).split("\n");
  const isDebug = args.includes(debug);
  const more = isDebug ? "with the stack below" : `with the stack that ${debug} shows`;
  terminal.error(`internal error: ${message}. This is a bug in Kiln; please report it with the command, ${more}.\n`);
  if (isDebug) terminal.error(`${error instanceof Error ? error.stack : String(error)}\n`);
  return 3;
}
