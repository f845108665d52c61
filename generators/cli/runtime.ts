import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { BuildError, type BuildState, buildState } from "../runtime/state.ts";
import { ensureBuild } from "../runtime/build.ts";
import type { CompareResult } from "../write/compare.ts";
import type { Commands } from "../write/finding.ts";
import { line } from "./print.ts";

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
export interface RuntimeCheck {
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
