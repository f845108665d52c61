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
   * Wire name: `apfrom` (decided: D-107), in a generator `gapfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `apcontinue` (decided: D-107), in a generator `gapcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Where the list ends. This title need not exist. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apto` (decided: D-107), in a generator `gapto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only pages whose titles begin with this text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apprefix` (decided: D-107), in a generator `gapprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * The id of the one namespace whose pages are listed. Default: `0`.
   *
   * Wire name: `apnamespace` (decided: D-107), in a generator `gapnamespace` (decided: D-108).
   */
  readonly namespace?: number | undefined;
  /**
   * Whether redirects are listed. Default: `all`.
   *
   * - `all`: Redirects and other pages.
   * - `nonredirects`: Pages that are no redirects.
   * - `redirects`: Redirects only.
   *
   * Wire name: `apfilterredir` (decided: D-107), in a generator `gapfilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * Filters the pages by their links to other languages. Links that other software adds may be left out of account. Default: `all`.
   *
   * - `all`: Pages with and without such links.
   * - `withlanglinks`: Pages with at least one.
   * - `withoutlanglinks`: Pages without any.
   *
   * Wire name: `apfilterlanglinks` (decided: D-107), in a generator `gapfilterlanglinks` (decided: D-108).
   */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks" | undefined;
  /**
   * The least size of the pages, in bytes.
   *
   * Wire name: `apminsize` (decided: D-107), in a generator `gapminsize` (decided: D-108).
   */
  readonly minsize?: number | undefined;
  /**
   * The greatest size of the pages, in bytes. A site in miser mode ignores it.
   *
   * Wire name: `apmaxsize` (decided: D-107), in a generator `gapmaxsize` (decided: D-108).
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only pages that are protected against one of these actions. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `edit`: Editing is restricted.
   * - `move`: Renaming is restricted.
   * - `upload`: Uploading a new version of the file is restricted.
   *
   * Wire name: `apprtype` (decided: D-107), in a generator `gapprtype` (decided: D-108).
   */
  readonly prtype?: "edit" | "move" | "upload" | readonly ("edit" | "move" | "upload")[] | undefined;
  /**
   * Lists only pages with one of these levels of protection. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - (empty): Ignored.
   * - `autoconfirmed`: Only accounts that are confirmed may act.
   * - `sysop`: Only administrators may act.
   *
   * `prlevel` only with `prtype` with a value or `prexpiry` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `apprlevel` (decided: D-107), in a generator `gapprlevel` (decided: D-108).
   */
  readonly prlevel?: "" | "autoconfirmed" | "sysop" | readonly ("" | "autoconfirmed" | "sysop")[] | undefined;
  /**
   * Filters the pages by whether their protection extends to the pages that they include. Has no effect without `prtype`. Default: `all`.
   *
   * - `all`: Protections of both kinds.
   * - `cascading`: Only those that cascade.
   * - `noncascading`: Only those that do not.
   *
   * Wire name: `apprfiltercascade` (decided: D-107), in a generator `gapprfiltercascade` (decided: D-108).
   */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading" | undefined;
  /**
   * Filters the pages by whether their protection ends. Default: `all`.
   *
   * - `all`: Protections with or without an end.
   * - `definite`: Only protections that end by themselves.
   * - `indefinite`: Only protections without an end.
   *
   * Wire name: `apprexpiry` (decided: D-107), in a generator `gapprexpiry` (decided: D-108).
   */
  readonly prexpiry?: "all" | "definite" | "indefinite" | undefined;
  /**
   * The most pages that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `aplimit` (decided: D-107), in a generator `gaplimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * The order of the titles. Default: `ascending`.
   *
   * - `ascending`: From A to Z by title.
   * - `descending`: From Z to A by title.
   *
   * Wire name: `apdir` (decided: D-107), in a generator `gapdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allpages`. (decided: D-219) */
export interface AllpagesItem {
  /** The id of the page. It stays the same when the page is moved. */
  readonly pageid: number;
  /** The id of the page's namespace; `0` is that of the articles. */
  readonly ns: number;
  /** The title of the page, with the name of its namespace. */
  readonly title: string;
}
