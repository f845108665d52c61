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
