import type { Storage } from "../types.js";

/**
 * A database at `mysql://user:password@host:port/name` (or `mariadb://…`), which is there already; its tables are made. Needs the package
 * `mariadb`. `now` is the time in milliseconds since 1970.
 */
export declare function openMariadb(address: string, options?: { readonly now?: () => number }): Promise<Storage>;
