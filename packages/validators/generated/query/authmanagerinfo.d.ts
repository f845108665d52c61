// The parameters of authmanagerinfo. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Tells whether and how the caller can log in, create an account, and change what the account logs in with.
 *
 * The parameters of `authmanagerinfo`, without the prefix.
 *
 * The module does not carry the read-rights marker. It is free of the right `read` where a request asks for nothing but such modules. (decided: D-145)
 * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
 */
export interface AuthmanagerinfoParameters {
  /** The name of an operation. The answer says whether the current login is recent enough for it. */
  readonly securitysensitiveoperation?: string;
  /**
   * The action whose fields the answer describes: what has to be filled in to carry it out. Without it no fields are described.
   *
   * - `change`: Changing what the account logs in with, such as the password.
   * - `create`: Creating an account.
   * - `create-continue`: The next step of a creation that has begun.
   * - `link`: Connecting the account with one of another system.
   * - `link-continue`: The next step of a connection that has begun.
   * - `login`: Logging in.
   * - `login-continue`: The next step of a login that has begun.
   * - `remove`: Removing what the account logs in with.
   * - `unlink`: Ending the connection with an account of another system.
   */
  readonly requestsfor?: "change" | "create" | "create-continue" | "link" | "link-continue" | "login" | "login-continue" | "remove" | "unlink";
  /** Puts the fields of all requests for one action into one list. A flag: present means true, absent means false (decided: D-119). */
  readonly mergerequestfields?: boolean;
  /**
   * The form in which texts of the answer are written. Default: `wikitext`.
   *
   * - `html`: Texts with the markup of HTML.
   * - `none`: No texts: labels and help are left out.
   * - `raw`: The keys of messages with their parameters.
   * - `wikitext`: Texts with the markup of wikitext.
   */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is AuthmanagerinfoParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<AuthmanagerinfoParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ securitysensitiveoperation: "ChangeEmail" }); // What can be done now, and whether a change of the e-mail address needs a new login
 */
export declare function encode(value: AuthmanagerinfoParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<AuthmanagerinfoParameters>;
