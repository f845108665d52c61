import type { Code } from "../diagnostics/catalogue.ts";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Place } from "../model/place.ts";
import type { Seen } from "./inspect.ts";
import type { State } from "./staging.ts";

/** The commands that write the outputs. They differ between repositories. */
export interface Commands {
  /** The command that writes the outputs, such as `npm run generate`. */
  readonly write: string;
  /** The command that also discards manual edits: `npm run generate -- --force`. */
  readonly force: string;
}

/** A change that a run would make or refuse. */
export interface Finding {
  readonly path: string;
  readonly state: State;
  readonly diagnostic: Diagnostic;
  /** The command that fixes the finding, on one line. */
  readonly command: string;
}

const codes = {
  stale: "stale-file",
  edited: "edited-file",
  "stale-edited": "stale-edited-file",
  "edited-orphan": "stale-edited-file",
  missing: "missing-output",
  orphaned: "orphaned-file",
  foreign: "foreign-file",
  unknown: "unknown-file",
  unreadable: "unreadable-output",
} as const satisfies Partial<Record<State, Code>>;

/** Returns the findings, sorted by path. A path that blocks several files is reported once. */
export function findingsOf(seen: readonly Seen[], commands: Commands): readonly Finding[] {
  const byPath = new Map<string, Finding>();
  for (const one of seen) {
    const finding = findingOf(one, commands);
    if (finding !== undefined && !byPath.has(finding.path)) byPath.set(finding.path, finding);
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Returns a diagnostic for a file if the disk or its contents prevent Kiln's work. Its place is the file as a whole.
 */
export function faultAt(
  code: "unwritable" | "unreadable-output" | "broken-manifest",
  file: string,
  command: string,
  reason: string,
): Diagnostic {
  return diagnostic(code, wholeOf(file), { file, command, reason });
}

export function driftOf(
  code: Exclude<(typeof codes)[keyof typeof codes], "unreadable-output">,
  file: string,
  command: string,
): Diagnostic {
  return diagnostic(code, wholeOf(file), { file, command });
}

function findingOf({ state, file, cause, reason }: Seen, commands: Commands): Finding | undefined {
  if (state === "fresh" || state === "vanished" || state === "human") return undefined;
  // In a new clone, packed files are not generated yet. The manifest contains their hashes.
  if (state === "missing" && file?.packed) return undefined;
  const isEdited = state === "edited" || state === "stale-edited" || state === "edited-orphan";
  const command = isEdited ? commands.force : commands.write;
  const code = codes[state];
  const said = code === "unreadable-output" ? faultAt(code, cause, command, reason) : driftOf(code, cause, command);
  return { path: cause, state, command, diagnostic: said };
}

function wholeOf(file: string): Place {
  return { file, start: 0, end: 0 };
}
