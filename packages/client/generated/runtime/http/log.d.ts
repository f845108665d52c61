import type { Log } from "./options.js";
/** The target of log lines. */
export type LogTarget = ((line: string) => void) | {
    debug(line: string): void;
};
/**
 * For the option `log`: a line for each try, with method, address, number of the try, HTTP status or what failed,
 * milliseconds, and the bytes of both bodies. Neither header fields nor bodies are written, and no secrets of the
 * address.
 */
export declare function logTo(target: LogTarget): Log;
