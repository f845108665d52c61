import type { ContentFormats, RevisionProperties } from "../values.js";

/**
 * The parameters of `alldeletedrevisions`, without the prefix `adr`. The module can be a generator.
 *
 * The module needs the right `deletedhistory`. Without it, the error is `permissiondenied`. (decided: D-147)
 */
export interface AlldeletedrevisionsParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrprop`, in a generator `gadrprop`. Documented.
   */
  readonly prop?: RevisionProperties | readonly RevisionProperties[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `adrslots`, in a generator `gadrslots`. Documented.
   */
  readonly slots?: "main" | readonly "main"[] | "*" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed.
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without the role of generator: `limit` at most 1 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without the role of generator: `limit` at most 50, for privileged callers 500 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `adrlimit`, in a generator `gadrlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrexpandtemplates`, in a generator `gadrexpandtemplates`. Documented.
   * @deprecated
   */
  readonly expandtemplates?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrgeneratexml`, in a generator `gadrgeneratexml`. Documented.
   * @deprecated
   */
  readonly generatexml?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrparse`, in a generator `gadrparse`. Documented.
   * @deprecated
   */
  readonly parse?: boolean | undefined;
  /**
   * Text.
   *
   * Wire name: `adrsection`, in a generator `gadrsection`. Documented.
   */
  readonly section?: string | undefined;
  /**
   * Text. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrdiffto`, in a generator `gadrdiffto`. Documented.
   * @deprecated
   */
  readonly diffto?: string | undefined;
  /**
   * Text.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrdifftotext`, in a generator `gadrdifftotext`. Documented.
   * @deprecated
   */
  readonly difftotext?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrdifftotextpst`, in a generator `gadrdifftotextpst`. Documented.
   * @deprecated
   */
  readonly difftotextpst?: boolean | undefined;
  /**
   * One of the listed values.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrcontentformat`, in a generator `gadrcontentformat`. Documented.
   * @deprecated
   */
  readonly contentformat?: ContentFormats | undefined;
  /**
   * One of the listed values. Given once for each value of `slots`.
   *
   * Wire name: `adrcontentformat-main`, in a generator `gadrcontentformat-main`. Documented.
   */
  readonly "contentformat-main"?: ContentFormats | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * Wire name: `adruser`, in a generator `gadruser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `adrnamespace`, in a generator `gadrnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * A timestamp. Only with `user`.
   *
   * `start` or `end` only with `user` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrstart`, in a generator `gadrstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp. Only with `user`.
   *
   * `start` or `end` only with `user` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrend`, in a generator `gadrend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Default: `older`.
   *
   * Wire name: `adrdir`, in a generator `gadrdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Text. Only without `user`. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to`, `prefix` or `excludeuser` only without `user` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrfrom`, in a generator `gadrfrom`. Documented.
   */
  readonly from?: string | undefined;
  /**
   * Text. Only without `user`. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to`, `prefix` or `excludeuser` only without `user` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrto`, in a generator `gadrto`. Documented.
   */
  readonly to?: string | undefined;
  /**
   * Text. Only without `user`. Form: the beginning of a title without its namespace, which is that in `namespace` (else `invalidtitle`). (decided: D-185)
   *
   * `from`, `to`, `prefix` or `excludeuser` only without `user` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrprefix`, in a generator `gadrprefix`. Documented.
   */
  readonly prefix?: string | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only without `user`.
   *
   * `from`, `to`, `prefix` or `excludeuser` only without `user` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrexcludeuser`, in a generator `gadrexcludeuser`. Documented.
   */
  readonly excludeuser?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `adrtag`, in a generator `gadrtag`. Documented.
   */
  readonly tag?: string | undefined;
  /**
   * Text. Form: `<integer>|<text>` with the role of generator, `generatetitles` and `dir=newer` without `user`; or `<integer>|<text>|<timestamp>|<integer>` without `user` or the role of generator together with `generatetitles` together with `dir=newer`; or `<timestamp>|<integer>` with `user` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `adrcontinue`, in a generator `gadrcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `adrgeneratetitles`, in a generator `gadrgeneratetitles`. Documented.
   */
  readonly generatetitles?: boolean | undefined;
}
