// The module tags of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Lists the change tags of the site by name.
 *
 * The parameters of `tags`, without the prefix `tg`.
 * @see {@link https://www.mediawiki.org/wiki/API:Tags}
 * @example for await (const item of wiki.list("tags", { prop: ["displayname", "hitcount"], limit: 2 })) console.log(item); // Change tags with their usage counts
 */
export interface TagsParameters {
  /**
   * Continues from a previous response. Pass the value of its `continue` member.
   *
   * Wire name: `tgcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * Maximum number of tags to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `tglimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Properties to return for each tag in addition to its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `active`: Whether the tag is still applied to changes.
   * - `defined`: Whether the tag is defined by the software or the site.
   * - `description`: The description of the tag, as wikitext.
   * - `displayname`: The display name of the tag, as HTML, or `false` if the tag is not displayed.
   * - `hitcount`: The number of revisions and log entries with the tag.
   * - `source`: Whether the tag is set by the software or by users.
   *
   * Wire name: `tgprop` (decided: D-107).
   */
  readonly prop?: "active" | "defined" | "description" | "displayname" | "hitcount" | "source" | readonly ("active" | "defined" | "description" | "displayname" | "hitcount" | "source")[] | undefined;
}

/** An item of `tags`. (decided: D-219) */
export type TagsItem<P = TagsParameters> = Flat<{
  /** The internal name of the tag, such as `mw-undo`. */
  readonly name: string;
} & MembersIf<Holds<P, "prop", "displayname", Defaults>, {
  /** The display name of the tag, as HTML; `false` if the tag is not displayed. Comes with `prop=displayname`. */
  readonly displayname: string | false;
}> & MembersIf<Holds<P, "prop", "description", Defaults>, {
  /** The description of the tag, in wikitext. Can be empty. Comes with `prop=description`. */
  readonly description: string;
}> & MembersIf<Holds<P, "prop", "hitcount", Defaults>, {
  /** The number of revisions and log entries with the tag. Comes with `prop=hitcount`. */
  readonly hitcount: number;
}> & MembersIf<Holds<P, "prop", "defined", Defaults>, {
  /** Whether the tag is defined by the software or by users. If not, it remains only on old changes. Comes with `prop=defined`. */
  readonly defined: boolean;
}> & MembersIf<Holds<P, "prop", "source", Defaults>, {
  /** Who defines the tag. Empty if it is no longer defined. `extension`: The tag is defined by the software or an extension. `manual`: The tag is defined by users, and users and bots may apply it. `software`: The tag is defined by the software. Comes with `prop=source`. */
  readonly source: readonly ("extension" | "manual" | "software")[];
}> & MembersIf<Holds<P, "prop", "active", Defaults>, {
  /** Whether the tag is still applied. Comes with `prop=active`. */
  readonly active: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
