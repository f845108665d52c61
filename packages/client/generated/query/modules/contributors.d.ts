// The module contributors of query. Generated: change the spec instead.
import type { ContributorRights, UserGroups } from "../values.js";

/**
 * Lists the registered users who edited each page, and counts the anonymous contributors.
 *
 * The parameters of `contributors`, without the prefix `pc`.
 * @see {@link https://www.mediawiki.org/wiki/API:Contributors}
 * @example console.log(await wiki.query({ titles: ["Old Lighthouse"], prop: { contributors: { limit: 2 } } })); // The contributors to a page
 */
export interface ContributorsParameters {
  /**
   * Lists only users in these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcgroup` (decided: D-107).
   */
  readonly group?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Excludes users in any of these groups. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcexcludegroup` (decided: D-107).
   */
  readonly excludegroup?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * Lists only users with at least one of these rights. Rights granted by implicit groups, such as `user`, are not considered. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcrights` (decided: D-107).
   */
  readonly rights?: ContributorRights | readonly ContributorRights[] | undefined;
  /**
   * Excludes users with any of these rights. Rights granted by implicit groups are not considered. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112).
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (otherwise `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcexcluderights` (decided: D-107).
   */
  readonly excluderights?: ContributorRights | readonly ContributorRights[] | undefined;
  /**
   * Maximum number of users to return, for all pages together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `pclimit` (decided: D-107).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<integer>|<integer>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `pccontinue` (decided: D-107).
   */
  readonly continue?: string | undefined;
}

/** The members of a page from `contributors`. (decided: D-219) */
export type ContributorsPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** The number of anonymous contributors, counting each IP address once. Absent if all contributors are registered. Only for pages that are existing. May be missing. */
  readonly anoncontributors?: number;
  /** The registered users who edited the page. Only for pages that are existing. May be missing. */
  readonly contributors?: readonly ({
    /** The ID of a user who edited the page. */
    readonly userid: number;
    /** The name of a user who edited the page. */
    readonly name: string;
  })[];
} : {});
