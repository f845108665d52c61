import type { Log } from "./options.js";
/** The target of log lines. */
export type LogTarget = ((line: string) => void) | {
    debug(line: string): void;
};
/**
 * Creates a logger for the option `log`. It writes a line for each attempt: method, URL, number of the attempt, HTTP
 * status or failure, milliseconds, and the size of both bodies in bytes. It does not write headers, bodies, or secrets
 * in the URL.
 */
export declare function logTo(target: LogTarget): Log;
