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
   * Wire name: `tgcontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
  /**
   * The most tags that one answer lists. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `tglimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * What to say of each tag beside its name. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: no value.
   *
   * - `active`: Whether changes still get the tag.
   * - `defined`: Whether the software or the site defines the tag.
   * - `description`: What the tag means, as wikitext.
   * - `displayname`: The name under which the tag is shown, in HTML, or `false` where it is not shown.
   * - `hitcount`: How many revisions and log entries carry the tag.
   * - `source`: Whether the software or people set the tag.
   *
   * Wire name: `tgprop` (decided: D-107).
   */
  readonly prop?: "active" | "defined" | "description" | "displayname" | "hitcount" | "source" | readonly ("active" | "defined" | "description" | "displayname" | "hitcount" | "source")[] | undefined;
}

/** An item of `tags`. (decided: D-219) */
export type TagsItem<P = TagsParameters> = Flat<{
  /** The name of the tag for programs, such as `mw-undo`. */
  readonly name: string;
} & MembersIf<Holds<P, "prop", "displayname", Defaults>, {
  /** The name of the tag for people, in HTML; `false` where the tag is not shown. Comes with `prop=displayname`. */
  readonly displayname: string | false;
}> & MembersIf<Holds<P, "prop", "description", Defaults>, {
  /** What the tag means, in wikitext. Empty where no description is set. Comes with `prop=description`. */
  readonly description: string;
}> & MembersIf<Holds<P, "prop", "hitcount", Defaults>, {
  /** How many revisions and log entries carry the tag. Comes with `prop=hitcount`. */
  readonly hitcount: number;
}> & MembersIf<Holds<P, "prop", "defined", Defaults>, {
  /** Whether the software or users define the tag. Otherwise it is only left on older changes. Comes with `prop=defined`. */
  readonly defined: boolean;
}> & MembersIf<Holds<P, "prop", "source", Defaults>, {
  /** Who defines the tag. Empty where it is no longer defined. `extension`: The software or an extension defines the tag. `manual`: Users define the tag, and users and bots may apply it. `software`: The software defines the tag. Comes with `prop=source`. */
  readonly source: readonly ("extension" | "manual" | "software")[];
}> & MembersIf<Holds<P, "prop", "active", Defaults>, {
  /** Whether the tag is still applied. Comes with `prop=active`. */
  readonly active: boolean;
}>>;

interface Defaults {
  readonly prop: [];
}

export {};
