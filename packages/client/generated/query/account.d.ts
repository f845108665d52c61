// The client of query that can log in and write. Generated: change the spec instead.
import type { Account } from "../runtime/action-api/client/calls.js";
import type { QueryClientOptions } from "../runtime/action-api/client/options.js";
import type { QueryClient, TokenType } from "./index.js";

/**
 * A client that can log in and write. What it assumes:
 *
 * - login: `login` posts `action=login` with the name and the password of a bot password and with a token of the type `login`, which is asked for without `assert`. `result` is `Success` where it passes. After `NeedToken` or `WrongToken` it is tried once more. (decided: D-265)
 * - session: Later requests show the session by the cookies that answers set, which go to that host alone. (decided: D-266)
 * - writing: A request that writes is posted and has its token in `token`. Tokens are asked for once; after the error `badtoken` a new one is tried once. (decided: D-267)
 * - logout: `logout` posts `action=logout` with a token of the type `csrf`. (decided: D-268)
 */
export interface AccountQueryClient extends QueryClient, Account<TokenType> {}

export declare function createQueryClient(options: QueryClientOptions): AccountQueryClient;
