// The module allpages of query. Generated: change the spec instead.

/**
 * Lists the pages of one namespace in the order of their titles.
 *
 * The parameters of `allpages`, without the prefix `ap`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
 * @example for await (const item of wiki.list("allpages", { from: "Harbour", limit: 2 })) console.log(item); // Pages from a title on
 */
export interface AllpagesParameters {
  /**
   * Where the list starts. This title need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apfrom`, in a generator `gapfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `apcontinue`, in a generator `gapcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Where the list ends. This title need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apto`, in a generator `gapto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Lists only pages whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apprefix`, in a generator `gapprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * The namespace to list. Default: `0`.
   *
   * Wire name: `apnamespace`, in a generator `gapnamespace`. Documented.
   */
  readonly namespace?: number | undefined;
  /**
   * Whether redirects are listed. Default: `all`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   *
   * Wire name: `apfilterredir`, in a generator `gapfilterredir`. Documented.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * Filters the pages by their links to other languages. Links that other software adds may be left out of account. Default: `all`.
   *
   * - `all`: Pages with and without such links.
   * - `withlanglinks`: Pages with at least one.
   * - `withoutlanglinks`: Pages without any.
   *
   * Wire name: `apfilterlanglinks`, in a generator `gapfilterlanglinks`. Documented.
   */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks" | undefined;
  /**
   * The least size of the pages, in bytes.
   *
   * Wire name: `apminsize`, in a generator `gapminsize`. Documented.
   */
  readonly minsize?: number | undefined;
  /**
   * The greatest size of the pages, in bytes. A site in miser mode ignores it.
   *
   * Wire name: `apmaxsize`, in a generator `gapmaxsize`. Documented.
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only pages that are protected against one of these actions. Up to 50 values, for privileged callers up to 500.
   *
   * - `edit`: Editing is restricted.
   * - `move`: Renaming is restricted.
   * - `upload`: Uploading a new version of the file is restricted.
   *
   * Wire name: `apprtype`, in a generator `gapprtype`. Documented.
   */
  readonly prtype?: "edit" | "move" | "upload" | readonly ("edit" | "move" | "upload")[] | undefined;
  /**
   * Lists only pages with one of these levels of protection. Up to 50 values, for privileged callers up to 500.
   *
   * - (empty): Ignored.
   * - `autoconfirmed`: Only accounts that are confirmed may act.
   * - `sysop`: Only administrators may act.
   *
   * `prlevel` only with `prtype` with a value or `prexpiry` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `apprlevel`, in a generator `gapprlevel`. Documented.
   */
  readonly prlevel?: "" | "autoconfirmed" | "sysop" | readonly ("" | "autoconfirmed" | "sysop")[] | undefined;
  /**
   * Filters the pages by whether their protection extends to the pages that they include. Has no effect without `prtype`. Default: `all`.
   *
   * - `all`: Protections of both kinds.
   * - `cascading`: Only those that cascade.
   * - `noncascading`: Only those that do not.
   *
   * Wire name: `apprfiltercascade`, in a generator `gapprfiltercascade`. Documented.
   */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading" | undefined;
  /**
   * Filters the pages by whether their protection ends. Default: `all`.
   *
   * - `all`: Protections with or without an end.
   * - `definite`: Only protections that end by themselves.
   * - `indefinite`: Only protections without an end.
   *
   * Wire name: `apprexpiry`, in a generator `gapprexpiry`. Documented.
   */
  readonly prexpiry?: "all" | "definite" | "indefinite" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aplimit`, in a generator `gaplimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * Wire name: `apdir`, in a generator `gapdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allpages`. (decided: D-219) */
export interface AllpagesItem {
  readonly pageid: number;
  readonly ns: number;
  readonly title: string;
}
