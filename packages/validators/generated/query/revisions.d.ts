// The parameters of revisions. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/**
 * Tells of revisions: of the current one of each page, of several of one page, or of those whose ids are given. Parameters such as `limit` or `start` ask for several of one page.
 *
 * The parameters of `revisions`, without the prefix.
 *
 * With `prop=content|contentmodel|parsetree|slotsize|slotsha1`, `diffto` or `difftotext`, without `slots` or the role of generator: the warning `deprecation`. (decided: D-161)
 * @see {@link https://www.mediawiki.org/wiki/API:Revisions}
 */
export interface RevisionsParameters {
  /**
   * What to say of each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * - `comment`: The comment of the edit.
   * - `content`: The contents of each slot.
   * - `contentmodel`: The content model of each slot, such as `wikitext`.
   * - `flags`: Whether the edit was marked as minor.
   * - `ids`: The ids of the revision and of the one before it.
   * - `parsedcomment`: The comment of the edit in HTML.
   * - `roles`: The names of the slots that the revision has.
   * - `sha1`: The SHA-1 of the revision, in hexadecimal digits.
   * - `size`: The size of the revision in bytes.
   * - `slotsha1`: The SHA-1 of each slot, in hexadecimal digits.
   * - `slotsize`: The size of each slot in bytes.
   * - `tags`: The change tags of the revision.
   * - `timestamp`: When the revision was made.
   * - `user`: The name of the author.
   * - `userid`: The id of the author.
   * - `parsetree`: The parse tree of the contents, in XML. Superseded by the actions `expandtemplates` and `parse`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   */
  readonly prop?: readonly ("comment" | "content" | "contentmodel" | "flags" | "ids" | "parsedcomment" | "roles" | "sha1" | "size" | "slotsha1" | "slotsize" | "tags" | "timestamp" | "user" | "userid" | "parsetree")[];
  /**
   * The slots whose contents and properties are answered. Without it those of the slot `main` come in an older form, with a warning. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * - `main`: The slot of the page itself, which every revision has.
   */
  readonly slots?: readonly "main"[] | "*";
  /**
   * The most revisions that one answer holds. Without it, and without another parameter for a single page, the current revision of each page comes. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without the role of generator: `limit` at most 1 (more is lowered, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without the role of generator: `limit` at most 50, for callers with the right `apihighlimits` 500 (more is lowered, with the warning `outofrange`). (decided: D-191)
   */
  readonly limit?: number | "max";
  /**
   * Expands the templates in the contents, with `prop=content`. Superseded by the action `expandtemplates`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly expandtemplates?: boolean;
  /**
   * Adds the parse tree of the contents as XML, with `prop=content`. Superseded by the actions `expandtemplates` and `parse`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly generatexml?: boolean;
  /**
   * Turns the contents into HTML, with `prop=content`, for one revision a request. Superseded by the action `parse`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly parse?: boolean;
  /** The section of the contents to answer, by its number. Without it the contents are whole. */
  readonly section?: string;
  /**
   * The revision that each one is compared with: an id, or `prev`, `next` or `cur` for the one before it, the one after it, or the newest. Superseded by the action `compare`. Form: without `difftotext` or the role of generator: the id of a revision, `prev`, `next` or `cur` (else `diffto`). (decided: D-187)
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly diffto?: string;
  /**
   * A text that each revision is compared with. It wins over `diffto`. Superseded by the action `compare`.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly difftotext?: string;
  /**
   * Transforms `difftotext` before the comparison, as a text is transformed that is saved. Superseded by the action `compare`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly difftotextpst?: boolean;
  /**
   * The format in which contents are answered, and in which `difftotext` is given. Without it the default of each content model is taken.
   *
   * - `application/json`: JSON, of pages that hold data.
   * - `application/octet-stream`: Bytes of no known format.
   * - `application/unknown`: Bytes whose content model no installed part of the software can read.
   * - `application/vue+xml`: Single-file components of the framework Vue.
   * - `application/x-binary`: Bytes that only their own software can read.
   * - `text/css`: Stylesheets.
   * - `text/javascript`: Programs in JavaScript, such as user scripts.
   * - `text/plain`: Plain text without markup.
   * - `text/unknown`: Text whose content model no installed part of the software can read.
   * - `text/x-wiki`: Wikitext, the markup that most pages are written in.
   * - `unknown/unknown`: Contents of which nothing is known.
   *
   * Without the role of generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (else `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly contentformat?: "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";
  /**
   * The format in which the contents of this slot are answered. Without it the default of its content model is taken. Given once for each value of `slots`.
   *
   * - `application/json`: JSON, of pages that hold data.
   * - `application/octet-stream`: Bytes of no known format.
   * - `application/unknown`: Bytes whose content model no installed part of the software can read.
   * - `application/vue+xml`: Single-file components of the framework Vue.
   * - `application/x-binary`: Bytes that only their own software can read.
   * - `text/css`: Stylesheets.
   * - `text/javascript`: Programs in JavaScript, such as user scripts.
   * - `text/plain`: Plain text without markup.
   * - `text/unknown`: Text whose content model no installed part of the software can read.
   * - `text/x-wiki`: Wikitext, the markup that most pages are written in.
   * - `unknown/unknown`: Contents of which nothing is known.
   */
  readonly "contentformat-main"?: "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";
  /**
   * The id of a revision at whose time the list starts. It must exist, but may be of another page. Only in queries of a single page. Form: an id, above 0 (else `badid_<parameter>`). (decided: D-188)
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `startid`, `start` (else `invalidparammix`). (decided: D-181)
   */
  readonly startid?: number;
  /**
   * The id of a revision at whose time the list ends. It must exist, but may be of another page. Only in queries of a single page. Form: an id, above 0 (else `badid_<parameter>`). (decided: D-188)
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `endid`, `end` (else `invalidparammix`). (decided: D-181)
   */
  readonly endid?: number;
  /**
   * The time at which the list starts: the latest, or with `dir=newer` the earliest. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `startid`, `start` (else `invalidparammix`). (decided: D-181)
   */
  readonly start?: string;
  /**
   * The time at which the list ends: the earliest, or with `dir=newer` the latest. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `endid`, `end` (else `invalidparammix`). (decided: D-181)
   */
  readonly end?: string;
  /**
   * Whether the oldest or the newest revisions come first. Default: `older`. Only in queries of a single page.
   *
   * - `newer`: From the oldest to the newest.
   * - `older`: From the newest to the oldest.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   */
  readonly dir?: "newer" | "older";
  /**
   * Lists only revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   */
  readonly user?: string;
  /**
   * Leaves out the revisions that this user made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`. Only in queries of a single page.
   *
   * `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` only without pages given by revisions or several pages (else `invalidparammix`). (decided: D-194)
   *
   * At most one of `user`, `excludeuser` (else `invalidparammix`). (decided: D-181)
   */
  readonly excludeuser?: string;
  /** Lists only revisions that carry this change tag. */
  readonly tag?: string;
  /** Goes on after an earlier answer, whose member `continue` holds the value. Form: without pages given by revisions: `<timestamp>|<integer>`; or `<integer>|<integer>` without `user`, `excludeuser`, `limit`, `startid`, `endid`, `start`, `end` or `dir=newer` (else `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is RevisionsParameters;

/** Reads the module's parameters out of a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<RevisionsParameters>;

/**
 * The query string that decodes to the value.
 * @example encode({ prop: ["ids", "timestamp", "user", "comment", "size"], limit: 1 }); // The newest revision of a page
 */
export declare function encode(value: RevisionsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object, and gives what `decode` makes of it, with defaults. Its issues are what that finds. */
export declare const standard: StandardSchema<RevisionsParameters>;
