// The module authmanagerinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf, Not } from "../../runtime/query/client/narrow.js";

/**
 * Tells whether and how the caller can log in, create an account, and change what the account logs in with.
 *
 * The parameters of `authmanagerinfo`, without the prefix `ami`.
 *
 * The module does not carry the read-rights marker. It is free of the right `read` where a request asks for nothing but such modules. (decided: D-145)
 * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
 * @example console.log(await wiki.meta("authmanagerinfo", { securitysensitiveoperation: "ChangeEmail" })); // What can be done now, and whether a change of the e-mail address needs a new login
 */
export interface AuthmanagerinfoParameters {
  /**
   * The name of an operation. The answer says whether the current login is recent enough for it.
   *
   * Wire name: `amisecuritysensitiveoperation`. Documented.
   */
  readonly securitysensitiveoperation?: string | undefined;
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
   *
   * Wire name: `amirequestsfor`. Documented.
   */
  readonly requestsfor?: "change" | "create" | "create-continue" | "link" | "link-continue" | "login" | "login-continue" | "remove" | "unlink" | undefined;
  /**
   * Puts the fields of all requests for one action into one list. A flag: present means true, absent means false.
   *
   * Wire name: `amimergerequestfields`. Documented.
   */
  readonly mergerequestfields?: boolean | undefined;
  /**
   * The form in which texts of the answer are written. Default: `wikitext`.
   *
   * - `html`: Texts with the markup of HTML.
   * - `none`: No texts.
   * - `raw`: The keys of messages with their parameters.
   * - `wikitext`: Texts with the markup of wikitext.
   *
   * Wire name: `amimessageformat`. Documented.
   */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext" | undefined;
}

/** What comes of `authmanagerinfo`. (decided: D-219) */
export type AuthmanagerinfoAnswer<P = AuthmanagerinfoParameters> = Flat<{
  readonly canauthenticatenow: boolean;
  readonly cancreateaccounts: boolean;
  readonly canlinkaccounts: boolean;
} & MembersIf<Given<P, "securitysensitiveoperation">, {
  /** Comes with `securitysensitiveoperation`. */
  readonly securitysensitiveoperationstatus: "fail" | "ok" | "reauth";
}> & MembersIf<Filled<P, "requestsfor">, {
  /** Comes with `requestsfor` with a value. */
  readonly haspreservedstate: boolean;
  /** Comes with `requestsfor` with a value. */
  readonly hasprimarypreservedstate: boolean;
  /** Comes with `requestsfor` with a value. */
  readonly preservedusername: string;
  /** Comes with `requestsfor` with a value. */
  readonly requests: readonly (Flat<{
    readonly id: string;
    readonly metadata: { readonly [key: string]: unknown };
    readonly required: "optional" | "primary-required" | "required";
  } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
    /** Comes without `messageformat=none`. */
    readonly provider: string | {
      readonly key: string;
      readonly params: readonly unknown[];
    };
    /** Comes without `messageformat=none`. */
    readonly account: string | {
      readonly key: string;
      readonly params: readonly unknown[];
    };
  }> & MembersIf<Not<Given<P, "mergerequestfields">>, {
    /** Comes without `mergerequestfields`. */
    readonly fields: { readonly [key: string]: Flat<{
      readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
      /** May be missing. */
      readonly value?: unknown;
      /** May be missing. */
      readonly options?: { readonly [key: string]: string };
      readonly optional: boolean;
      readonly sensitive: boolean;
    } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
      /** Comes without `messageformat=none`. */
      readonly label: string | {
        readonly key: string;
        readonly params: readonly unknown[];
      };
      /** Comes without `messageformat=none`. */
      readonly help: string | {
        readonly key: string;
        readonly params: readonly unknown[];
      };
    }>> };
  }>>)[];
}> & MembersIf<Every<Filled<P, "requestsfor"> | Given<P, "mergerequestfields">>, {
  /** Comes with `requestsfor` with a value together with `mergerequestfields`. */
  readonly fields: { readonly [key: string]: Flat<{
    readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
    /** May be missing. */
    readonly value?: unknown;
    /** May be missing. */
    readonly options?: { readonly [key: string]: string };
    readonly optional: boolean;
    readonly sensitive: boolean;
  } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
    /** Comes without `messageformat=none`. */
    readonly label: string | {
      readonly key: string;
      readonly params: readonly unknown[];
    };
    /** Comes without `messageformat=none`. */
    readonly help: string | {
      readonly key: string;
      readonly params: readonly unknown[];
    };
  }>> };
}>>;

interface Defaults {
  readonly messageformat: "wikitext";
}

export {};
