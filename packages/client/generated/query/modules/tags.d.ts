// The module tags of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the change tags of the site by name.
 *
 * The parameters of `tags`, without the prefix `tg`.
 * @see {@link https://www.mediawiki.org/wiki/API:Tags}
 * @example for await (const item of wiki.list("tags", { prop: ["displayname", "hitcount"], limit: 2 })) console.log(item); // Tags of changes, and how often they are used
 */
export interface TagsParameters {
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value.
   *
   * Wire name: `tgcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The most tags that one answer lists. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `tglimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each tag beside its name. Up to 50 values, for privileged callers up to 500. Default: no value.
   *
   * - `active`: Whether changes still get the tag.
   * - `defined`: Whether the software or the site defines the tag.
   * - `description`: What the tag means, as wikitext.
   * - `displayname`: The name under which the tag is shown, in HTML, or `false` where it is not shown.
   * - `hitcount`: How many revisions and log entries carry the tag.
   * - `source`: Whether the software or people set the tag.
   *
   * Wire name: `tgprop`. Documented.
   */
  readonly prop?: "active" | "defined" | "description" | "displayname" | "hitcount" | "source" | readonly ("active" | "defined" | "description" | "displayname" | "hitcount" | "source")[] | undefined;
}

/** An item of `tags`. (decided: D-219) */
export type TagsItem<P = TagsParameters> = Flat<{
  readonly name: string;
} & MembersIf<Holds<P, "prop", "displayname", Defaults>, {
  /** In HTML; `false` where the tag is not shown. Comes with `prop=displayname`. */
  readonly displayname: string | false;
}> & MembersIf<Holds<P, "prop", "description", Defaults>, {
  /** Comes with `prop=description`. */
  readonly description: string;
}> & MembersIf<Holds<P, "prop", "hitcount", Defaults>, {
  /** Comes with `prop=hitcount`. */
  readonly hitcount: number;
}> & MembersIf<Holds<P, "prop", "defined", Defaults>, {
  /** Comes with `prop=defined`. */
  readonly defined: boolean;
}> & MembersIf<Holds<P, "prop", "source", Defaults>, {
  /** Comes with `prop=source`. */
  readonly source: readonly ("extension" | "manual" | "software")[];
}> & MembersIf<Holds<P, "prop", "active", Defaults>, {
  /** Comes with `prop=active`. */
  readonly active: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
