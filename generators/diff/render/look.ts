import type { Locate } from "../../diagnostics/position.ts";

/** Rendering options in addition to the report. */
export interface Look {
  /** Locates places in the old spec and in the new one. */
  readonly before: Locate;
  readonly after: Locate;
  /** True if text may contain ANSI colors. The other formats never do. */
  readonly color: boolean;
  /** True if text lists all compatible changes individually. */
  readonly isWhole?: boolean;
  /** Kiln's version for SARIF. */
  readonly version: string;
}
