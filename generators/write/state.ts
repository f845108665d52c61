/** The state of a file on disk, compared with the spec and with Kiln's records. */
export type State =
  /** The file matches the spec. */
  | "fresh"
  /** The file is unchanged since Kiln wrote it or git merged it, but the spec has changed. */
  | "stale"
  /** The file was edited, and the spec has not changed. */
  | "edited"
  /** The file was edited, and the spec has changed. */
  | "stale-edited"
  /** The spec requests the file, but it does not exist. */
  | "missing"
  /** The file is unchanged since Kiln wrote it or git merged it, but the spec no longer requests it. */
  | "orphaned"
  /** The file was edited, and the spec no longer requests it. */
  | "edited-orphan"
  /** Kiln wrote the file, the spec no longer requests it, and it does not exist. */
  | "vanished"
  /** The path is occupied by something that Kiln did not write. */
  | "foreign"
  /** The file is in a published folder, but the spec does not request it and Kiln did not write it. */
  | "unknown"
  /** The file exists but cannot be read. */
  | "unreadable"
  /** A hand-written file. Kiln only checks that it exists. */
  | "human";

export type Action = "leave" | "write" | "remove" | "refuse";

const actions: Readonly<Record<State, Action>> = {
  fresh: "leave",
  stale: "write",
  edited: "refuse",
  "stale-edited": "refuse",
  missing: "write",
  orphaned: "remove",
  "edited-orphan": "refuse",
  vanished: "leave",
  foreign: "refuse",
  unknown: "refuse",
  unreadable: "refuse",
  human: "leave",
};

/** The actions with `--force`, which discards edits. */
const forced: Readonly<Record<State, Action>> = {
  ...actions,
  edited: "write",
  "stale-edited": "write",
  "edited-orphan": "remove",
};

export function actionOn(state: State, force: boolean): Action {
  return (force ? forced : actions)[state];
}

/**
 * Returns the state of a file that differs from the spec. `wanted` is the hash of the expected output, `known` are the
 * hashes in Kiln's records.
 */
export function stateOfOutput(wanted: string, known: readonly string[], isOwn: boolean): State {
  if (isOwn) return "stale";
  if (known.length === 0) return "foreign";
  return known.includes(wanted) ? "edited" : "stale-edited";
}
