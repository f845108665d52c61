import type { Approval, Release, ReleaseNote } from "./release.ts";
import type { Decision, Source } from "./decision.ts";
import type { DecisionId } from "./fact.ts";
import type { Place } from "./place.ts";
import type { QueryService } from "./query.ts";
import type { ResourceService } from "./resource.ts";

/** The whole spec, with names resolved and groups expanded, as plain readonly data. */
export interface Model {
  readonly project: Project;
  readonly services: readonly Service[];
  /** The sources that decisions may cite. */
  readonly sources: readonly Source[];
  readonly decisions: readonly Decision[];
  /** Intended changes since an earlier revision of the spec. They are not part of the API. */
  readonly approvals: readonly Approval[];
  /** All places where a fact depends on a decision. */
  readonly citations: readonly Citation[];
}

export interface Citation {
  readonly decision: DecisionId;
  readonly place: Place;
}

export type Service = ResourceService | QueryService;

/** A version of OpenAPI that a project can request. */
export type OpenapiVersion = "3.0" | "3.1";

/** The project that the packages belong to, as described in `spec/project.yaml`, and its releases. */
export interface Project {
  readonly name: string;
  /** The scope of the packages on npm, such as `@kiln`. */
  readonly packageScope: string;
  /** The version of the packages in their first release, and the minimum version of the next one. */
  readonly version: string;
  readonly license: string;
  readonly contact: string;
  readonly nodeRange: string;
  /** URLs of the source repository, the home page and the issue tracker; `undefined` if they are not set. */
  readonly repository: string | undefined;
  readonly homepage: string | undefined;
  readonly bugs: string | undefined;
  /** Keywords of all packages, in addition to those of each package. */
  readonly keywords: readonly string[];
  /** The OpenAPI versions for which documents are written. */
  readonly openapi: readonly OpenapiVersion[];
  /** Past releases, oldest first. */
  readonly releases: readonly Release[];
  readonly notes: readonly ReleaseNote[];
  readonly place: Place;
  readonly places: { readonly version: Place };
}
