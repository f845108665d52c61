/** The parameters of `info`, without the prefix `in`. */
export interface InfoParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Deprecated: `preload` and `readable`.
   *
   * Wire name: `inprop`. Documented.
   */
  readonly prop?: "associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable" | readonly ("associatedpage" | "displaytitle" | "editintro" | "linkclasses" | "notificationtimestamp" | "preloadcontent" | "protection" | "subjectid" | "talkid" | "url" | "varianttitles" | "visitingwatchers" | "watched" | "watchers" | "preload" | "readable")[] | undefined;
  /**
   * The default is a page title, which the document omits. The title of a page. Default (unknown: D-152).
   *
   * Wire name: `inlinkcontext`. Documented.
   */
  readonly linkcontext?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `intestactions`. Documented.
   */
  readonly testactions?: string | readonly string[] | undefined;
  /**
   * One of the listed values. Default: `boolean`.
   *
   * Wire name: `intestactionsdetail`. Documented.
   */
  readonly testactionsdetail?: "boolean" | "full" | "quick" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `intestactionsautocreate`. Documented.
   */
  readonly testactionsautocreate?: boolean | undefined;
  /**
   * Text. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadcustom`. Documented.
   */
  readonly preloadcustom?: string | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadparams`. Documented.
   */
  readonly preloadparams?: string | readonly string[] | undefined;
  /**
   * A flag: present means true, absent means false. Applies only to preloaded content, that is with `prop=preloadcontent` (decided: D-153).
   *
   * Wire name: `inpreloadnewsection`. Documented.
   */
  readonly preloadnewsection?: boolean | undefined;
  /**
   * One of the listed values. Default: `moreframes`. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintrostyle`. Documented.
   */
  readonly editintrostyle?: "lessframes" | "moreframes" | undefined;
  /**
   * Text. Up to 50 values, for privileged callers up to 500. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintroskip`. Documented.
   */
  readonly editintroskip?: string | readonly string[] | undefined;
  /**
   * Text. Applies only to edit intro, that is with `prop=editintro` (decided: D-153).
   *
   * Wire name: `ineditintrocustom`. Documented.
   */
  readonly editintrocustom?: string | undefined;
  /**
   * Text. Form: `<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `incontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
