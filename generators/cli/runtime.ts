import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import { BuildError, type BuildState, buildState } from "../runtime/state.ts";
import { ensureBuild } from "../runtime/build.ts";
import type { CompareResult } from "../write/compare.ts";
import type { Commands } from "../write/finding.ts";
import { line } from "./print.ts";
import { type Format, renderInternalError } from "../diagnostics/render/render.ts";
import { visible, visibleLines } from "../diagnostics/visible.ts";
import { isOfTheSystem } from "../write/disk.ts";
import { type ExitCode, type Terminal, exit } from "./terminal.ts";

/* Builds and checks the runtime for commands. Its files are copied into the packages. */

export interface RefreshedRuntime {
  /** A line that reports the build. It is empty if there was nothing to build. */
  readonly line: string;
  /** The reason why the build failed; undefined if the build is up to date. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Builds the runtime for `generate` if the build is out of date. */
export function refreshRuntime({ write }: Commands): RefreshedRuntime {
  try {
    return { line: ensureBuild() ? line("runtime", "built from templates/runtime") : "", diagnostics: [] };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return {
      line: "",
      diagnostics: [diagnostic("broken-runtime", undefined, { reason: firstLine(error.message), command: write })],
    };
  }
}

/** Returns the first message of the compiler and the number of the others. */
function firstLine(message: string): string {
  const [first = "", ...others] = message.split("\n").filter((text) => /^\S/.test(text));
  return others.length === 0 ? first : `${first} (and ${others.length} more)`;
}

/** The state of the build for `check`: whether it can be used, and the diagnostics to report. */
interface RuntimeCheck {
  readonly state: BuildState;
  readonly diagnostics: readonly Diagnostic[];
}

export function checkRuntime({ write }: Commands): RuntimeCheck {
  const state = buildState();
  return {
    state,
    diagnostics: state === "fresh" ? [] : [diagnostic("stale-runtime", undefined, { state, command: write })],
  };
}

/**
 * Compares the outputs if the build allows it. Without a build, there is nothing to compare. With a stale build, the
 * verdict is never clean.
 */
export async function compareWith(
  { state }: RuntimeCheck,
  compare: () => Promise<CompareResult>,
): Promise<CompareResult> {
  const compared: CompareResult =
    state === "missing" ? { verdict: "drift", diagnostics: [], findings: [], sources: new Map() } : await compare();
  return state === "fresh" || compared.verdict !== "clean" ? compared : { ...compared, verdict: "drift" };
}

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
