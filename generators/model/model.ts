import type { Approval } from "./approval.ts";
import type { Decision } from "./decision.ts";
import type { DecisionId } from "./fact.ts";
import type { Place } from "./place.ts";
import type { QueryService } from "./query.ts";
import type { Release, ReleaseNote } from "./release.ts";
import type { ResourceService } from "./resource.ts";
import type { Source } from "./source.ts";

/** Everything the spec says, names resolved and groups expanded. Plain readonly data. */
export interface Model {
  readonly project: Project;
  readonly services: readonly Service[];
  /** What decisions may cite. */
  readonly sources: readonly Source[];
  readonly decisions: readonly Decision[];
  /** Changes since an earlier revision of the spec that the project wants; no part of the API. */
  readonly approvals: readonly Approval[];
  /** Every place where a fact rests on a decision. */
  readonly citations: readonly Citation[];
}

export interface Citation {
  readonly decision: DecisionId;
  readonly place: Place;
}

export type Service = ResourceService | QueryService;

/** What `spec/project.yaml` says: the names and terms under which the packages go out. */
/** A version of OpenAPI that a project can ask for. */
export type OpenapiVersion = "3.0" | "3.1";

export interface Project {
  readonly name: string;
  /** The scope of the packages on npm, such as `@kiln`. */
  readonly packageScope: string;
  /** The version of the packages in their first release, and the lowest that the next one may have. */
  readonly version: string;
  readonly license: string;
  readonly contact: string;
  readonly nodeRange: string;
  /** Where the sources, the packages and the list of known faults are; undefined where nothing is said. */
  readonly repository: string | undefined;
  readonly homepage: string | undefined;
  readonly bugs: string | undefined;
  /** By which people find the packages, beside those of each. */
  readonly keywords: readonly string[];
  /** The versions of OpenAPI whose documents are written. */
  readonly openapi: readonly OpenapiVersion[];
  /** What went out, the oldest first. */
  readonly releases: readonly Release[];
  /** Notes for the next release. */
  readonly notes: readonly ReleaseNote[];
  readonly place: Place;
  readonly places: { readonly version: Place };
}
