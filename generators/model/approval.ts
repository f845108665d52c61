import type { Place } from "./place.ts";

/**
 * An entry of `spec/approvals.yaml`: a change of the API that the project wants, although `kiln diff` would refuse it.
 */
export interface Approval {
  /** The change that is approved, as `kiln diff` names it. */
  readonly fingerprint: string;
  /** The class and the subject of that change, for the reader: they have to agree with it. */
  readonly change: string;
  readonly subject: string;
  /**
   * Where equal changes are approved together: the modules, resources or operations that have them. Empty for one
   * change alone.
   */
  readonly uses: readonly string[];
  readonly reason: string;
  /** Who was told of it. */
  readonly notified: readonly string[];
  /** The last day on which it counts, such as `2026-12-31`. */
  readonly expires: string;
  /** `knowledge` where the API has always been so, and the spec was wrong. */
  readonly cause: "knowledge" | undefined;
  readonly place: Place;
  readonly places: ApprovalPlaces;
}

export interface ApprovalPlaces {
  readonly change: Place;
  readonly subject: Place;
  readonly uses: Place | undefined;
  readonly expires: Place;
}
