// The client of query that can log in and write. Generated: change the spec instead.
import type { Account, QueryClientOptions } from "../runtime/action-api/client/options.js";
import type { QueryClient, TokenType } from "./index.js";

/**
 * A client that can log in and write. It assumes:
 *
 * - login: `login` posts `action=login` with the name and password of a bot password and with a token of the type `login`, which is requested without `assert`. `result` is `Success` if the login succeeds. After `NeedToken` or `WrongToken`, the client tries once more. (decided: D-265)
 * - session: Later requests identify the session by the cookies that responses set. They are sent only to the same host. (decided: D-266)
 * - writing: A write request is posted, with its token in `token`. The client requests each token once. After the error `badtoken`, it tries once more with a new token. (decided: D-267)
 * - logout: `logout` posts `action=logout` with a token of the type `csrf`. (decided: D-268)
 */
export interface AccountQueryClient extends QueryClient, Account<TokenType> {}

export declare function createQueryClient(options: QueryClientOptions): AccountQueryClient;
