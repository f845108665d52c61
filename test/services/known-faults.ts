import type { Speed } from "./harness/proof.ts";

/**
 * Known faults of Kiln with the specs of other teams. The matching tests are expected to fail. The suite fails once one
 * of them passes, so the list can only become shorter.
 */
export interface KnownFault {
  readonly stranger: string;
  readonly speed: Speed;
  readonly reason: string;
  readonly tests: readonly RegExp[];
}

export const knownFaults: readonly KnownFault[] = [];
