import type { Terminal } from "./run.js";

/** The option of every command that shows where an internal error came from. */
export declare const debug: "--debug";

/** Whether an error is the program's own fault: neither thrown for people (a plain error) nor of the system (one with a code). */
export declare function isInternal(error: unknown): boolean;

/** Says it in one sentence, with the stack where the arguments ask for it; returns the exit code. */
export declare function internalError(error: unknown, args: readonly string[], terminal: Pick<Terminal, "error">): 3;
