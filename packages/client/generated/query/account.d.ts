// The client of query that can log in and write. Generated: change the spec instead.
import type { Account } from "../runtime/action-api/client/calls.js";
import type { QueryClientOptions } from "../runtime/action-api/client/options.js";
import type { QueryClient, TokenType } from "./index.js";

/** A client that can log in and write: it has tokens, and keeps cookies where the runtime does not. */
export interface AccountQueryClient extends QueryClient, Account<TokenType> {}

export declare function createQueryClient(options: QueryClientOptions): AccountQueryClient;
