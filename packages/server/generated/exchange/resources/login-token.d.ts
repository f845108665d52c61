// The handlers of Login token. Generated: change the spec instead.
import type { DecodedGenerateLoginTokenRequest } from "@kiln/validators/exchange/generateLoginToken";
import type { DecodedResetLoginTokenRequest } from "@kiln/validators/exchange/resetLoginToken";
import type { Handler, ResourceRequest } from "../../runtime/server/resource/handlers.js";

/** What answers the requests about: Login token. A temporary login token for a web user or an extension web identity. The token can be typed on the exchange's web login page in place of the user's password. */
export interface LoginTokenHandlers<Unit, Tenant> {
  /** Generate a login token. Makes a token for the identity that `user` resolves to and replaces any earlier one. The token is returned this once. */
  readonly generate: Handler<Unit, ResourceRequest<undefined, undefined, DecodedGenerateLoginTokenRequest>, LoginTokenGenerated>;
  /** Reset a login token. Clears the stored hash and validity of the identity that `user` resolves to. */
  readonly reset: Handler<Unit, ResourceRequest<undefined, undefined, DecodedResetLoginTokenRequest>, LoginTokenReset>;
}

/** Answer of generate. */
export interface LoginTokenGenerated {
  /** The generated token value. Returned only once. Secret: not to be logged or shown. */
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
