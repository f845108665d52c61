// The module revisions of query. Generated: change the spec instead.
import type { Every, Flat, Given, Holds, MembersIf, Not, Some } from "../../runtime/query/client/narrow.js";
import type { ContentFormats, RevisionProperties } from "../values.js";

/**
 * Tells of revisions: of the current one of each page, of several of one page, or of those whose ids are given. Parameters such as `limit` or `start` ask for several of one page.
 *
 * The parameters of `revisions`, without the prefix `rv`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { revisions: { prop: ["ids", "timestamp", "user", "comment", "size"], limit: 1 } } })); // The newest revision of a page
 */
export interface RevisionsParameters {
  /**
   * What to say of each revision. Up to 50 values, for privileged callers up to 500. Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvprop`, in a generator `grvprop`. Documented.
   */
  readonly prop?: RevisionProperties | readonly RevisionProperties[] | undefined;
  /**
   * The slots whose contents and properties are answered. Without it those of the slot `main` come in an older form, with a warning. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `rvslots`, in a generator `grvslots`. Documented.
   */
  readonly slots?: "main" | readonly "main"[] | "*" | undefined;
  /**
   * The most revisions that one answer holds. Without it, and without another parameter for a single page, the current revision of each page comes. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without the role of generator: `limit` at most 1 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without the role of generator: `limit` at most 50, for privileged callers 500 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * Wire name: `rvlimit`, in a generator `grvlimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Expands the templates in the contents, with `prop=content`. Superseded by the action `expandtemplates`. A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvexpandtemplates`, in a generator `grvexpandtemplates`. Documented.
   * @deprecated
   */
  readonly expandtemplates?: boolean | undefined;
  /**
   * Adds the parse tree of the contents as XML, with `prop=content`. Superseded by the actions `expandtemplates` and `parse`. A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvgeneratexml`, in a generator `grvgeneratexml`. Documented.
   * @deprecated
   */
  readonly generatexml?: boolean | undefined;
  /**
   * Turns the contents into HTML, with `prop=content`, for one revision a request. Superseded by the action `parse`. A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvparse`, in a generator `grvparse`. Documented.
   * @deprecated
   */
  readonly parse?: boolean | undefined;
  /**
   * The section of the contents to answer, by its number. Without it the contents are whole.
   *
   * Wire name: `rvsection`, in a generator `grvsection`. Documented.
   */
  readonly section?: string | undefined;
  /**
   * The revision that each one is compared with: an id, or `prev`, `next` or `cur` for the one before it, the one after it, or the newest. Superseded by the action `compare`. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdiffto`, in a generator `grvdiffto`. Documented.
   * @deprecated
   */
  readonly diffto?: string | undefined;
  /**
   * A text that each revision is compared with. It wins over `diffto`. Superseded by the action `compare`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdifftotext`, in a generator `grvdifftotext`. Documented.
   * @deprecated
   */
  readonly difftotext?: string | undefined;
  /**
   * Transforms `difftotext` before the comparison, as a text is transformed that is saved. Superseded by the action `compare`. A flag: present means true, absent means false.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvdifftotextpst`, in a generator `grvdifftotextpst`. Documented.
   * @deprecated
   */
  readonly difftotextpst?: boolean | undefined;
  /**
   * The format in which contents are answered, and in which `difftotext` is given. Without it the default of each content model is taken.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   *
   * Wire name: `rvcontentformat`, in a generator `grvcontentformat`. Documented.
   * @deprecated
   */
  readonly contentformat?: ContentFormats | undefined;
  /**
   * The format in which the contents of this slot are answered. Without it the default of its content model is taken. Given once for each value of `slots`.
   *
   * Wire name: `rvcontentformat-main`, in a generator `grvcontentformat-main`. Documented.
   */
  readonly "contentformat-main"?: ContentFormats | undefined;
  /**
   * The id of a revision at whose time the list starts. It must exist, but may be of another page. Only in queries of a single page. Form: an id, above 0 (else `badid_{wireName}`). (decided: D-188)
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `startid`, `start` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvstartid`, in a generator `grvstartid`. Documented.
   */
  readonly startid?: number | undefined;
  /**
   * The id of a revision at whose time the list ends. It must exist, but may be of another page. Only in queries of a single page. Form: an id, above 0 (else `badid_{wireName}`). (decided: D-188)
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `endid`, `end` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvendid`, in a generator `grvendid`. Documented.
   */
  readonly endid?: number | undefined;
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `startid`, `start` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvstart`, in a generator `grvstart`. Documented.
   */
  readonly start?: Date | string | undefined;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `endid`, `end` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvend`, in a generator `grvend`. Documented.
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
   * Wire name: `rvdir`, in a generator `grvdir`. Documented.
   */
  readonly dir?: "newer" | "older" | undefined;
  /**
   * Lists only revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvuser`, in a generator `grvuser`. Documented.
   */
  readonly user?: string | undefined;
  /**
   * Leaves out the revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `rvexcludeuser`, in a generator `grvexcludeuser`. Documented.
   */
  readonly excludeuser?: string | undefined;
  /**
   * Lists only revisions that carry this change tag.
   *
   * Wire name: `rvtag`, in a generator `grvtag`. Documented.
   */
  readonly tag?: string | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: without pages given by revisions: `<timestamp>|<integer>`; or `<integer>|<integer>` without `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `rvcontinue`, in a generator `grvcontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** What a page has of `revisions`. (decided: D-219) */
export type RevisionsPage<P = RevisionsParameters, Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly revisions?: readonly (Flat<MembersIf<Holds<P, "prop", "ids", Defaults>, {
    /** Comes with `prop=ids`. */
    readonly revid: number;
    /** `0` where there is no earlier one. Comes with `prop=ids`. May be missing. */
    readonly parentid?: number;
  }> & MembersIf<Holds<P, "prop", "flags", Defaults>, {
    /** Comes with `prop=flags`. */
    readonly minor: boolean;
  }> & MembersIf<Holds<P, "prop", "user", Defaults>, {
    /** Comes with `prop=user`. May be missing where `userhidden` is there. */
    readonly user?: string;
  }> & MembersIf<Holds<P, "prop", "userid", Defaults>, {
    /** `0` where nobody was logged in. Comes with `prop=userid`. May be missing where `userhidden` is there. */
    readonly userid?: number;
  }> & MembersIf<Holds<P, "prop", "user" | "userid", Defaults>, {
    /** Comes with `prop=user|userid`. May be missing. */
    readonly userhidden?: true;
    /** Comes with `prop=user|userid`. May be missing. */
    readonly anon?: true;
    /** Comes with `prop=user|userid`. May be missing. */
    readonly temp?: true;
  }> & MembersIf<Holds<P, "prop", "timestamp", Defaults>, {
    /** Comes with `prop=timestamp`. */
    readonly timestamp: string;
  }> & MembersIf<Holds<P, "prop", "size" | "slotsize", Defaults>, {
    /** In bytes. Comes with `prop=size|slotsize`. May be missing. */
    readonly size?: number;
  }> & MembersIf<Holds<P, "prop", "sha1" | "slotsha1", Defaults>, {
    /** Comes with `prop=sha1|slotsha1`. May be missing. */
    readonly sha1?: string;
    /** Comes with `prop=sha1|slotsha1`. May be missing. */
    readonly sha1hidden?: true;
  }> & MembersIf<Holds<P, "prop", "roles", Defaults>, {
    /** Comes with `prop=roles`. May be missing where `slotsmissing` is there. */
    readonly roles?: readonly string[];
  }> & MembersIf<Every<Given<P, "slots"> | Holds<P, "prop", "content" | "contentmodel" | "slotsha1" | "slotsize", Defaults>>, {
    /** Comes with `slots` together with `prop=content|contentmodel|slotsha1|slotsize`. May be missing where `slotsmissing` is there. */
    readonly slots?: Flat<MembersIf<Holds<P, "slots", "main" | "*">, {
      /** Comes with `slots=main`. */
      readonly main: Flat<MembersIf<Holds<P, "prop", "slotsize", Defaults>, {
        /** In bytes. Comes with `prop=slotsize`. May be missing where `missing` is there. */
        readonly size?: number;
      }> & MembersIf<Holds<P, "prop", "slotsha1", Defaults>, {
        /** Comes with `prop=slotsha1`. May be missing where `sha1hidden` or `missing` is there. */
        readonly sha1?: string;
        /** Comes with `prop=slotsha1`. May be missing. */
        readonly sha1hidden?: true;
      }> & MembersIf<Holds<P, "prop", "content" | "contentmodel", Defaults>, {
        /** Comes with `prop=content|contentmodel`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
        readonly contentmodel?: string;
      }> & MembersIf<Holds<P, "prop", "content", Defaults>, {
        /** Comes with `prop=content`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
        readonly contentformat?: string;
        /** Comes with `prop=content`. May be missing where `missing` or `texthidden` or `textmissing` or `nosuchsection` or `badcontentformat` is there. */
        readonly content?: string;
        /** Comes with `prop=content`. May be missing. */
        readonly texthidden?: true;
        /** Comes with `prop=content`. May be missing. */
        readonly textmissing?: true;
        /** Comes with `prop=content`. May be missing. */
        readonly badcontentformat?: true;
      }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Given<P, "section">>, {
        /** Comes with `prop=content` together with `section`. May be missing. */
        readonly nosuchsection?: true;
      }> & {
        /** May be missing. */
        readonly missing?: true;
      }>;
    }>>;
  }> & MembersIf<Some<Holds<P, "prop", "content" | "contentmodel" | "parsetree" | "roles" | "slotsha1" | "slotsize", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">>, {
    /** Comes with `prop=content|contentmodel|parsetree|roles|slotsha1|slotsize`, `diffto` or `difftotext`. May be missing. */
    readonly slotsmissing?: true;
  }> & MembersIf<Every<Holds<P, "prop", "content" | "contentmodel", Defaults> | Not<Given<P, "slots">>>, {
    /** Comes with `prop=content|contentmodel`, without `slots`. May be missing. */
    readonly contentmodel?: string;
  }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Not<Given<P, "expandtemplates">> | Not<Given<P, "parse">> | Not<Given<P, "slots">>>, {
    /** Comes with `prop=content`, without `expandtemplates`, `parse` or `slots`. May be missing where `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is there. */
    readonly contentformat?: string;
  }> & MembersIf<Every<Holds<P, "prop", "content", Defaults> | Not<Given<P, "slots">>>, {
    /** Comes with `prop=content`, without `slots`. May be missing where `texthidden` or `textmissing` or `badcontentformat` or `slotsmissing` is there. */
    readonly content?: string;
    /** Comes with `prop=content`, without `slots`. May be missing. */
    readonly badcontentformat?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "content" | "parsetree", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** Comes with `prop=content|parsetree`, `diffto` or `difftotext`, without `slots`. May be missing. */
    readonly texthidden?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "content" | "contentmodel" | "parsetree" | "slotsha1" | "slotsize", Defaults> | Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** Comes with `prop=content|contentmodel|parsetree|slotsha1|slotsize`, `diffto` or `difftotext`, without `slots`. May be missing. */
    readonly textmissing?: true;
  }> & MembersIf<Every<Some<Holds<P, "prop", "parsetree", Defaults> | Every<Holds<P, "prop", "content", Defaults> | Given<P, "generatexml">>> | Not<Given<P, "slots">>>, {
    /** Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing where `badcontentformatforparsetree` or `texthidden` or `textmissing` or `slotsmissing` is there. */
    readonly parsetree?: string;
    /** Comes with `prop=parsetree` or `prop=content` together with `generatexml`, without `slots`. May be missing. */
    readonly badcontentformatforparsetree?: true;
  }> & MembersIf<Every<Some<Given<P, "diffto"> | Given<P, "difftotext">> | Not<Given<P, "slots">>>, {
    /** Comes with `diffto` or `difftotext`, without `slots`. May be missing where `texthidden` or `textmissing` or `slotsmissing` is there. */
    readonly diff?: Flat<MembersIf<Every<Given<P, "diffto"> | Not<Given<P, "difftotext">>>, {
      /** Comes with `diffto`, without `difftotext`. May be missing where `notcached` is there. */
      readonly from?: number | false;
      /** Comes with `diffto`, without `difftotext`. May be missing where `notcached` is there. */
      readonly to?: number | false;
    }> & {
      /** Rows of an HTML table. May be missing where `notcached` or `badcontentformat` is there. */
      readonly body?: string | false;
      /** May be missing. */
      readonly notcached?: true;
    } & MembersIf<Given<P, "difftotext">, {
      /** Comes with `difftotext`. May be missing. */
      readonly badcontentformat?: true;
    }>>;
  }> & MembersIf<Holds<P, "prop", "comment", Defaults>, {
    /** Comes with `prop=comment`. May be missing where `commenthidden` is there. */
    readonly comment?: string;
  }> & MembersIf<Holds<P, "prop", "parsedcomment", Defaults>, {
    /** In HTML. Comes with `prop=parsedcomment`. May be missing where `commenthidden` is there. */
    readonly parsedcomment?: string;
  }> & MembersIf<Holds<P, "prop", "comment" | "parsedcomment", Defaults>, {
    /** Comes with `prop=comment|parsedcomment`. May be missing. */
    readonly commenthidden?: true;
  }> & MembersIf<Holds<P, "prop", "tags", Defaults>, {
    /** Comes with `prop=tags`. */
    readonly tags: readonly string[];
  }> & {
    /** May be missing. */
    readonly suppressed?: true;
  }>)[];
} : {});

interface Defaults {
  readonly prop: ["ids", "timestamp", "flags", "comment", "user"];
}

export {};
