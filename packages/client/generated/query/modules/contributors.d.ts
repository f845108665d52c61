// The module contributors of query. Generated: change the spec instead.
import type { ContributorRights, UserGroups } from "../values.js";

/** The parameters of `contributors`, without the prefix `pc`. */
export interface ContributorsParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcgroup`. Documented.
   */
  readonly group?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcexcludegroup`. Documented.
   */
  readonly excludegroup?: UserGroups | readonly UserGroups[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcrights`. Documented.
   */
  readonly rights?: ContributorRights | readonly ContributorRights[] | undefined;
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500.
   *
   * At most one of `group`, `excludegroup`, `rights`, `excluderights` (else `invalidparammix`). (decided: D-181)
   *
   * Wire name: `pcexcluderights`. Documented.
   */
  readonly excluderights?: ContributorRights | readonly ContributorRights[] | undefined;
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `pclimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<integer>|<integer>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `pccontinue`. Documented.
   */
  readonly continue?: string | undefined;
}

/** What a page has of `contributors`. (decided: D-219) */
export type ContributorsPage<Kind = "existing"> = (Kind extends "existing" ? {
  /** Of pages that are existing only. May be missing. */
  readonly anoncontributors?: number;
  /** Of pages that are existing only. May be missing. */
  readonly contributors?: readonly ({
    readonly userid: number;
    readonly name: string;
  })[];
} : {});
