// The module recentchanges of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

/**
 * The parameters of `recentchanges`, without the prefix `rc`. The module can be a generator.
 *
 * The patrol flags need a right. Without it, the error is `permissiondenied`. (decided: D-147)
 */
export interface RecentchangesParameters {
  /**
   * A timestamp.
   *
   * Wire name: `rcstart`, in a generator `grcstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * A timestamp.
   *
   * Wire name: `rcend`, in a generator `grcend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * One of the listed values. Default: `older`.
   *
   * Wire name: `rcdir`, in a generator `grcdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * The id of a namespace, or `-2` or `-1`. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `rcnamespace`, in a generator `grcnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rcuser`, in a generator `grcuser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rcexcludeuser`, in a generator `grcexcludeuser`. Documented.
   */
  readonly excludeuser?: string | undefined;
  /**
   * Text.
   *
   * Wire name: `rctag`, in a generator `grctag`. Documented.
   */
  readonly tag?: string | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `title`, `timestamp`, `ids`.
   *
   * Wire name: `rcprop`, in a generator `grcprop`. Documented.
   */
  readonly prop?: "comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid" | readonly ("comment" | "flags" | "ids" | "loginfo" | "parsedcomment" | "patrolled" | "redirect" | "sha1" | "sizes" | "tags" | "timestamp" | "title" | "user" | "userid")[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * Values of `show` that contradict each other: `minor` and `!minor`, `bot` and `!bot`, `anon` and `!anon`, `redirect` and `!redirect`, `patrolled` and `!patrolled` and `unpatrolled`, `autopatrolled` and `!autopatrolled`, `autopatrolled` and `unpatrolled`, `autopatrolled` and `!patrolled` (`show`). (decided: D-183)
   *
   * Wire name: `rcshow`, in a generator `grcshow`. Documented.
   */
  readonly show?: "!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled" | readonly ("!anon" | "!autopatrolled" | "!bot" | "!minor" | "!patrolled" | "!redirect" | "anon" | "autopatrolled" | "bot" | "minor" | "patrolled" | "redirect" | "unpatrolled")[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `rclimit`, in a generator `grclimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `edit`, `new`, `log`, `categorize`.
   *
   * Wire name: `rctype`, in a generator `grctype`. Documented.
   */
  readonly type?: "categorize" | "edit" | "external" | "log" | "new" | readonly ("categorize" | "edit" | "external" | "log" | "new")[] | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `rctoponly`, in a generator `grctoponly`. Documented.
   */
  readonly toponly?: boolean | undefined;
  /**
   * Text. Form: the title of a page of this site (else `invalidtitle`). (decided: D-184)
   *
   * Wire name: `rctitle`, in a generator `grctitle`. Documented.
   */
  readonly title?: string | undefined;
  /**
   * Text. Form: `<timestamp>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rccontinue`, in a generator `grccontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `rcgeneraterevisions`, in a generator `grcgeneraterevisions`. Documented.
   */
  readonly generaterevisions?: boolean | undefined;
  /**
   * One of the listed values.
   *
   * Wire name: `rcslot`, in a generator `grcslot`. Documented.
   */
  readonly slot?: "main" | undefined;
}

/** An item of `recentchanges`. (decided: D-219) */
export type RecentchangesItem<P = RecentchangesParameters> = Flat<{
  readonly type: "categorize" | "edit" | "external" | "log" | "new";
  /** May be missing. */
  readonly suppressed?: true;
} & MembersIf<Holds<P, "prop", "title", Defaults>, {
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly ns?: number;
  /** Comes with `prop=title`. May be missing where `actionhidden` is there. */
  readonly title?: string;
}> & MembersIf<Holds<P, "prop", "ids", Defaults>, {
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly pageid?: number;
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly revid?: number;
  /** Comes with `prop=ids`. May be missing where `actionhidden` is there. */
  readonly old_revid?: number;
  /** Comes with `prop=ids`. */
  readonly rcid: number;
}> & MembersIf<Holds<P, "prop", "ids" | "loginfo" | "title", Defaults>, {
  /** Comes with `prop=ids|loginfo|title`. May be missing. */
  readonly actionhidden?: true;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Comes with `prop=user`. May be missing where `userhidden` is there. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
  /** Comes with `prop=userid`. May be missing where `userhidden` is there. */
  readonly userid?: number;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** Comes with `prop=user|userid`. May be missing. */
  readonly userhidden?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly temp?: true;
  /** Comes with `prop=user|userid`. May be missing. */
  readonly anon?: true;
}> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
  /** Comes with `prop=flags`. */
  readonly bot: boolean;
  /** Comes with `prop=flags`. */
  readonly new: boolean;
  /** Comes with `prop=flags`. */
  readonly minor: boolean;
}> & MembersIf<Holds<P, "prop", "sizes", Defaults>, {
  /** In bytes. Comes with `prop=sizes`. */
  readonly oldlen: number;
  /** In bytes. Comes with `prop=sizes`. */
  readonly newlen: number;
}> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
  readonly comment?: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
  readonly parsedcomment?: string;
}> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
  /** Comes with `prop=comment|parsedcomment`. May be missing. */
  readonly commenthidden?: true;
}> & MembersIf<Holds<P, "prop", "redirect", Defaults>, {
  /** Comes with `prop=redirect`. */
  readonly redirect: boolean;
}> & MembersIf<Holds<P, "prop", "patrolled", Defaults>, {
  /** Comes with `prop=patrolled`. */
  readonly patrolled: boolean;
  /** Comes with `prop=patrolled`. */
  readonly unpatrolled: boolean;
  /** Comes with `prop=patrolled`. */
  readonly autopatrolled: boolean;
}> & MembersIf<Holds<P, "prop", "loginfo", Defaults>, {
  /** Comes with `prop=loginfo`. May be missing. */
  readonly logid?: number;
  /** Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logtype?: string | null;
  /** Comes with `prop=loginfo`. May be missing. May be `null`. */
  readonly logaction?: string | null;
  /** Comes with `prop=loginfo`. May be missing. */
  readonly logparams?: { readonly [key: string]: unknown };
}> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
  /** Comes with `prop=tags`. */
  readonly tags: readonly string[];
}> & MembersIf<Holds<P, "prop", "sha1", Defaults>, {
  /** Comes with `prop=sha1`. May be missing. */
  readonly sha1?: string;
  /** Comes with `prop=sha1`. May be missing. */
  readonly sha1hidden?: true;
}>>;

interface Defaults {
  readonly prop: ["title", "timestamp", "ids"];
}

export {};
