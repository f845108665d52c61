// The module alldeletedrevisions of query. Generated: change the spec instead.
import type { Every, Flat, Given, Holds, MembersIf, Not, Some } from "../../runtime/query/client/narrow.js";
import type { ContentFormats, RevisionProperties } from "../values.js";

/**
 * Lists the deleted revisions of all pages, or the deleted edits of one user.
 *
 * The parameters of `alldeletedrevisions`, without the prefix `adr`. The module can be a generator.
 *
 * The module needs the right `deletedhistory`. Without it, the error is `permissiondenied`. (decided: D-147)
 *
 * With use as a generator together with `generatetitles` together with `dir=older`, without `user`: the warning `performance`. (decided: D-191)
 *
 * With `prop=content|contentmodel|parsetree|slotsize|slotsha1`, `diffto` or `difftotext`, without `slots` or use as a generator: the warning `deprecation`. (decided: D-161)
 * @see {@link https://www.mediawiki.org/wiki/API:Alldeletedrevisions}
 * @example for await (const item of wiki.list("alldeletedrevisions", { user: "Jonas", prop: ["ids", "timestamp", "comment"], limit: 1 })) console.log(item); // Deleted revisions of one user
 */
export interface AlldeletedrevisionsParameters {
  /**
   * Properties to return for each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrprop` (decided: D-107), in a generator `gadrprop` (decided: D-108).
   */
  readonly prop?: RevisionProperties | readonly RevisionProperties[] | undefined;
  /**
   * Revision slots to return data for. If it is omitted, the data of the `main` slot is returned in an older format, with a warning. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * - `main`: The main slot, which every revision has.
   *
   * Wire name: `adrslots` (decided: D-107), in a generator `gadrslots` (decided: D-108).
   */
  readonly slots?: "main" | readonly "main"[] | "*" | undefined;
  /**
   * Maximum number of revisions to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115).
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without use as a generator: `limit` at most 1 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without use as a generator: `limit` at most 50, for callers with the right `apihighlimits` 500 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `adrlimit` (decided: D-107), in a generator `gadrlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Expands templates in the content. Requires `prop=content`. Superseded by the action `expandtemplates`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrexpandtemplates` (decided: D-107), in a generator `gadrexpandtemplates` (decided: D-108).
   * @deprecated
   */
  readonly expandtemplates?: boolean | undefined;
  /**
   * Adds the parse tree of the content as XML. Requires `prop=content`. Superseded by the actions `expandtemplates` and `parse`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrgeneratexml` (decided: D-107), in a generator `gadrgeneratexml` (decided: D-108).
   * @deprecated
   */
  readonly generatexml?: boolean | undefined;
  /**
   * Parses the content to HTML. Requires `prop=content` and limits the request to one revision. Superseded by the action `parse`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrparse` (decided: D-107), in a generator `gadrparse` (decided: D-108).
   * @deprecated
   */
  readonly parse?: boolean | undefined;
  /**
   * Number of the section whose content to return. By default, the whole content is returned.
   *
   * Wire name: `adrsection` (decided: D-107), in a generator `gadrsection` (decided: D-108).
   */
  readonly section?: string | undefined;
  /**
   * The revision to compare each revision with: an ID, or `prev`, `next` or `cur` for the previous, next or current revision. Superseded by the action `compare`. Form: without `difftotext` or use as a generator: the id of a revision, `prev`, `next` or `cur` (otherwise `diffto`). (decided: D-187)
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrdiffto` (decided: D-107), in a generator `gadrdiffto` (decided: D-108).
   * @deprecated
   */
  readonly diffto?: string | undefined;
  /**
   * Text to compare each revision with. Overrides `diffto`. Superseded by the action `compare`.
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrdifftotext` (decided: D-107), in a generator `gadrdifftotext` (decided: D-108).
   * @deprecated
   */
  readonly difftotext?: string | undefined;
  /**
   * Applies the pre-save transform to `difftotext` before the comparison. Superseded by the action `compare`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrdifftotextpst` (decided: D-107), in a generator `gadrdifftotextpst` (decided: D-108).
   * @deprecated
   */
  readonly difftotextpst?: boolean | undefined;
  /**
   * The content format of the response and of `difftotext`. Defaults to that of each content model.
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrcontentformat` (decided: D-107), in a generator `gadrcontentformat` (decided: D-108).
   * @deprecated
   */
  readonly contentformat?: ContentFormats | undefined;
  /**
   * The content format of this slot. Defaults to that of its content model. Repeated for each value of `slots`.
   *
   * Wire name: `adrcontentformat-main` (decided: D-107), in a generator `gadrcontentformat-main` (decided: D-108).
   */
  readonly "contentformat-main"?: ContentFormats | undefined;
  /**
   * Lists only revisions by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * Wire name: `adruser` (decided: D-107), in a generator `gadruser` (decided: D-108).
   */
  readonly user?: string | undefined;
  /**
   * Lists only revisions of pages in these namespaces. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `adrnamespace` (decided: D-107), in a generator `gadrnamespace` (decided: D-108).
   */
  readonly namespace?: number | readonly number[] | "*" | undefined;
  /**
   * Timestamp to start from: the latest, or with `dir=newer` the earliest. Only with `user`.
   *
   * `start` or `end` only with `user` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrstart` (decided: D-107), in a generator `gadrstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * Timestamp to stop at: the earliest, or with `dir=newer` the latest. Only with `user`.
   *
   * `start` or `end` only with `user` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrend` (decided: D-107), in a generator `gadrend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest revisions come first. Without `user`, it also reverses the order of titles. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   *
   * Wire name: `adrdir` (decided: D-107), in a generator `gadrdir` (decided: D-108).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Title to start from. The page does not have to exist. Only without `user`. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to`, `prefix` or `excludeuser` only without `user` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrfrom` (decided: D-107), in a generator `gadrfrom` (decided: D-108).
   */
  readonly from?: string | undefined;
  /**
   * Title to stop at. The page does not have to exist. Only without `user`. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to`, `prefix` or `excludeuser` only without `user` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrto` (decided: D-107), in a generator `gadrto` (decided: D-108).
   */
  readonly to?: string | undefined;
  /**
   * Lists only revisions of pages whose titles begin with this string. Only without `user`. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to`, `prefix` or `excludeuser` only without `user` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrprefix` (decided: D-107), in a generator `gadrprefix` (decided: D-108).
   */
  readonly prefix?: string | undefined;
  /**
   * Excludes revisions that this person made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only without `user`.
   *
   * `from`, `to`, `prefix` or `excludeuser` only without `user` (otherwise `invalidparammix`). (decided: D-182)
   *
   * Wire name: `adrexcludeuser` (decided: D-107), in a generator `gadrexcludeuser` (decided: D-108).
   */
  readonly excludeuser?: string | undefined;
  /**
   * Lists only revisions with this change tag.
   *
   * Wire name: `adrtag` (decided: D-107), in a generator `gadrtag` (decided: D-108).
   */
  readonly tag?: string | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>` with use as a generator, `generatetitles` and `dir=newer` without `user`; or `<integer>|<text>|<timestamp>|<integer>` without `user` or use as a generator together with `generatetitles` together with `dir=newer`; or `<timestamp>|<integer>` with `user` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `adrcontinue` (decided: D-107), in a generator `gadrcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * When used as a generator, generates titles instead of revision IDs. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `adrgeneratetitles` (decided: D-107), in a generator `gadrgeneratetitles` (decided: D-108).
   */
  readonly generatetitles?: boolean | undefined;
}

