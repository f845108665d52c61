// The parameters of authmanagerinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Reports how the caller can log in, create an account and change authentication data.
 *
 * The parameters of `authmanagerinfo`, without the prefix.
 *
 * The module does not carry the read-rights marker. It does not require the right `read` if the request contains only such modules. (decided: D-145)
 * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
 */
export interface AuthmanagerinfoParameters {
  /** The name of a security-sensitive operation. The response says whether the current login is recent enough for it. */
  readonly securitysensitiveoperation?: string;
  /**
   * The action to describe the form fields for. If it is omitted, no fields are returned.
   *
   * - `change`: Changing authentication data, such as the password.
   * - `create`: Creating an account.
   * - `create-continue`: Continuing an account creation.
   * - `link`: Linking an account of another system.
   * - `link-continue`: Continuing an account link.
   * - `login`: Logging in.
   * - `login-continue`: Continuing a login.
   * - `remove`: Removing authentication data.
   * - `unlink`: Unlinking an account of another system.
   */
  readonly requestsfor?: "change" | "create" | "create-continue" | "link" | "link-continue" | "login" | "login-continue" | "remove" | "unlink";
  /** Merges the fields of all authentication requests into one list. A flag: present means true, absent means false (decided: D-119). */
  readonly mergerequestfields?: boolean;
  /**
   * The format of messages in the response. Default: `wikitext`.
   *
   * - `html`: Messages as HTML.
   * - `none`: No messages: labels and help texts are omitted.
   * - `raw`: Message keys and parameters.
   * - `wikitext`: Messages as wikitext.
   */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext";
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AuthmanagerinfoParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AuthmanagerinfoParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ securitysensitiveoperation: "ChangeEmail" }); // Available actions, and whether changing the email address requires a new login
 */
export declare function encode(value: AuthmanagerinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<AuthmanagerinfoParameters>;
