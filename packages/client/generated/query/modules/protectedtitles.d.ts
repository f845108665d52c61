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
   * Lists only titles in these namespaces. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `ptnamespace`, in a generator `gptnamespace`. Documented.
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Lists only titles with one of these levels of protection. Up to 50 values, for privileged callers up to 500.
   *
   * - `autoconfirmed`: Only accounts that are confirmed may create the page.
   * - `sysop`: Only administrators may create the page.
   *
   * Wire name: `ptlevel`, in a generator `gptlevel`. Documented.
   */
  readonly level?: "autoconfirmed" | "sysop" | readonly ("autoconfirmed" | "sysop")[] | undefined;
  /**
   * The most titles that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `ptlimit`, in a generator `gptlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Whether the oldest or the newest protections come first. Default: `older`.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * Wire name: `ptdir`, in a generator `gptdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * The time of protection at which the list starts: the latest, or with `dir=newer` the earliest.
   *
   * Wire name: `ptstart`, in a generator `gptstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * The time of protection at which the list ends: the earliest, or with `dir=newer` the latest.
   *
   * Wire name: `ptend`, in a generator `gptend`. Documented.
   */
  readonly end?: Date | string | undefined;
  /**
   * What to say of each title. Up to 50 values, for privileged callers up to 500. Default: `timestamp`, `level`.
   *
   * - `comment`: The reason as wikitext.
   * - `expiry`: When the protection ends, or `infinity`.
   * - `level`: The level of the protection.
   * - `parsedcomment`: The reason in HTML.
   * - `timestamp`: When the title was protected.
   * - `user`: Who protected it, by name and id.
   * - `userid`: Who protected it, by id.
   *
   * Wire name: `ptprop`, in a generator `gptprop`. Documented.
   */
  readonly prop?: "comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid" | readonly ("comment" | "expiry" | "level" | "parsedcomment" | "timestamp" | "user" | "userid")[] | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<timestamp>|<integer>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `ptcontinue`, in a generator `gptcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** An item of `protectedtitles`. (decided: D-219) */
export type ProtectedtitlesItem<P = ProtectedtitlesParameters> = Flat<{
  readonly ns: number;
  readonly title: string;
} & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
  /** Comes with `prop=timestamp`. */
  readonly timestamp: string;
}> & MembersIf<Holds<P, "prop", "user", Defaults>, {
  /** Comes with `prop=user`. May be missing. */
  readonly user?: string;
}> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
  /** Comes with `prop=user|userid`. */
  readonly userid: number;
}> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
  /** Comes with `prop=comment`. */
  readonly comment: string;
}> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
  /** In HTML. Comes with `prop=parsedcomment`. */
  readonly parsedcomment: string;
}> & MembersIf<Holds<P, "prop", "expiry", Defaults>, {
  /** Comes with `prop=expiry`. */
  readonly expiry: string | "infinity";
}> & MembersIf<Holds<P, "prop", "level", Defaults>, {
  /** Comes with `prop=level`. */
  readonly level: string;
}>>;

interface Defaults {
  readonly prop: ["timestamp", "level"];
}

export {};
