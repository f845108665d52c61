/** What a command may do beyond the tree: print. Tests pass one that records. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly color: boolean;
  /** The folder that relative paths start from. */
  readonly folder: string;
  /** What people type to run Kiln here, such as `npm run` or `kiln`. */
  readonly runner: "npm run" | "kiln";
  /** Milliseconds since the program started. */
  readonly elapsed: () => number;
}

/** Exit codes, the same for all commands. */
export const exit = {
  /** Done, and nothing to complain about. */
  ok: 0,
  /** Done, and there is something to fix: drift, or a file that was not overwritten. */
  findings: 1,
  /** Not done: the spec has errors, the tree cannot be read or written, or the call is wrong. */
  failed: 2,
  /** Kiln itself is at fault. */
  internal: 3,
} as const;

export type ExitCode = (typeof exit)[keyof typeof exit];
