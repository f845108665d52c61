/** How a file on the disk compares with what the spec says and with what Kiln remembers having written. */
export type State =
  /** As the spec says. */
  | "fresh"
  /** As Kiln wrote it, or as git merged it, but the spec says something else by now. */
  | "stale"
  /** Not as Kiln wrote it, while the spec still says what it said. */
  | "edited"
  /** Both. */
  | "stale-edited"
  /** The spec asks for it, and it is not there. */
  | "missing"
  /** As Kiln wrote it, or as git merged it, but the spec no longer asks for it. */
  | "orphaned"
  /** Not as Kiln wrote it, and the spec no longer asks for it. */
  | "edited-orphan"
  /** Kiln wrote it, the spec no longer asks for it, and it is not there. */
  | "vanished"
  /** Its place is taken by something that Kiln did not write. */
  | "foreign"
  /** It is where outputs are published from, and neither does the spec ask for it nor did Kiln write it. */
  | "unknown"
  /** It is there, and cannot be read. */
  | "unreadable"
  /** A person's file: it is there, and that is all Kiln wants to know. */
  | "human";

/** What a run does about it. */
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

/** What is only done when a person insists, because an edit is lost. */
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
 * The state of a file that is not as the spec says. `wanted` and `known` are hashes: what the spec asks for, what Kiln
 * remembers.
 */
export function stateOfOutput(wanted: string, known: readonly string[], isOwn: boolean): State {
  if (isOwn) return "stale";
  if (known.length === 0) return "foreign";
  return known.includes(wanted) ? "edited" : "stale-edited";
}
