// The handlers of Login token. Generated: change the spec instead.
import type { DecodedGenerateLoginTokenRequest } from "@kiln/validators/exchange/generateLoginToken";
import type { DecodedResetLoginTokenRequest } from "@kiln/validators/exchange/resetLoginToken";
import type { Handler, NoUnit, ResourceRequest, TenantReference } from "../../runtime/server/resource/handlers.js";

/** What answers the requests about: Login token. A temporary token with which a web user, or the web identity of an extension, logs in. On the exchange's login page it takes the place of the password. */
export interface LoginTokenHandlers<Unit = NoUnit, Tenant = TenantReference> {
  /** Generate a login token. Makes a token for the identity that `user` resolves to and replaces any earlier one. The token is returned this once. */
  readonly generate: Handler<Unit, ResourceRequest<undefined, undefined, DecodedGenerateLoginTokenRequest>, LoginTokenGenerated>;
  /** Reset a login token. Clears the stored hash and validity of the identity that `user` resolves to. */
  readonly reset: Handler<Unit, ResourceRequest<undefined, undefined, DecodedResetLoginTokenRequest>, LoginTokenReset>;
}

/** Answer of generate. */
export interface LoginTokenGenerated {
  /** The generated token value. Returned only once. Secret: not to be logged or shown (decided: D-047). */
  readonly token: string;
  /** The identity value of the request. */
  readonly user: string;
  /** Kind of target the token applies to. */
  readonly target_type: string;
}

/** Answer of reset. */
export interface LoginTokenReset {
  /** `true` after a successful reset. */
  readonly reset: boolean;
  /** The identity value of the request. */
  readonly user: string;
  /** Kind of target the token applied to. */
  readonly target_type: string;
}
