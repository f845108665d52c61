// The module allpages of query. Generated: change the spec instead.

/** The parameters of `allpages`, without the prefix `ap`. The module can be a generator. */
export interface AllpagesParameters {
  /**
   * Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apfrom`, in a generator `gapfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text. Form: `<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `apcontinue`, in a generator `gapcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apto`, in a generator `gapto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * Wire name: `apprefix`, in a generator `gapprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * The id of a namespace. Default: `0`.
   *
   * Wire name: `apnamespace`, in a generator `gapnamespace`. Documented.
   */
  readonly namespace?: number | undefined;
  /**
   * One of the listed values. Default: `all`.
   *
   * Wire name: `apfilterredir`, in a generator `gapfilterredir`. Documented.
   */
  readonly filterredir?: "all" | "nonredirects" | "redirects" | undefined;
  /**
   * One of the listed values. Default: `all`.
   *
   * Wire name: `apfilterlanglinks`, in a generator `gapfilterlanglinks`. Documented.
   */
  readonly filterlanglinks?: "all" | "withlanglinks" | "withoutlanglinks" | undefined;
  /**
   * A whole number.
   *
   * Wire name: `apminsize`, in a generator `gapminsize`. Documented.
   */
  readonly minsize?: number | undefined;
  /**
   * A whole number.
   *
   * Wire name: `apmaxsize`, in a generator `gapmaxsize`. Documented.
   */
  readonly maxsize?: number | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Wire name: `apprtype`, in a generator `gapprtype`. Documented.
   */
  readonly prtype?: "edit" | "move" | "upload" | readonly ("edit" | "move" | "upload")[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * `prlevel` only with `prtype` with a value or `prexpiry` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `apprlevel`, in a generator `gapprlevel`. Documented.
   */
  readonly prlevel?: "" | "autoconfirmed" | "sysop" | readonly ("" | "autoconfirmed" | "sysop")[] | undefined;
  /**
   * One of the listed values. Default: `all`.
   *
   * Wire name: `apprfiltercascade`, in a generator `gapprfiltercascade`. Documented.
   */
  readonly prfiltercascade?: "all" | "cascading" | "noncascading" | undefined;
  /**
   * One of the listed values. Default: `all`.
   *
   * Wire name: `apprexpiry`, in a generator `gapprexpiry`. Documented.
   */
  readonly prexpiry?: "all" | "definite" | "indefinite" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `aplimit`, in a generator `gaplimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Default: `ascending`.
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
