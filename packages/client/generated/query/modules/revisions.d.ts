// The module revisions of query. Generated: change the spec instead.
import type { Every, Flat, Given, Holds, MembersIf, Not, Some } from "../../runtime/query/client/narrow.js";
import type { ContentFormats, RevisionProperties } from "../values.js";

/**
 * Tells of revisions: of the current one of each page, of several of one page, or of those whose ids are given. Parameters such as `limit` or `start` ask for several of one page.
 *
 * The parameters of `revisions`, without the prefix `rv`. The module can be a generator.
 *
 * With `prop=content|contentmodel|parsetree|slotsize|slotsha1`, `diffto` or `difftotext`, without `slots` or the role of generator: the warning `deprecation`. (decided: D-161)
 * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { revisions: { prop: ["ids", "timestamp", "user", "comment", "size"], limit: 1 } } })); // The newest revision of a page
 */
export interface RevisionsParameters {
  /**
   * What to say of each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvprop` (decided: D-107), in a generator `grvprop` (decided: D-108).
   */
  readonly prop?: RevisionProperties | readonly RevisionProperties[] | undefined;
  /**
   * The slots whose contents and properties are answered. Without it those of the slot `main` come in an older form, with a warning. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * - `main`: The slot of the page itself, which every revision has.
   *
   * Wire name: `rvslots` (decided: D-107), in a generator `grvslots` (decided: D-108).
   */
  readonly slots?: "main" | readonly "main"[] | "*" | undefined;
  /**
   * The most revisions that one answer holds. Without it, and without another parameter for a single page, the current revision of each page comes. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without the role of generator: `limit` at most 1 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without the role of generator: `limit` at most 50, for callers with the right `apihighlimits` 500 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `rvlimit` (decided: D-107), in a generator `grvlimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Expands the templates in the contents, with `prop=content`. Superseded by the action `expandtemplates`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvexpandtemplates` (decided: D-107), in a generator `grvexpandtemplates` (decided: D-108).
   * @deprecated
   */
  readonly expandtemplates?: boolean | undefined;
  /**
   * Adds the parse tree of the contents as XML, with `prop=content`. Superseded by the actions `expandtemplates` and `parse`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvgeneratexml` (decided: D-107), in a generator `grvgeneratexml` (decided: D-108).
   * @deprecated
   */
  readonly generatexml?: boolean | undefined;
  /**
   * Turns the contents into HTML, with `prop=content`, for one revision a request. Superseded by the action `parse`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvparse` (decided: D-107), in a generator `grvparse` (decided: D-108).
   * @deprecated
   */
  readonly parse?: boolean | undefined;
  /**
   * The section of the contents to answer, by its number. Without it the contents are whole.
   *
   * Wire name: `rvsection` (decided: D-107), in a generator `grvsection` (decided: D-108).
   */
  readonly section?: string | undefined;
  /**
   * The revision that each one is compared with: an id, or `prev`, `next` or `cur` for the one before it, the one after it, or the newest. Superseded by the action `compare`. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdiffto` (decided: D-107), in a generator `grvdiffto` (decided: D-108).
   * @deprecated
   */
  readonly diffto?: string | undefined;
  /**
   * A text that each revision is compared with. It wins over `diffto`. Superseded by the action `compare`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdifftotext` (decided: D-107), in a generator `grvdifftotext` (decided: D-108).
   * @deprecated
   */
  readonly difftotext?: string | undefined;
  /**
   * Transforms `difftotext` before the comparison, as a text is transformed that is saved. Superseded by the action `compare`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdifftotextpst` (decided: D-107), in a generator `grvdifftotextpst` (decided: D-108).
   * @deprecated
   */
  readonly difftotextpst?: boolean | undefined;
  /**
   * The format in which contents are answered, and in which `difftotext` is given. Without it the default of each content model is taken.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvcontentformat` (decided: D-107), in a generator `grvcontentformat` (decided: D-108).
   * @deprecated
   */
  readonly contentformat?: ContentFormats | undefined;
  /**
   * The format in which the contents of this slot are answered. Without it the default of its content model is taken. Given once for each value of `slots`.
   *
   * Wire name: `rvcontentformat-main` (decided: D-107), in a generator `grvcontentformat-main` (decided: D-108).
   */
  readonly "contentformat-main"?: ContentFormats | undefined;
  /**
   * The id of a revision at whose time the list starts. It must exist, but may be of another page. Only in queries of a single page. Form: an id, above 0 (else `badid_<parameter>`). (decided: D-188)
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `startid`, `start` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvstartid` (decided: D-107), in a generator `grvstartid` (decided: D-108).
   */
  readonly startid?: number | undefined;
  /**
   * The id of a revision at whose time the list ends. It must exist, but may be of another page. Only in queries of a single page. Form: an id, above 0 (else `badid_<parameter>`). (decided: D-188)
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `endid`, `end` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvendid` (decided: D-107), in a generator `grvendid` (decided: D-108).
   */
  readonly endid?: number | undefined;
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `startid`, `start` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvstart` (decided: D-107), in a generator `grvstart` (decided: D-108).
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `endid`, `end` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvend` (decided: D-107), in a generator `grvend` (decided: D-108).
   */
  readonly end?: Date | string | undefined;
  /**
   * Whether the oldest or the newest revisions come first. Default: `older`. Only in queries of a single page.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * Wire name: `rvdir` (decided: D-107), in a generator `grvdir` (decided: D-108).
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvuser` (decided: D-107), in a generator `grvuser` (decided: D-108).
   */
  readonly user?: string | undefined;
  /**
   * Leaves out the revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvexcludeuser` (decided: D-107), in a generator `grvexcludeuser` (decided: D-108).
   */
  readonly excludeuser?: string | undefined;
  /**
   * Lists only revisions that carry this change tag.
   *
   * Wire name: `rvtag` (decided: D-107), in a generator `grvtag` (decided: D-108).
   */
  readonly tag?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: without pages given by revisions: `<timestamp>|<integer>`; or `<integer>|<integer>` without `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rvcontinue` (decided: D-107), in a generator `grvcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
}

/** What a page has of `revisions`. (decided: D-219) */
export type RevisionsPage<P = RevisionsParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** The revisions of the page that the answer lists. Of pages that are existing only. May be missing. */
  readonly revisions?: readonly (Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
    /** The id of the revision, unique across all pages of the site. Comes with `prop=ids`. */
    readonly revid: number;
    /** The id of the revision that was edited; `0` where the revision began the page. Comes with `prop=ids`. May be missing. */
    readonly parentid?: number;
  }> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
    /** Whether the author marked the edit as minor. Comes with `prop=flags`. */
    readonly minor: boolean;
  }> & MembersIf<Holds<P, "prop", "user", Defaults>, {
    /** The name of the author, or the IP address of one who was not logged in. Comes with `prop=user`. May be missing where `userhidden` is there. */
    readonly user?: string;
  }> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
    /** The id of the author; `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
    readonly userid?: number;
  }> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
    /** The user is hidden from the public. Callers with the right to see hidden data still get the name. Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** The person was not logged in and is known by an IP address. Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
    /** The person used a temporary account. Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** When the revision was saved. Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "size" | "slotsize", Defaults>, {
    /** The size of all contents of the revision, in bytes. Comes with `prop=size|slotsize`. May be missing. */
    readonly size?: number;
  }> & MembersIf<Holds<P, "prop", "sha1" | "slotsha1", Defaults>, {
    /** The SHA-1 of the contents, in 40 hexadecimal digits. Empty where it was not computed. Comes with `prop=sha1|slotsha1`. May be missing. */
    readonly sha1?: string;
    /** The SHA-1 is hidden together with the contents. Callers with the right to see hidden data still get it. Comes with `prop=sha1|slotsha1`. May be missing. */
    readonly sha1hidden?: true;
  }> & MembersIf<Holds<P, "prop", "roles", Defaults>, {
    /** The names of the slots that the revision has; `main` holds the page itself. Comes with `prop=roles`. May be missing where `slotsmissing` is there. */
    readonly roles?: readonly string[];
  }> & MembersIf<Every<Given<P, "slots"> | Holds<P, "prop", "content" | "contentmodel" | "slotsha1" | "slotsize", Defaults>>, {
    /** The contents in parts, by the name of the slot. Comes with `slots` together with `prop=content|contentmodel|slotsha1|slotsize`. May be missing where `slotsmissing` is there. */
    readonly slots?: Flat<MembersIf<Holds<P, "slots", "main" | "*">, {
      /** The slot of the page itself, which every revision has. Comes with `slots=main`. */
      readonly main: Flat<MembersIf<Holds<P, "prop", "slotsize", Defaults>, {
        /** The size of the contents of the slot, in bytes. Comes with `prop=slotsize`. May be missing where `missing` is there. */
        readonly size?: number;
      }> & MembersIf<Holds<P, "prop", "slotsha1", Defaults>, {
        /** The SHA-1 of the contents of the slot, in 40 hexadecimal digits. Empty where it was not computed. Comes with `prop=slotsha1`. May be missing where `sha1hidden` or `missing` is there. */
        readonly sha1?: string;
        /** The SHA-1 is hidden together with the contents. Callers with the right to see hidden data still get it. Comes with `prop=slotsha1`. May be missing. */
        readonly sha1hidden?: true;
      }> & MembersIf<Holds<P, "prop", "content" | "contentmodel", Defaults>, {
        /** What kind of contents the slot holds, such as `wikitext` or `json`. Comes with `prop=content|contentmodel`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
        readonly contentmodel?: string;
      }> & MembersIf<Holds<P, "prop", "content", Defaults>, {
        /** The media type in which the contents of the slot are written, such as `text/x-wiki`. Comes with `prop=content`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
        readonly contentformat?: string;
        /** The contents of the slot as source, or the section of them that `section` asks for. Comes with `prop=content`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
        readonly content?: string;
        /** The contents are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=content`. May be missing. */
        readonly texthidden?: true;
        /** The contents of the slot cannot be read from the database. Comes with `prop=content`. May be missing. */
        readonly textmissing?: true;
        /** The contents of the slot cannot be written in the format that is asked for. Comes with `prop=content`. May be missing. */
        readonly badcontentformat?: true;
      }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Given<P, "section">>, {
        /** The contents have no section of the number that `section` gives. Comes with `prop=content` together with `section`. May be missing. */
        readonly nosuchsection?: true;
      }> & {
        /** The revision has no slot of this name. May be missing. */
        readonly missing?: true;
      }>;
    }>>;
  }> & MembersIf<Some<Holds<P, "prop", "content" | "contentmodel" | "parsetree" | "roles" | "slotsha1" | "slotsize", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">>, {
    /** The slots of the revision cannot be read from the database. Comes with `prop=content|contentmodel|parsetree|roles|slotsha1|slotsize`, `diffto` or `difftotext`. May be missing. */
    readonly slotsmissing?: true;
  }> & MembersIf<Every<Holds<P, "prop", "content" | "contentmodel", Defaults> | Not<Given<P, "slots">>>, {
    /** What kind of contents it is, such as `wikitext` or `json`. Comes with `prop=content|contentmodel`, without `slots`. May be missing. */
    readonly contentmodel?: string;
  }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Not<Given<P, "expandtemplates">> | Not<Given<P, "parse">> | Not<Given<P, "slots">>>, {
    /** The media type in which the contents are written, such as `text/x-wiki`. Comes with `prop=content`, without `expandtemplates`, `parse` or `slots`. May be missing where `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is there. */
    readonly contentformat?: string;
  }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Not<Given<P, "slots">>>, {
    /** The contents of the revision, as source. Comes with `prop=content`, without `slots`. May be missing where `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is there. */
    readonly content?: string;
    /** The contents cannot be written in the format that `contentformat` asks for. Comes with `prop=content`, without `slots`. May be missing. */
    readonly badcontentformat?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "content" | "parsetree", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** The contents are hidden from the public. Callers with the right to see hidden data still get them. Comes with `prop=content|parsetree`, `diffto` or `difftotext`, without `slots`. May be missing. */
    readonly texthidden?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "content" | "contentmodel" | "parsetree" | "slotsha1" | "slotsize", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** The contents cannot be read from the database. Comes with `prop=content|contentmodel|parsetree|slotsha1|slotsize`, `diffto` or `difftotext`, without `slots`. May be missing. */
    readonly textmissing?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "parsetree", Defaults> | Every<Holds<P, "prop", "content", Defaults> | Given<P, "generatexml">>> | Not<Given<P, "slots">>>, {
    /** The contents as a tree, in XML, before templates are expanded. Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing where `badcontentformatforparsetree` or `texthidden` or `textmissing` or `slotsmissing` is there. */
    readonly parsetree?: string;
    /** The contents are not wikitext, so that there is no parse tree of them. Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing. */
    readonly badcontentformatforparsetree?: true;
  }> & MembersIf<Every<Some<Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** How the revision differs from the one, or from the text, that the request names. Comes with `diffto` or `difftotext`, without `slots`. May be missing where `texthidden` or `textmissing` or `slotsmissing` is there. */
    readonly diff?: Flat<MembersIf<Every<Given<P, "diffto"> | Not<Given<P, "difftotext">>>, {
      /** The id of the revision with which the difference begins; `false` where there is none. Comes with `diffto`, without `difftotext`. May be missing where `notcached` is there. */
      readonly from?: number | false;
      /** The id of the revision with which the difference ends; `false` where there is none. Comes with `diffto`, without `difftotext`. May be missing where `notcached` is there. */
      readonly to?: number | false;
    }> & {
      /** The difference as rows of an HTML table; `false` where it could not be made. May be missing where `notcached` or `badcontentformat` is there. */
      readonly body?: string | false;
      /** The difference was left out: it has not been made before, and one answer makes only a few anew. May be missing. */
      readonly notcached?: true;
    } & MembersIf<Given<P, "difftotext">, {
      /** The given text cannot be read as contents of this model. Comes with `difftotext`. May be missing. */
      readonly badcontentformat?: true;
    }>>;
  }> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
    /** The summary of the edit, in wikitext. Empty where the author gave none. Comes with `prop=comment`. May be missing where `commenthidden` is there. */
    readonly comment?: string;
  }> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
    /** The summary of the edit in HTML, with links made of its wikitext. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
    readonly parsedcomment?: string;
  }> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
    /** The comment is hidden from the public. Callers with the right to see hidden data still get it. Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
  }> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
    /** The names of its change tags, such as `mw-undo`. Empty where it carries none. Comes with `prop=tags`. */
    readonly tags: readonly string[];
  }> & {
    /** What is hidden is hidden from administrators, too. May be missing. */
    readonly suppressed?: true;
  }>)[];
} : {});

interface Defaults {
  readonly prop: ["ids", "timestamp", "flags", "comment", "user"];
}

export {};
