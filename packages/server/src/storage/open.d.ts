import type { Storage } from "./types.js";

/** What a text names: a database at `mysql://…`, or a file. `now` is the time in milliseconds since 1970. */
export declare function openStorage(database: string, options?: { readonly now?: () => number }): Promise<Storage>;
