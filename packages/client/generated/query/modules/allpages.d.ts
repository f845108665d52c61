// The module allpages of query. Generated: change the spec instead.

/**
 * Lists the pages in a namespace, in the order of their titles.
 *
 * The parameters of `allpages`, without the prefix `ap`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Allpages}
 * @example for await (const item of wiki.list("allpages", { from: "Harbour", limit: 2 })) console.log(item); // Pages from a title onwards
 */
export interface AllpagesParameters {
  /**
   * Title to start from. The page does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apfrom` (decided: D-107), in a generator `gapfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `apcontinue` (decided: D-107), in a generator `gapcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Title to stop at. The page does not have to exist. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apto` (decided: D-107), in a generator `gapto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only pages whose titles begin with this string. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apprefix` (decided: D-107), in a generator `gapprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * ID of the namespace to list. Only one namespace can be listed at a time. Default: `0`.
   *
   * Wire name: `apnamespace` (decided: D-107), in a generator `gapnamespace` (decided: D-108).
   */
  readonly namespace?: number | undefined;
  /**
   * How to filter redirects. Default: `all`.
   *
   * - `all`: Redirects and non-redirects.
   * - `nonredirects`: Pages that are not redirects.
   * - `redirects`: Only redirects.
   *
   * Wire name: `apfilterredir` (decided: D-107), in a generator `gapfilterredir` (decided: D-108).
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * How to filter by language links. Links added by extensions may not be considered. Default: `all`.
   *
   * - `all`: Pages with or without language links.
   * - `withlanglinks`: Pages with at least one language link.
   * - `withoutlanglinks`: Pages without language links.
   *
   * Wire name: `apfilterlanglinks` (decided: D-107), in a generator `gapfilterlanglinks` (decided: D-108).
   */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks" | undefined;
  /**
   * Minimum page size in bytes.
   *
   * Wire name: `apminsize` (decided: D-107), in a generator `gapminsize` (decided: D-108).
   */
  readonly minsize?: number | undefined;
  /**
   * Maximum page size in bytes. Ignored on sites in miser mode.
   *
   * Wire name: `apmaxsize` (decided: D-107), in a generator `gapmaxsize` (decided: D-108).
   */
  readonly maxsize?: number | undefined;
  /**
   * Lists only pages that are protected against one of these actions. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `edit`: Editing is restricted.
   * - `move`: Moving is restricted.
   * - `upload`: Uploading a new file version is restricted.
   *
   * Wire name: `apprtype` (decided: D-107), in a generator `gapprtype` (decided: D-108).
   */
  readonly prtype?: "edit" | "move" | "upload" | readonly ("edit" | "move" | "upload")[] | undefined;
  /**
   * Lists only pages with one of these protection levels. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - (empty): Ignored.
   * - `autoconfirmed`: Only autoconfirmed users may act.
   * - `sysop`: Only administrators may act.
   *
   * `prlevel` only with `prtype` with a value or `prexpiry` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `apprlevel` (decided: D-107), in a generator `gapprlevel` (decided: D-108).
   */
  readonly prlevel?: "" | "autoconfirmed" | "sysop" | readonly ("" | "autoconfirmed" | "sysop")[] | undefined;
  /**
   * How to filter by cascading protection, which extends to the included pages. Has no effect without `prtype`. Default: `all`.
   *
   * - `all`: Cascading and other protections.
   * - `cascading`: Only cascading protections.
   * - `noncascading`: Only protections that do not cascade.
   *
   * Wire name: `apprfiltercascade` (decided: D-107), in a generator `gapprfiltercascade` (decided: D-108).
   */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading" | undefined;
  /**
   * How to filter by protection expiry. Default: `all`.
   *
   * - `all`: Protections with or without an expiry time.
   * - `definite`: Only protections that expire.
   * - `indefinite`: Only protections that do not expire.
   *
   * Wire name: `apprexpiry` (decided: D-107), in a generator `gapprexpiry` (decided: D-108).
   */
  readonly prexpiry?: "all" | "definite" | "indefinite" | undefined;
  /**
   * Maximum number of pages to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `aplimit` (decided: D-107), in a generator `gaplimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Sort direction of the titles. Default: `ascending`.
   *
   * - `ascending`: Ascending, by title.
   * - `descending`: Descending, by title.
   *
   * Wire name: `apdir` (decided: D-107), in a generator `gapdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
}

/** An item of `allpages`. (decided: D-219) */
export interface AllpagesItem {
  /** The page ID. It does not change when the page is moved. */
  readonly pageid: number;
  /** The namespace ID of the page; `0` is the main namespace. */
  readonly ns: number;
  /** The page title, including the namespace. */
  readonly title: string;
}
