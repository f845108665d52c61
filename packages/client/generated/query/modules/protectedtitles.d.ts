// The module protectedtitles of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the titles that are protected against creation.
 *
 * The parameters of `protectedtitles`, without the prefix `pt`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Protectedtitles}
 * @example for await (const item of wiki.list("protectedtitles", { level: ["sysop"], prop: ["timestamp", "user", "comment", "expiry", "level"] })) console.log(item); // Titles protected against creation
 */
export interface ProtectedtitlesParameters {
  /**
   * Lists only titles in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `ptnamespace` (decided: D-107), in a generator `gptnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only titles with one of these protection levels. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * - `autoconfirmed`: Only autoconfirmed users may create the page.
   * - `sysop`: Only administrators may create the page.
   *
   * Wire name: `ptlevel` (decided: D-107), in a generator `gptlevel` (decided: D-108).
   */
  readonly level?: "autoconfirmed" | "sysop" | readonly ("autoconfirmed" | "sysop")[] | undefined;
  /**
   * Maximum number of titles to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `ptlimit` (decided: D-107), in a generator `gptlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Whether the oldest or the newest protections come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   *
   * Wire name: `ptdir` (decided: D-107), in a generator `gptdir` (decided: D-108).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Timestamp to start from, by protection time: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `ptstart` (decided: D-107), in a generator `gptstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * Timestamp to stop at, by protection time: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `ptend` (decided: D-107), in a generator `gptend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Properties to return for each title. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `timestamp`, `level`.
   *
   * - `comment`: The reason as wikitext.
   * - `expiry`: The expiry time of the protection, or `infinity`.
   * - `level`: The protection level.
   * - `parsedcomment`: The reason as HTML.
   * - `timestamp`: The time at which the title was protected.
   * - `user`: The name and ID of the user who protected the title.
   * - `userid`: The ID of the user who protected the title.
   *
   * Wire name: `ptprop` (decided: D-107), in a generator `gptprop` (decided: D-108).
   */
  readonly prop?: "comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid" | readonly ("comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<timestamp>|<integer>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `ptcontinue` (decided: D-107), in a generator `gptcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** An item of `protectedtitles`. (decided: D-219) */
export type ProtectedtitlesItem<P = ProtectedtitlesParameters> = Flat<{
  /** The ID of the namespace of the title. */
  readonly ns: number;
  /** The protected title. */
  readonly title: string;
} & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** The time at which the title was protected. Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** The name of the user who protected the title. Comes with `prop=user`. May be missing. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** The ID of the user who protected the title. Comes with `prop=user|userid`. */
  readonly userid: number;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** The reason for the protection, in wikitext. Comes with `prop=comment`. */
  readonly comment: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** The reason as HTML, with links rendered. Comes with `prop=parsedcomment`. */
  readonly parsedcomment: string;
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** The time at which the protection expires; `infinity` if it does not expire. Comes with `prop=expiry`. */
  readonly expiry: string | "infinity";
}> & MembersIf<Holds<P, "prop", "level", Defaults>, {
  /** The group or right that is required to create the page, such as `sysop`. Comes with `prop=level`. */
  readonly level: string;
}>>;

interface Defaults {
  readonly prop: ["timestamp", "level"];
}

export {};
