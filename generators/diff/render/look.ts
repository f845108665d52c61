import type { Locate } from "../../diagnostics/position.ts";

/** What a format needs beside the report. */
export interface Look {
  /** The places of the old spec, and of the new one. */
  readonly before: Locate;
  readonly after: Locate;
  /** Whether text may carry ANSI colours. The other formats never do. */
  readonly color: boolean;
  /** Whether text lists compatible changes one by one, however many there are. */
  readonly isWhole?: boolean;
  /** Kiln's version, which SARIF names. */
  readonly version: string;
}
