import type { Place } from "./place.ts";

/** An entry of `spec/approvals.yaml`: an intended change of the API that `kiln diff` would refuse otherwise. */
export interface Approval {
  /** The fingerprint of the approved change, as printed by `kiln diff`. */
  readonly fingerprint: string;
  /** The class and the subject of that change, for the reader. They must match the change. */
  readonly change: string;
  readonly subject: string;
  /**
   * The modules, resources or operations for which the same change is approved. Empty if the approval covers a single
   * change.
   */
  readonly uses: readonly string[];
  readonly reason: string;
  /** The people who were notified of the change. */
  readonly notified: readonly string[];
  /** The last day on which the approval is valid, such as `2026-12-31`. */
  readonly expires: string;
  /** `knowledge` if the API was always so, and the spec was wrong. */
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
