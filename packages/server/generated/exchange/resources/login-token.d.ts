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

/** Answer of generate. A new token, shown this once, and whom it is for. */
export interface LoginTokenGenerated {
  /** The token itself, which takes the place of a password at a login. Only this answer has it: the server keeps a hash. Secret: not to be logged or shown. */
  readonly token: string;
  /** Who the token is for: the name of a web user, or the web user name, SIP name or endpoint ID of an extension. The answer repeats it. */
  readonly user: string;
  /** What the token is for. The one value shown is `WEBPASSWORD`. */
  readonly target_type: string;
}

/** Answer of reset. The confirmation that an identity no longer has a token. */
export interface LoginTokenReset {
  /** `true` after a successful reset. */
  readonly reset: boolean;
  /** Who the token is for: the name of a web user, or the web user name, SIP name or endpoint ID of an extension. The answer repeats it. */
  readonly user: string;
  /** What the token is for. The one value shown is `WEBPASSWORD`. */
  readonly target_type: string;
}
