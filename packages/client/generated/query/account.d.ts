import type { Account } from "../runtime/action-api/client/types.js";
import type { QueryClient, QueryClientOptions, TokenType } from "./index.js";

/** A client that can log in and write: it has tokens, and keeps cookies where the runtime does not. */
export interface AccountQueryClient extends QueryClient, Account<TokenType> {}

export declare function createQueryClient(options: QueryClientOptions): AccountQueryClient;
