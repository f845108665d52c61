// The module categorymembers of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `categorymembers` beside any choice. */
export interface CategorymembersOptions {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `ids`, `title`.
   *
   * Wire name: `cmprop`, in a generator `gcmprop`. Documented.
   */
  readonly prop?: "ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type" | readonly ("ids" | "sortkey" | "sortkeyprefix" | "timestamp" | "title" | "type")[] | undefined;
  /**
   * The id of a namespace. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `cmnamespace`, in a generator `gcmnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `page`, `subcat`, `file`.
   *
   * Wire name: `cmtype`, in a generator `gcmtype`. Documented.
   */
  readonly type?: "file" | "page" | "subcat" | readonly ("file" | "page" | "subcat")[] | undefined;
  /**
   * Text. Form: `<timestamp>|<integer>` with `sort=timestamp`; or `<text>|<hex>|<integer>` with `sort=sortkey`; or empty (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `cmcontinue`, in a generator `gcmcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `cmlimit`, in a generator `gcmlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Default: `sortkey`.
   *
   * Wire name: `cmsort`, in a generator `gcmsort`. Documented.
   */
  readonly sort?: "sortkey" | "timestamp" | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `cmdir`, in a generator `gcmdir`. Documented.
   */
  readonly dir?: "asc" | "ascending" | "desc" | "descending" | "newer" | "older" | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `cmstart`, in a generator `gcmstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `cmend`, in a generator `gcmend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * Text. Form: without `sort=timestamp`, `continue` with a value or `startsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_{wireName}`). (decided: D-187)
   *
   * Wire name: `cmstarthexsortkey`, in a generator `gcmstarthexsortkey`. Documented.
   */
  readonly starthexsortkey?: string | undefined;
  /**
   * Text. Form: without `sort=timestamp`, `continue` with a value or `endsortkeyprefix`: pairs of hexadecimal digits (else `badvalue_{wireName}`). (decided: D-187)
   *
   * Wire name: `cmendhexsortkey`, in a generator `gcmendhexsortkey`. Documented.
   */
  readonly endhexsortkey?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `cmstartsortkeyprefix`, in a generator `gcmstartsortkeyprefix`. Documented.
   */
  readonly startsortkeyprefix?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `cmendsortkeyprefix`, in a generator `gcmendsortkeyprefix`. Documented.
   */
  readonly endsortkeyprefix?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `cmstartsortkey`, in a generator `gcmstartsortkey`. Documented.
   * @deprecated
   */
  readonly startsortkey?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `cmendsortkey`, in a generator `gcmendsortkey`. Documented.
   * @deprecated
   */
  readonly endsortkey?: string | undefined;
}

/**
 * The parameters of `categorymembers`, without the prefix `cm`. The module can be a generator.
 *
 * Without `sort=timestamp`, `start` and `end` have no effect. (decided: D-193)
 */
export type CategorymembersParameters = CategorymembersOptions & ({
  /**
   * Text. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * The title in `title` in the namespace 14 (else `invalidcategory`). (decided: D-184)
   *
   * Wire name: `cmtitle`, in a generator `gcmtitle`. Documented.
   */
  readonly title: string;
  readonly pageid?: undefined;
} | {
  readonly title?: undefined;
  /**
   * A whole number. Form: an id, above 0 (else `nosuchpageid`). (decided: D-188)
   *
   * Exactly one of `title`, `pageid` (none: `missingparam`, several: `invalidparammix`). (decided: D-181)
   *
   * Wire name: `cmpageid`, in a generator `gcmpageid`. Documented.
   */
  readonly pageid: number;
});

/** An item of `categorymembers`. (decided: D-219) */
export type CategorymembersItem<P = CategorymembersParameters> = Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** Comes with `prop=ids`. */
  readonly pageid: number;
}> & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** Comes with `prop=title`. */
  readonly ns: number;
  /** Comes with `prop=title`. */
  readonly title: string;
}> & MembersIf<Holds<P, "prop", "sortkey", Defaults>, {
  /** Comes with `prop=sortkey`. */
  readonly sortkey: string;
}> & MembersIf<Holds<P, "prop", "sortkeyprefix", Defaults>, {
  /** Comes with `prop=sortkeyprefix`. */
  readonly sortkeyprefix: string;
}> & MembersIf<Holds<P, "prop", "type", Defaults>, {
  /** Comes with `prop=type`. */
  readonly type: "file" | "page" | "subcat";
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}>>;

interface Defaults {
  readonly prop: ["ids", "title"];
}

export {};
