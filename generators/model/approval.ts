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
   * The modules, resources or operations whose equal changes are approved together. Empty if the approval covers a
   * single change.
   */
  readonly uses: readonly string[];
  readonly reason: string;
  /** The people who were notified of the change. */
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
