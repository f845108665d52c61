// The module contributors of query. Generated: change the spec instead.
import type { ContributorRights, UserGroups } from "../values.js";

/**
 * Lists the registered users who edited each page, and counts the others.
 *
 * The parameters of `contributors`, without the prefix `pc`.
 * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { contributors: { limit: 2 } } })); // Who wrote a page
 */
export interface ContributorsParameters {
  /**
   * Lists only users who are in one of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcgroup` (decided: D-107).
   */
  readonly group?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Leaves out the users who are in one of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcexcludegroup` (decided: D-107).
   */
  readonly excludegroup?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Lists only users who are in a group with one of these rights. Groups that users are in by themselves, such as `user`, do not count. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcrights` (decided: D-107).
   */
  readonly rights?: ContributorRights | readonly ContributorRights[] | undefined;
  /**
   * Leaves out the users who are in a group with one of these rights. Groups that users are in by themselves do not count. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcexcluderights` (decided: D-107).
   */
  readonly excluderights?: ContributorRights | readonly ContributorRights[] | undefined;
  /**
   * The most users that one answer holds, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `pclimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<integer>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `pccontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** What a page has of `contributors`. (decided: D-219) */
export type ContributorsPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** How many contributors were not logged in, each IP address counted once. Missing where there are none. Of pages that are existing only. May be missing. */
  readonly anoncontributors?: number;
  /** The users who edited the page, without those who were not logged in. Of pages that are existing only. May be missing. */
  readonly contributors?: readonly ({
    /** The id of the user who edited the page. */
    readonly userid: number;
    /** The name of the user who edited the page. */
    readonly name: string;
  })[];
} : {});
