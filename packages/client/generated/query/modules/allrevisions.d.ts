import type { ContentFormats, RevisionProperties } from "../values.js";

/** The parameters of `allrevisions`, without the prefix `arv`. The module can be a generator. */
export interface AllrevisionsParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arvprop`, in a generator `garvprop`. Documented.
   */
  readonly prop?: RevisionProperties | readonly RevisionProperties[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `arvslots`, in a generator `garvslots`. Documented.
   */
  readonly slots?: "main" | readonly "main"[] | "*" | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed.
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without the role of generator: `limit` at most 1 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without the role of generator: `limit` at most 50, for privileged callers 500 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `arvlimit`, in a generator `garvlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arvexpandtemplates`, in a generator `garvexpandtemplates`. Documented.
   * @deprecated
   */
  readonly expandtemplates?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arvgeneratexml`, in a generator `garvgeneratexml`. Documented.
   * @deprecated
   */
  readonly generatexml?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arvparse`, in a generator `garvparse`. Documented.
   * @deprecated
   */
  readonly parse?: boolean | undefined;
  /**
   * Text.
   *
   * Wire name: `arvsection`, in a generator `garvsection`. Documented.
   */
  readonly section?: string | undefined;
  /**
   * Text. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arvdiffto`, in a generator `garvdiffto`. Documented.
   * @deprecated
   */
  readonly diffto?: string | undefined;
  /**
   * Text.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arvdifftotext`, in a generator `garvdifftotext`. Documented.
   * @deprecated
   */
  readonly difftotext?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arvdifftotextpst`, in a generator `garvdifftotextpst`. Documented.
   * @deprecated
   */
  readonly difftotextpst?: boolean | undefined;
  /**
   * One of the listed values.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `arvcontentformat`, in a generator `garvcontentformat`. Documented.
   * @deprecated
   */
  readonly contentformat?: ContentFormats | undefined;
  /**
   * One of the listed values. Given once for each value of `slots`.
   *
   * Wire name: `arvcontentformat-main`, in a generator `garvcontentformat-main`. Documented.
   */
  readonly "contentformat-main"?: ContentFormats | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `arvuser`, in a generator `garvuser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `arvnamespace`, in a generator `garvnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `arvstart`, in a generator `garvstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `arvend`, in a generator `garvend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Default: `older`.
   *
   * Wire name: `arvdir`, in a generator `garvdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `arvexcludeuser`, in a generator `garvexcludeuser`. Documented.
   */
  readonly excludeuser?: string | undefined;
  /**
   * Text. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `arvcontinue`, in a generator `garvcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `arvgeneratetitles`, in a generator `garvgeneratetitles`. Documented.
   */
  readonly generatetitles?: boolean | undefined;
}
