// The module authmanagerinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf, Not } from "../../runtime/query/client/narrow.js";

/**
 * Reports how the caller can log in, create an account and change authentication data.
 *
 * The parameters of `authmanagerinfo`, without the prefix `ami`.
 *
 * The module does not carry the read-rights marker. It does not require the right `read` if the request contains only such modules. (decided: D-145)
 * @see {@link https://www.mediawiki.org/wiki/API:Authmanagerinfo}
 * @example console.log(await wiki.meta("authmanagerinfo", { securitysensitiveoperation: "ChangeEmail" })); // Available actions, and whether changing the email address requires a new login
 */
export interface AuthmanagerinfoParameters {
  /**
   * The name of a security-sensitive operation. The response says whether the current login is recent enough for it.
   *
   * Wire name: `amisecuritysensitiveoperation` (decided: D-107).
   */
  readonly securitysensitiveoperation?: string | undefined;
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
   *
   * Wire name: `amirequestsfor` (decided: D-107).
   */
  readonly requestsfor?: "change" | "create" | "create-continue" | "link" | "link-continue" | "login" | "login-continue" | "remove" | "unlink" | undefined;
  /**
   * Merges the fields of all authentication requests into one list. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `amimergerequestfields` (decided: D-107).
   */
  readonly mergerequestfields?: boolean | undefined;
  /**
   * The format of messages in the response. Default: `wikitext`.
   *
   * - `html`: Messages as HTML.
   * - `none`: No messages: labels and help texts are omitted.
   * - `raw`: Message keys and parameters.
   * - `wikitext`: Messages as wikitext.
   *
   * Wire name: `amimessageformat` (decided: D-107).
   */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext" | undefined;
}

/** The result of `authmanagerinfo`. (decided: D-219) */
export type AuthmanagerinfoAnswer<P = AuthmanagerinfoParameters> = Flat<{
  /** Whether the caller can log in now. False if the session does not come from a login. */
  readonly canauthenticatenow: boolean;
  /** Whether the site allows account creation. */
  readonly cancreateaccounts: boolean;
  /** Whether accounts of other services can be linked. */
  readonly canlinkaccounts: boolean;
} & MembersIf<Given<P, "securitysensitiveoperation">, {
  /** Whether the caller's login is recent enough for the requested operation. `fail`: The operation is denied, and a new login would not help. `ok`: The operation is allowed. `reauth`: The caller must log in again first. Comes with `securitysensitiveoperation`. */
  readonly securitysensitiveoperationstatus: "fail" | "ok" | "reauth";
}> & MembersIf<Filled<P, "requestsfor">, {
  /** Whether data of an earlier attempt was kept, so that the action can be continued. Comes with `requestsfor` with a value. */
  readonly haspreservedstate: boolean;
  /** Whether the kept data replaces the primary authentication, such as a password. Comes with `requestsfor` with a value. */
  readonly hasprimarypreservedstate: boolean;
  /** The user name of the earlier attempt; can be empty. Comes with `requestsfor` with a value. */
  readonly preservedusername: string;
  /** The authentication requests of the action, one for each way to authenticate. Comes with `requestsfor` with a value. */
  readonly requests: readonly (Flat<{
    /** The ID of the authentication request, for use in later requests. */
    readonly id: string;
    /** Additional data of the authentication request, by name. */
    readonly metadata: { readonly [key: string]: unknown };
    /** Whether the form is required. `optional`: The form is optional. `primary-required`: One of the forms of this kind is required. `required`: The form is required. */
    readonly required: "optional" | "primary-required" | "required";
  } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
    /** The name of the authentication provider, for display. Comes without `messageformat=none`. */
    readonly provider: string | {
      /** The name of the message in the software. */
      readonly key: string;
      /** The message parameters, in order. */
      readonly params: readonly unknown[];
    };
    /** The account that the form is for, for display. Comes without `messageformat=none`. */
    readonly account: string | {
      /** The name of the message in the software. */
      readonly key: string;
      /** The message parameters, in order. */
      readonly params: readonly unknown[];
    };
  }> & MembersIf<Not<Given<P, "mergerequestfields">>, {
    /** The fields of the form, by name. With `mergerequestfields`, they are next to `requests`. Comes without `mergerequestfields`. */
    readonly fields: { readonly [key: string]: Flat<{
      /** How a form shows the field. `button`: A submit button. `checkbox`: A box that the user ticks. `hidden`: A hidden value that is submitted with the form. `multiselect`: Options of which several may be chosen. `null`: No input: the form only shows the text. `password`: A line of text that is hidden while the user types. `select`: Options of which one may be chosen. `string`: A line of text. */
      readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
      /** The default value of the field. May be missing. */
      readonly value?: unknown;
      /** The options to choose from: the labels, by value. May be missing. */
      readonly options?: { readonly [key: string]: string };
      /** Whether the field may be left empty. */
      readonly optional: boolean;
      /** Whether the value is secret and must not be logged or shown. */
      readonly sensitive: boolean;
    } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
      /** A short text to show next to the field. Comes without `messageformat=none`. */
      readonly label: string | {
        /** The name of the message in the software. */
        readonly key: string;
        /** The message parameters, in order. */
        readonly params: readonly unknown[];
      };
      /** The help text of the field. Comes without `messageformat=none`. */
      readonly help: string | {
        /** The name of the message in the software. */
        readonly key: string;
        /** The message parameters, in order. */
        readonly params: readonly unknown[];
      };
    }>> };
  }>>)[];
}> & MembersIf<Every<Filled<P, "requestsfor"> | Given<P, "mergerequestfields">>, {
  /** The merged fields of all authentication requests, by name. Comes with `requestsfor` with a value together with `mergerequestfields`. */
  readonly fields: { readonly [key: string]: Flat<{
    /** How a form shows the field. `button`: A submit button. `checkbox`: A box that the user ticks. `hidden`: A hidden value that is submitted with the form. `multiselect`: Options of which several may be chosen. `null`: No input: the form only shows the text. `password`: A line of text that is hidden while the user types. `select`: Options of which one may be chosen. `string`: A line of text. */
    readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
    /** The default value of the field. May be missing. */
    readonly value?: unknown;
    /** The options to choose from: the labels, by value. May be missing. */
    readonly options?: { readonly [key: string]: string };
    /** Whether the field may be left empty. */
    readonly optional: boolean;
    /** Whether the value is secret and must not be logged or shown. */
    readonly sensitive: boolean;
  } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
    /** A short text to show next to the field. Comes without `messageformat=none`. */
    readonly label: string | {
      /** The name of the message in the software. */
      readonly key: string;
      /** The message parameters, in order. */
      readonly params: readonly unknown[];
    };
    /** The help text of the field. Comes without `messageformat=none`. */
    readonly help: string | {
      /** The name of the message in the software. */
      readonly key: string;
      /** The message parameters, in order. */
      readonly params: readonly unknown[];
    };
  }>> };
}>>;

interface Defaults {
  readonly messageformat: "wikitext";
}

export {};
