// The module authmanagerinfo of query. Generated: change the spec instead.
import type { Every, Filled, Flat, Given, Holds, MembersIf, Not } from "../../runtime/action-api/client/narrow.js";

/**
 * The parameters of `authmanagerinfo`, without the prefix `ami`.
 *
 * The module does not carry the read-rights marker. It is free of the right `read` where a request asks for nothing but such modules. (decided: D-145)
 */
export interface AuthmanagerinfoParameters {
  /**
   * Text.
   *
   * Wire name: `amisecuritysensitiveoperation`. Documented.
   */
  readonly securitysensitiveoperation?: string | undefined;
  /**
   * One of the listed values.
   *
   * Wire name: `amirequestsfor`. Documented.
   */
  readonly requestsfor?: "change" | "create" | "create-continue" | "link" | "link-continue" | "login" | "login-continue" | "remove" | "unlink" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `amimergerequestfields`. Documented.
   */
  readonly mergerequestfields?: boolean | undefined;
  /**
   * One of the listed values. Default: `wikitext`.
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
