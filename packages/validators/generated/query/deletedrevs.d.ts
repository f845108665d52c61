// The parameters of deletedrevs. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/core/validators/types.js";

/**
 * Lists deleted revisions in one of three modes: of pages, of a user, or of a namespace. Superseded by `deletedrevisions` and `alldeletedrevisions`.
 *
 * The parameters of `deletedrevs`, without the prefix.
 *
 * The module needs the right `deletedhistory`. Without it, the error is `permissiondenied`. (decided: D-147)
 *
 * Mode 1 lists deleted revisions of pages that the request names, mode 2 those of a user where it names none, mode 3 all. (decided: D-157)
 *
 * “All four mode 3” follows the five parameters `from`, `to`, `prefix`, `unique` and `namespace` in the document. All five are marked with mode 3. (decided: D-156)
 *
 * With `unique`, the first revision of each page in the order of the list is listed. (decided: D-445)
 * @see {@link https://www.mediawiki.org/wiki/API:Deletedrevs}
 */
export interface DeletedrevsParameters {
  /**
   * Timestamp to start from: the latest, or with `dir=newer` the earliest. Only in mode 1 or 2.
   *
   * `start` or `end` only with pages or `user` (otherwise `badparams`). (decided: D-190)
   */
  readonly start?: string;
  /**
   * Timestamp to stop at: the earliest, or with `dir=newer` the latest. Only in mode 1 or 2.
   *
   * `start` or `end` only with pages or `user` (otherwise `badparams`). (decided: D-190)
   */
  readonly end?: string;
  /**
   * Whether the oldest or the newest revisions come first. Default: `older`. Only in mode 1 or 3.
   *
   * - `newer`: Oldest first.
   * - `older`: Newest first.
   */
  readonly dir?: "newer" | "older";
  /**
   * Title to start from. The page does not have to exist. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (otherwise `badparams`). (decided: D-190)
   */
  readonly from?: string;
  /**
   * Title to stop at. The page does not have to exist. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (otherwise `badparams`). (decided: D-190)
   */
  readonly to?: string;
  /**
   * Lists only revisions of pages whose titles begin with this string. Only in mode 3. Form: the beginning of a title without its namespace, which is that in `namespace` (otherwise `invalidtitle`). (decided: D-185)
   *
   * `from`, `to` or `prefix` only without pages or `user` (otherwise `badparams`). (decided: D-190)
   */
  readonly prefix?: string;
  /** Lists only one revision of each page. A flag: present means true, absent means false (decided: D-119). Only in mode 3. */
  readonly unique?: boolean;
  /** Namespace of the pages to list. Default: `0`. Only in mode 3. */
  readonly namespace?: number;
  /** Lists only revisions with this change tag. */
  readonly tag?: string;
  /**
   * Lists only revisions by this user. Selects mode 2 if the request names no pages. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `badparams`). (decided: D-190)
   */
  readonly user?: string;
  /**
   * Excludes revisions that this person made. A user, given as `name`, `ip`, `temp`, `interwiki` or `id`.
   *
   * At most one of `user`, `excludeuser` (otherwise `badparams`). (decided: D-190)
   */
  readonly excludeuser?: string;
  /**
   * Properties to return for each revision. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Deprecated: `token`. Default: `user`, `comment`.
   *
   * - `comment`: The edit summary.
   * - `content`: The content of the revision.
   * - `len`: The size of the revision in bytes.
   * - `minor`: Whether the edit was marked as minor.
   * - `parentid`: The ID of the parent revision.
   * - `parsedcomment`: The edit summary as HTML.
   * - `revid`: The revision ID.
   * - `sha1`: The SHA-1 of the content, in hexadecimal digits.
   * - `tags`: The change tags of the revision.
   * - `user`: The user name of the author.
   * - `userid`: The user ID of the author.
   * - `token`: An edit token.
   */
  readonly prop?: readonly ("comment" | "content" | "len" | "minor" | "parentid" | "parsedcomment" | "revid" | "sha1" | "tags" | "user" | "userid" | "token")[];
  /**
   * Maximum number of revisions to return. With `prop=content`, the maximum is lower. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * With `prop=content`: `limit` at most 50, for callers with the right `apihighlimits` 500 (a higher value is reduced, with the warning `outofrange`). (decided: D-191)
   */
  readonly limit?: number | "max";
  /** Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<text>|<timestamp>|<integer>` with pages; or `<integer>|<text>|<timestamp>|<integer>` without `user`; or `<timestamp>|<integer>` with `user` without pages (otherwise `badcontinue`). (decided: D-186) */
  readonly continue?: string;
}

/** Returns whether the value is valid for the module: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is DeletedrevsParameters;

/** Reads the parameters of the module from a request, as the service does. */
export declare function decode(wire: Wire, options?: Options): Result<DeletedrevsParameters>;

/**
 * Returns the query string that decodes to the value.
 * @example encode({ user: "Jonas", prop: ["revid", "comment"], limit: 1 }); // The last deleted revision of a user
 */
export declare function encode(value: DeletedrevsParameters, options?: Pick<Options, "generator">): string;

/** A Standard Schema that takes a typed object and returns the result of `decode`, with defaults. Its issues are the findings of that function. */
export declare const standard: StandardSchema<DeletedrevsParameters>;
