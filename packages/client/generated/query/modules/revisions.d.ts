import type { ContentFormats, RevisionProperties } from "../values.js";

/** The parameters of `revisions`, without the prefix `rv`. The module can be a generator. */
export interface RevisionsParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvprop`, in a generator `grvprop`. Documented.
   */
  readonly prop?: RevisionProperties | readonly RevisionProperties[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `rvslots`, in a generator `grvslots`. Documented.
   */
  readonly slots?: "main" | readonly "main"[] | "*" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without the role of generator: `limit` at most 1 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without the role of generator: `limit` at most 50, for privileged callers 500 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `rvlimit`, in a generator `grvlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvexpandtemplates`, in a generator `grvexpandtemplates`. Documented.
   * @deprecated
   */
  readonly expandtemplates?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvgeneratexml`, in a generator `grvgeneratexml`. Documented.
   * @deprecated
   */
  readonly generatexml?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvparse`, in a generator `grvparse`. Documented.
   * @deprecated
   */
  readonly parse?: boolean | undefined;
  /**
   * Text.
   *
   * Wire name: `rvsection`, in a generator `grvsection`. Documented.
   */
  readonly section?: string | undefined;
  /**
   * Text. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdiffto`, in a generator `grvdiffto`. Documented.
   * @deprecated
   */
  readonly diffto?: string | undefined;
  /**
   * Text.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdifftotext`, in a generator `grvdifftotext`. Documented.
   * @deprecated
   */
  readonly difftotext?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdifftotextpst`, in a generator `grvdifftotextpst`. Documented.
   * @deprecated
   */
  readonly difftotextpst?: boolean | undefined;
  /**
   * One of the listed values.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvcontentformat`, in a generator `grvcontentformat`. Documented.
   * @deprecated
   */
  readonly contentformat?: ContentFormats | undefined;
  /**
   * One of the listed values. Given once for each value of `slots`.
   *
   * Wire name: `rvcontentformat-main`, in a generator `grvcontentformat-main`. Documented.
   */
  readonly "contentformat-main"?: ContentFormats | undefined;
  /**
   * A whole number. Only in queries of a single page. Form: an id, above 0 (else `badid_{wireName}`). (decided: D-188)
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `startid`, `start` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvstartid`, in a generator `grvstartid`. Documented.
   */
  readonly startid?: number | undefined;
  /**
   * A whole number. Only in queries of a single page. Form: an id, above 0 (else `badid_{wireName}`). (decided: D-188)
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `endid`, `end` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvendid`, in a generator `grvendid`. Documented.
   */
  readonly endid?: number | undefined;
  /**
   * A timestamp. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `startid`, `start` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvstart`, in a generator `grvstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `endid`, `end` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvend`, in a generator `grvend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Default: `older`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * Wire name: `rvdir`, in a generator `grvdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvuser`, in a generator `grvuser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvexcludeuser`, in a generator `grvexcludeuser`. Documented.
   */
  readonly excludeuser?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `rvtag`, in a generator `grvtag`. Documented.
   */
  readonly tag?: string | undefined;
  /**
   * Text. Form: without pages given by revisions: `<timestamp>|<integer>`; or `<integer>|<integer>` without `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rvcontinue`, in a generator `grvcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
