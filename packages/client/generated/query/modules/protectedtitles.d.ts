// The module protectedtitles of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the titles under which no page exists and not everybody may create one.
 *
 * The parameters of `protectedtitles`, without the prefix `pt`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
 * @example for await (const item of wiki.list("protectedtitles", { level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] })) console.log(item); // Titles that nobody may create
 */
export interface ProtectedtitlesParameters {
  /**
   * Lists only titles in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `ptnamespace` (decided: D-107), in a generator `gptnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only titles with one of these levels of protection. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `autoconfirmed`: Only accounts that are confirmed may create the page.
   * - `sysop`: Only administrators may create the page.
   *
   * Wire name: `ptlevel` (decided: D-107), in a generator `gptlevel` (decided: D-108).
   */
  readonly level?: "autoconfirmed" | "sysop" | readonly ("autoconfirmed" | "sysop")[] | undefined;
  /**
   * The most titles that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `ptlimit` (decided: D-107), in a generator `gptlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Whether the oldest or the newest protections come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `ptdir` (decided: D-107), in a generator `gptdir` (decided: D-108).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * The time of protection at which the list starts: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `ptstart` (decided: D-107), in a generator `gptstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time of protection at which the list ends: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `ptend` (decided: D-107), in a generator `gptend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * What to say of each title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `level`.
   *
   * - `comment`: The reason as wikitext.
   * - `expiry`: When the protection ends, or `infinity`.
   * - `level`: The level of the protection.
   * - `parsedcomment`: The reason in HTML.
   * - `timestamp`: When the title was protected.
   * - `user`: Who protected it, by name and id.
   * - `userid`: Who protected it, by id.
   *
   * Wire name: `ptprop` (decided: D-107), in a generator `gptprop` (decided: D-108).
   */
  readonly prop?: "comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid" | readonly ("comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `ptcontinue` (decided: D-107), in a generator `gptcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** An item of `protectedtitles`. (decided: D-219) */
export type ProtectedtitlesItem<P = ProtectedtitlesParameters> = Flat<{
  /** The id of the namespace of the title. */
  readonly ns: number;
  /** The title under which not everybody may create a page. */
  readonly title: string;
} & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** When the protection was set. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The name of the user who set the protection. Comes with `prop=user`. May be missing. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** The id of the user who set the protection. Comes with `prop=user|userid`. */
  readonly userid: number;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The reason that was given for the protection, in wikitext. Comes with `prop=comment`. */
  readonly comment: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The reason in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. */
  readonly parsedcomment: string;
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** When the protection ends; `infinity` where it has no end. Comes with `prop=expiry`. */
  readonly expiry: string | "infinity";
}> & MembersIf<Holds<P, "prop", "level", Defaults>, {
  /** The group or the right that can still create the page, such as `sysop`. Comes with `prop=level`. */
  readonly level: string;
}>>;

interface Defaults {
  readonly prop: ["timestamp", "level"];
}

export {};
