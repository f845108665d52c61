import type { Storage } from "../types.js";

/** A database in a file, or `:memory:`. `now` is the time in milliseconds since 1970. */
export declare function openSqlite(file: string, options?: { readonly now?: () => number }): Storage;
