import { type Format, renderInternalError } from "../diagnostics/render/render.ts";
import { visible, visibleLines } from "../diagnostics/visible.ts";
import { BuildError } from "../runtime/state.ts";
import { isOfTheSystem } from "../write/disk-fault.ts";
import { exit, type ExitCode, type Terminal } from "./terminal.ts";

/** The option of every command that prints the stack trace of an internal error. */
export const DEBUG = "--debug";

export interface ErrorOptions {
  readonly debug: boolean;
  /** The format of the command's output. */
  readonly format: Format;
}

/** Reports why a command was aborted: a system error, errors in the runtime's sources, or a bug in Kiln. */
export function reportFailure(
  error: unknown,
  options: ErrorOptions,
  terminal: Pick<Terminal, "out" | "error">,
): ExitCode {
  if (error instanceof BuildError) {
    terminal.error(`The runtime of the packages cannot be built: ${visibleLines(error.message)}\n`);
    return exit.failed;
  }
  if (!isOfTheSystem(error)) return internalError(error, options, terminal);
  terminal.error(`The operating system reported an error: ${visible(error.message)}.\n`);
  return exit.failed;
}

/** Reports a bug in Kiln in one sentence, with the stack trace if it was requested. */
function internalError(
  error: unknown,
  { debug, format }: ErrorOptions,
  terminal: Pick<Terminal, "out" | "error">,
): ExitCode {
  const sentence = `internal error: ${reasonOf(error)}. This is a bug in Kiln; please report it with the command and the spec`;
  const more = debug ? "with the stack below" : `with the stack that ${DEBUG} shows`;
  terminal.error(`${sentence}, ${more}.\n`);
  if (debug) terminal.error(`${visibleLines(stackOf(error))}\n`);
  terminal.out(renderInternalError(`${sentence}.`, format, exit.internal));
  return exit.internal;
}

function reasonOf(error: unknown): string {
  const [first = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return visible(first).replace(/\.$/, "");
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
