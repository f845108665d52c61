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
   * Wire name: `amisecuritysensitiveoperation` (decided: D-107).
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
   * Wire name: `amirequestsfor` (decided: D-107).
   */
  readonly requestsfor?: "change" | "create" | "create-continue" | "link" | "link-continue" | "login" | "login-continue" | "remove" | "unlink" | undefined;
  /**
   * Puts the fields of all requests for one action into one list. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `amimergerequestfields` (decided: D-107).
   */
  readonly mergerequestfields?: boolean | undefined;
  /**
   * The form in which texts of the answer are written. Default: `wikitext`.
   *
   * - `html`: Texts with the markup of HTML.
   * - `none`: No texts: labels and help are left out.
   * - `raw`: The keys of messages with their parameters.
   * - `wikitext`: Texts with the markup of wikitext.
   *
   * Wire name: `amimessageformat` (decided: D-107).
   */
  readonly messageformat?: "html" | "none" | "raw" | "wikitext" | undefined;
}

/** What comes of `authmanagerinfo`. (decided: D-219) */
export type AuthmanagerinfoAnswer<P = AuthmanagerinfoParameters> = Flat<{
  /** Whether the caller can log in now. Not so where the session was given by other means than a login. */
  readonly canauthenticatenow: boolean;
  /** Whether the site lets accounts be created at all. */
  readonly cancreateaccounts: boolean;
  /** Whether accounts can be linked with those of other services. */
  readonly canlinkaccounts: boolean;
} & MembersIf<Given<P, "securitysensitiveoperation">, {
  /** Whether the caller's login is fresh enough for the operation that the request names. `fail`: The operation is refused, and a new login would not help. `ok`: The operation may go on. `reauth`: The caller has to log in again first. Comes with `securitysensitiveoperation`. */
  readonly securitysensitiveoperationstatus: "fail" | "ok" | "reauth";
}> & MembersIf<Filled<P, "requestsfor">, {
  /** Whether data of an earlier attempt is kept, so that the action can continue. Comes with `requestsfor` with a value. */
  readonly haspreservedstate: boolean;
  /** Whether what is kept replaces the main proof of identity, such as a password. Comes with `requestsfor` with a value. */
  readonly hasprimarypreservedstate: boolean;
  /** The user name of the earlier attempt; empty where none is kept. Comes with `requestsfor` with a value. */
  readonly preservedusername: string;
  /** The forms that the action takes, one for each way to prove who one is. Comes with `requestsfor` with a value. */
  readonly requests: readonly (Flat<{
    /** The name of the form, by which a later request refers to it. */
    readonly id: string;
    /** What else the software says of the form, by name. */
    readonly metadata: { readonly [key: string]: unknown };
    /** Whether the form has to be filled in. `optional`: It may be left out. `primary-required`: One of the forms of this kind has to be filled in. `required`: It has to be filled in, whatever else is. */
    readonly required: "optional" | "primary-required" | "required";
  } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
    /** What the way to log in is called, for people. Comes without `messageformat=none`. */
    readonly provider: string | {
      /** The name of the message in the software. */
      readonly key: string;
      /** What is filled into the message, in its order. */
      readonly params: readonly unknown[];
    };
    /** Which account the form is about, for people. Comes without `messageformat=none`. */
    readonly account: string | {
      /** The name of the message in the software. */
      readonly key: string;
      /** What is filled into the message, in its order. */
      readonly params: readonly unknown[];
    };
  }> & MembersIf<Not<Given<P, "mergerequestfields">>, {
    /** The fields of the form, by name. With `mergerequestfields` they stand beside `requests`. Comes without `mergerequestfields`. */
    readonly fields: { readonly [key: string]: Flat<{
      /** How a form shows the field. `button`: A button that sends the form. `checkbox`: A box that is ticked or not. `hidden`: A value that is sent along and not shown. `multiselect`: Options of which any number may be chosen. `null`: Nothing to fill in: the form shows the text alone. `password`: A line of text that is not shown while it is typed. `select`: Options of which one is chosen. `string`: A line of text. */
      readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
      /** What the field holds before anything is filled in. May be missing. */
      readonly value?: unknown;
      /** The options to choose from: what each is called, by its value. May be missing. */
      readonly options?: { readonly [key: string]: string };
      /** Whether the field may stay empty. */
      readonly optional: boolean;
      /** Whether the value is a secret, not to be logged or shown. */
      readonly sensitive: boolean;
    } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
      /** A short text to stand beside the field. Comes without `messageformat=none`. */
      readonly label: string | {
        /** The name of the message in the software. */
        readonly key: string;
        /** What is filled into the message, in its order. */
        readonly params: readonly unknown[];
      };
      /** A longer text that explains the field. Comes without `messageformat=none`. */
      readonly help: string | {
        /** The name of the message in the software. */
        readonly key: string;
        /** What is filled into the message, in its order. */
        readonly params: readonly unknown[];
      };
    }>> };
  }>>)[];
}> & MembersIf<Every<Filled<P, "requestsfor"> | Given<P, "mergerequestfields">>, {
  /** The fields of all forms together, by name. Comes with `requestsfor` with a value together with `mergerequestfields`. */
  readonly fields: { readonly [key: string]: Flat<{
    /** How a form shows the field. `button`: A button that sends the form. `checkbox`: A box that is ticked or not. `hidden`: A value that is sent along and not shown. `multiselect`: Options of which any number may be chosen. `null`: Nothing to fill in: the form shows the text alone. `password`: A line of text that is not shown while it is typed. `select`: Options of which one is chosen. `string`: A line of text. */
    readonly type: "button" | "checkbox" | "hidden" | "multiselect" | "null" | "password" | "select" | "string";
    /** What the field holds before anything is filled in. May be missing. */
    readonly value?: unknown;
    /** The options to choose from: what each is called, by its value. May be missing. */
    readonly options?: { readonly [key: string]: string };
    /** Whether the field may stay empty. */
    readonly optional: boolean;
    /** Whether the value is a secret, not to be logged or shown. */
    readonly sensitive: boolean;
  } & MembersIf<Not<Holds<P, "messageformat", "none", Defaults>>, {
    /** A short text to stand beside the field. Comes without `messageformat=none`. */
    readonly label: string | {
      /** The name of the message in the software. */
      readonly key: string;
      /** What is filled into the message, in its order. */
      readonly params: readonly unknown[];
    };
    /** A longer text that explains the field. Comes without `messageformat=none`. */
    readonly help: string | {
      /** The name of the message in the software. */
      readonly key: string;
      /** What is filled into the message, in its order. */
      readonly params: readonly unknown[];
    };
  }>> };
}>>;

interface Defaults {
  readonly messageformat: "wikitext";
}

export {};
