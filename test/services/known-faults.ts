import type { Speed } from "./harness/proof.ts";

/**
 * What Kiln does wrong with the specs of strangers today. The tests whose titles match are expected to fail, and the
 * suite fails once one of them passes: so the list can only become shorter.
 */
export interface KnownFault {
  /** The folder of the spec. */
  readonly stranger: string;
  readonly speed: Speed;
  readonly reason: string;
  readonly tests: readonly RegExp[];
}

export const knownFaults: readonly KnownFault[] = [];
