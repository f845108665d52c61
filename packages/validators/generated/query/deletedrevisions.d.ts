// The parameters of deletedrevisions. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Returns the deleted revisions of each page, or the deleted revisions with the given IDs.
 *
 * The parameters of `deletedrevisions`, without the prefix.
 *
 * The module needs the right `deletedhistory`. Without it, the error is `permissiondenied`. (decided: D-147)
 *
 * With `prop=content|contentmodel|parsetree|slotsize|slotsha1`, `diffto` or `difftotext`, without `slots` or use as a generator: the warning `deprecation`. (decided: D-161)
 * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevisions}
 */
export interface DeletedrevisionsParameters {
  /**
   * Properties to return for each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `ids`, `timestamp`, `flags`, `comment`, `user`.
   *
   * - `comment`: The edit summary.
   * - `content`: The content of each slot.
   * - `contentmodel`: The content model of each slot, such as `wikitext`.
   * - `flags`: Whether the edit was marked as minor.
   * - `ids`: The IDs of the revision and of its parent revision.
   * - `parsedcomment`: The edit summary as HTML.
   * - `roles`: The names of the slots that the revision has.
   * - `sha1`: The SHA-1 of the revision, in hexadecimal digits.
   * - `size`: The size of the revision in bytes.
   * - `slotsha1`: The SHA-1 of each slot, in hexadecimal digits.
   * - `slotsize`: The size of each slot in bytes.
   * - `tags`: The change tags of the revision.
   * - `timestamp`: The time at which the revision was saved.
   * - `user`: The user name of the author.
   * - `userid`: The user ID of the author.
   * - `parsetree`: The parse tree of the content, as XML. Superseded by the actions `expandtemplates` and `parse`.
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   */
  readonly prop?: readonly ("comment" | "content" | "contentmodel" | "flags" | "ids" | "parsedcomment" | "roles" | "sha1" | "size" | "slotsha1" | "slotsize" | "tags" | "timestamp" | "user" | "userid" | "parsetree")[];
  /**
   * Revision slots to return data for. If it is omitted, the data of the `main` slot is returned in an older format, with a warning. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * - `main`: The main slot, which every revision has.
   */
  readonly slots?: readonly "main"[] | "*";
  /**
   * Maximum number of revisions to return. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115).
   *
   * With `parse` together with `prop=content|parsetree`, `parse` together with `diffto` or `parse` together with `difftotext`, without use as a generator: `limit` at most 1 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)
   *
   * With `prop=content|parsetree`, `diffto` or `difftotext`, without use as a generator: `limit` at most 50, for callers with the right `apihighlimits` 500 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)
   */
  readonly limit?: number | "max";
  /**
   * Expands templates in the content. Requires `prop=content`. Superseded by the action `expandtemplates`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly expandtemplates?: boolean;
  /**
   * Adds the parse tree of the content as XML. Requires `prop=content`. Superseded by the actions `expandtemplates` and `parse`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly generatexml?: boolean;
  /**
   * Parses the content to HTML. Requires `prop=content` and limits the request to one revision. Superseded by the action `parse`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly parse?: boolean;
  /** Number of the section whose content to return. By default, the whole content is returned. */
  readonly section?: string;
  /**
   * The revision to compare each revision with: an ID, or `prev`, `next` or `cur` for the previous, next or current revision. Superseded by the action `compare`. Form: without `difftotext` or use as a generator: the id of a revision, `prev`, `next` or `cur` (otherwise `diffto`). (decided: D-187)
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly diffto?: string;
  /**
   * Text to compare each revision with. Overrides `diffto`. Superseded by the action `compare`.
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly difftotext?: string;
  /**
   * Applies the pre-save transform to `difftotext` before the comparison. Superseded by the action `compare`. A flag: present means true, absent means false (decided: D-119).
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly difftotextpst?: boolean;
  /**
   * The content format of the response and of `difftotext`. Defaults to that of each content model.
   *
   * - `application/json`: JSON data.
   * - `application/octet-stream`: Binary data of an unknown format.
   * - `application/unknown`: Binary data whose content model no installed part of the software can read.
   * - `application/vue+xml`: Single-file components of the Vue framework.
   * - `application/x-binary`: Binary data that only its own software can read.
   * - `text/css`: Style sheets.
   * - `text/javascript`: JavaScript programs, such as user scripts.
   * - `text/plain`: Plain text without markup.
   * - `text/unknown`: Text whose content model no installed part of the software can read.
   * - `text/x-wiki`: Wikitext, the markup of most pages.
   * - `unknown/unknown`: Content of an unknown model.
   *
   * Without use as a generator: `prop=parsetree`, `expandtemplates`, `generatexml`, `parse`, `diffto`, `difftotext`, `difftotextpst` or `contentformat` only without `slots` (otherwise `invalidparammix`). (decided: D-182)
   * @deprecated
   */
  readonly contentformat?: "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";
  /**
   * The content format of this slot. Defaults to that of its content model. Repeated for each value of `slots`.
   *
   * - `application/json`: JSON data.
   * - `application/octet-stream`: Binary data of an unknown format.
   * - `application/unknown`: Binary data whose content model no installed part of the software can read.
   * - `application/vue+xml`: Single-file components of the Vue framework.
   * - `application/x-binary`: Binary data that only its own software can read.
   * - `text/css`: Style sheets.
   * - `text/javascript`: JavaScript programs, such as user scripts.
   * - `text/plain`: Plain text without markup.
   * - `text/unknown`: Text whose content model no installed part of the software can read.
   * - `text/x-wiki`: Wikitext, the markup of most pages.
   * - `unknown/unknown`: Content of an unknown model.
   */
  readonly "contentformat-main"?: "application/json" | "application/octet-stream" | "application/unknown" | "application/vue+xml" | "application/x-binary" | "text/css" | "text/javascript" | "text/plain" | "text/unknown" | "text/x-wiki" | "unknown/unknown";
  /** Timestamp to start from: the latest, or with `dir=newer` the earliest. Has no effect if revisions are given by ID. */
  readonly start?: string;
  /** Timestamp to stop at: the earliest, or with `dir=newer` the latest. Has no effect if revisions are given by ID. */
  readonly end?: string;
  /**
   * Whether the oldest or the newest revisions come first. Default: `older`.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   */
  readonly dir?: "newer" | "older";
  /** Lists only revisions with this change tag. */
  readonly tag?: string;
  /**
   * Lists only revisions by this user. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly user?: string;
  /**
   * Excludes revisions that this person made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `invalidparammix`). (decided: D-181)
   */
  readonly excludeuser?: string;
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>` with pages given by revisions; or `<integer>|<text>|<timestamp>|<integer>` without pages given by revisions (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is DeletedrevisionsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<DeletedrevisionsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ prop: ["ids", "timestamp", "user"], limit: 1 }); // The last revision of a deleted page
 */
export declare function encode(value: DeletedrevisionsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<DeletedrevisionsParameters>;
