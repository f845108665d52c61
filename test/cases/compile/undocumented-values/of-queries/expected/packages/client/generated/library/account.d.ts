// The client of library that can log in and write. Generated: change the spec instead.
import type { Account, QueryClientOptions } from "../runtime/action-api/client/options.js";
import type { LibraryClient, TokenType } from "./index.js";

/**
 * A client that can log in and write. It assumes:
 *
 * - login: With a name and a password.
 * - session: A cookie shows who it is. (decided: D-003)
 * - writing: The permit is sent along. (decided: D-003)
 * - logout: By saying so. (decided: D-001)
 */
export interface AccountLibraryClient extends LibraryClient, Account<TokenType> {}

export declare function createLibraryClient(options: QueryClientOptions): AccountLibraryClient;
