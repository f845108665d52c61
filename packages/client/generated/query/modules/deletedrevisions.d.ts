import type { ContentFormats, RevisionProperties } from "../values.js";

/**
 * The parameters of `deletedrevisions`, without the prefix `drv`. The module can be a generator.
 *
 * The module needs the right `deletedhistory`. Without it, the error is `permissiondenied`. (decided: D-147)
 */
export interface DeletedrevisionsParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `drvprop`, in a generator `gdrvprop`. Documented.
   */
  readonly prop?: RevisionProperties | readonly RevisionProperties[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `drvslots`, in a generator `gdrvslots`. Documented.
   */
  readonly slots?: "main" | readonly "main"[] | "*" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed.
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without the role of generator: `limit` at most 1 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without the role of generator: `limit` at most 50, for privileged callers 500 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `drvlimit`, in a generator `gdrvlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `drvexpandtemplates`, in a generator `gdrvexpandtemplates`. Documented.
   * @deprecated
   */
  readonly expandtemplates?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `drvgeneratexml`, in a generator `gdrvgeneratexml`. Documented.
   * @deprecated
   */
  readonly generatexml?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `drvparse`, in a generator `gdrvparse`. Documented.
   * @deprecated
   */
  readonly parse?: boolean | undefined;
  /**
   * Text.
   *
   * Wire name: `drvsection`, in a generator `gdrvsection`. Documented.
   */
  readonly section?: string | undefined;
  /**
   * Text. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `drvdiffto`, in a generator `gdrvdiffto`. Documented.
   * @deprecated
   */
  readonly diffto?: string | undefined;
  /**
   * Text.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `drvdifftotext`, in a generator `gdrvdifftotext`. Documented.
   * @deprecated
   */
  readonly difftotext?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `drvdifftotextpst`, in a generator `gdrvdifftotextpst`. Documented.
   * @deprecated
   */
  readonly difftotextpst?: boolean | undefined;
  /**
   * One of the listed values.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `drvcontentformat`, in a generator `gdrvcontentformat`. Documented.
   * @deprecated
   */
  readonly contentformat?: ContentFormats | undefined;
  /**
   * One of the listed values. Given once for each value of `slots`.
   *
   * Wire name: `drvcontentformat-main`, in a generator `gdrvcontentformat-main`. Documented.
   */
  readonly "contentformat-main"?: ContentFormats | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `drvstart`, in a generator `gdrvstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `drvend`, in a generator `gdrvend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Default: `older`.
   *
   * Wire name: `drvdir`, in a generator `gdrvdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Text.
   *
   * Wire name: `drvtag`, in a generator `gdrvtag`. Documented.
   */
  readonly tag?: string | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `drvuser`, in a generator `gdrvuser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `drvexcludeuser`, in a generator `gdrvexcludeuser`. Documented.
   */
  readonly excludeuser?: string | undefined;
  /**
   * Text. Form: `<integer>|<integer>` with pages given by revisions; or `<integer>|<text>|<timestamp>|<integer>` without pages given by revisions (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `drvcontinue`, in a generator `gdrvcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}