/** An item of `alldeletedrevisions`. (decided: D-219) */
export type AlldeletedrevisionsItem<P = AlldeletedrevisionsParameters> = {
  /** The ID of the page that has the title now; `0` if no page has it. */
  readonly pageid: number;
  /** The deleted revisions of the page that this response lists. */
  readonly revisions: readonly (Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
    /** The revision ID, unique across the site. Comes with `prop=ids`. */
    readonly revid: number;
    /** The ID of the parent revision; `0` if the revision created the page. Comes with `prop=ids`. May be missing. */
    readonly parentid?: number;
  }> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
    /** Whether the edit was marked as minor. Comes with `prop=flags`. */
    readonly minor: boolean;
  }> & MembersIf<Holds<P, "prop", "user", Defaults>, {
    /** The user name of the author, or the IP address of an anonymous author. Comes with `prop=user`. May be missing if `userhidden` is present. */
    readonly user?: string;
  }> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
    /** The user ID of the author; `0` for an anonymous author. Comes with `prop=userid`. May be missing if `userhidden` is present. */
    readonly userid?: number;
  }> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
    /** True if the user name is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** True if the author was not logged in and is identified by an IP address. Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
    /** True if the author used a temporary account. Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** The time at which the revision was saved. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "size" | "slotsize", Defaults>, {
    /** The size of the revision's content in bytes. Comes with `prop=size|slotsize`. May be missing. */
    readonly size?: number;
  }> & MembersIf<Holds<P, "prop", "sha1" | "slotsha1", Defaults>, {
    /** The SHA-1 of the content as 40 hexadecimal digits. Empty if it was not computed. Comes with `prop=sha1|slotsha1`. May be missing. */
    readonly sha1?: string;
    /** True if the SHA-1 is hidden together with the content. It is still included for callers who may see hidden data. Comes with `prop=sha1|slotsha1`. May be missing. */
    readonly sha1hidden?: true;
  }> & MembersIf<Holds<P, "prop", "roles", Defaults>, {
    /** The names of the revision's slots; `main` holds the page content. Comes with `prop=roles`. May be missing if `slotsmissing` is present. */
    readonly roles?: readonly string[];
  }> & MembersIf<Every<Given<P, "slots"> | Holds<P, "prop", "content" | "contentmodel" | "slotsha1" | "slotsize", Defaults>>, {
    /** The content of each slot, by slot name. Comes with `slots` together with `prop=content|contentmodel|slotsha1|slotsize`. May be missing if `slotsmissing` is present. */
    readonly slots?: Flat<MembersIf<Holds<P, "slots", "main" | "*">, {
      /** The main slot, which every revision has. Comes with `slots=main`. */
      readonly main: Flat<MembersIf<Holds<P, "prop", "slotsize", Defaults>, {
        /** The size of the slot's content in bytes. Comes with `prop=slotsize`. May be missing if `missing` is present. */
        readonly size?: number;
      }> & MembersIf<Holds<P, "prop", "slotsha1", Defaults>, {
        /** The SHA-1 of the slot's content as 40 hexadecimal digits. Empty if it was not computed. Comes with `prop=slotsha1`. May be missing if `sha1hidden` or `missing` is present. */
        readonly sha1?: string;
        /** True if the SHA-1 is hidden together with the content. It is still included for callers who may see hidden data. Comes with `prop=slotsha1`. May be missing. */
        readonly sha1hidden?: true;
      }> & MembersIf<Holds<P, "prop", "content" | "contentmodel", Defaults>, {
        /** The content model of the slot, such as `wikitext` or `json`. Comes with `prop=content|contentmodel`. May be missing if `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is present. */
        readonly contentmodel?: string;
      }> & MembersIf<Holds<P, "prop", "content", Defaults>, {
        /** The content format of the slot as a media type, such as `text/x-wiki`. Comes with `prop=content`. May be missing if `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is present. */
        readonly contentformat?: string;
        /** The content of the slot as source text, or only the section that `section` selects. Comes with `prop=content`. May be missing if `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is present. */
        readonly content?: string;
        /** True if the content is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=content`. May be missing. */
        readonly texthidden?: true;
        /** True if the content of the slot cannot be read from the database. Comes with `prop=content`. May be missing. */
        readonly textmissing?: true;
        /** True if the content of the slot cannot be serialized in the requested format. Comes with `prop=content`. May be missing. */
        readonly badcontentformat?: true;
      }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Given<P, "section">>, {
        /** True if the content has no section with the number that `section` gives. Comes with `prop=content` together with `section`. May be missing. */
        readonly nosuchsection?: true;
      }> & {
        /** True if the revision has no slot with this name. May be missing. */
        readonly missing?: true;
      }>;
    }>>;
  }> & MembersIf<Some<Holds<P, "prop", "content" | "contentmodel" | "parsetree" | "roles" | "slotsha1" | "slotsize", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">>, {
    /** True if the slots of the revision cannot be read from the database. Comes with `prop=content|contentmodel|parsetree|roles|slotsha1|slotsize`, `diffto` or `difftotext`. May be missing. */
    readonly slotsmissing?: true;
  }> & MembersIf<Every<Holds<P, "prop", "content" | "contentmodel", Defaults> | Not<Given<P, "slots">>>, {
    /** The content model, such as `wikitext` or `json`. Comes with `prop=content|contentmodel`, without `slots`. May be missing. */
    readonly contentmodel?: string;
  }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Not<Given<P, "expandtemplates">> | Not<Given<P, "parse">> | Not<Given<P, "slots">>>, {
    /** The content format as a media type, such as `text/x-wiki`. Comes with `prop=content`, without `expandtemplates`, `parse` or `slots`. May be missing if `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is present. */
    readonly contentformat?: string;
  }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Not<Given<P, "slots">>>, {
    /** The content of the revision, as source text. Comes with `prop=content`, without `slots`. May be missing if `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is present. */
    readonly content?: string;
    /** True if the content cannot be serialized in the format that `contentformat` requests. Comes with `prop=content`, without `slots`. May be missing. */
    readonly badcontentformat?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "content" | "parsetree", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** True if the content is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=content|parsetree`, `diffto` or `difftotext`, without `slots`. May be missing. */
    readonly texthidden?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "content" | "contentmodel" | "parsetree" | "slotsha1" | "slotsize", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** True if the content cannot be read from the database. Comes with `prop=content|contentmodel|parsetree|slotsha1|slotsize`, `diffto` or `difftotext`, without `slots`. May be missing. */
    readonly textmissing?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "parsetree", Defaults> | Every<Holds<P, "prop", "content", Defaults> | Given<P, "generatexml">>> | Not<Given<P, "slots">>>, {
    /** The parse tree of the content, in XML, before templates are expanded. Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing if `badcontentformatforparsetree` or `texthidden` or `textmissing` or `slotsmissing` is present. */
    readonly parsetree?: string;
    /** True if the content is not wikitext and so has no parse tree. Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing. */
    readonly badcontentformatforparsetree?: true;
  }> & MembersIf<Every<Some<Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** The difference between the revision and the revision or text that the request names. Comes with `diffto` or `difftotext`, without `slots`. May be missing if `texthidden` or `textmissing` or `slotsmissing` is present. */
    readonly diff?: Flat<MembersIf<Every<Given<P, "diffto"> | Not<Given<P, "difftotext">>>, {
      /** The ID of the revision that the difference starts from; `false` if not available. Comes with `diffto`, without `difftotext`. May be missing if `notcached` is present. */
      readonly from?: number | false;
      /** The ID of the revision that the difference leads to; `false` if not available. Comes with `diffto`, without `difftotext`. May be missing if `notcached` is present. */
      readonly to?: number | false;
    }> & {
      /** The difference as rows of an HTML table; `false` if it could not be computed. May be missing if `notcached` or `badcontentformat` is present. */
      readonly body?: string | false;
      /** True if the difference was omitted: it was not cached, and one response computes only a few differences. May be missing. */
      readonly notcached?: true;
    } & MembersIf<Given<P, "difftotext">, {
      /** True if the given text is not valid for this content model. Comes with `difftotext`. May be missing. */
      readonly badcontentformat?: true;
    }>>;
  }> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
    /** The edit summary, in wikitext. Empty if no summary was given. Comes with `prop=comment`. May be missing if `commenthidden` is present. */
    readonly comment?: string;
  }> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
    /** The edit summary as HTML, with links rendered. Comes with `prop=parsedcomment`. May be missing if `commenthidden` is present. */
    readonly parsedcomment?: string;
  }> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
    /** True if the summary is hidden from the public. It is still included for callers who may see hidden data. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
  }> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
    /** The change tags of the revision, such as `mw-undo`. Can be empty. Comes with `prop=tags`. */
    readonly tags: readonly string[];
  }> & {
    /** True if the hidden data is hidden from administrators as well. May be missing. */
    readonly suppressed?: true;
  }>)[];
  /** The namespace ID of the deleted page. */
  readonly ns: number;
  /** The title of the deleted page. */
  readonly title: string;
};

interface Defaults {
  readonly prop: ["ids", "timestamp", "flags", "comment", "user"];
}

export {};
