import type { Icons } from "../values.js";

/** The parameters of `codexicons`, which has no prefix. */
export interface CodexiconsParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `names`. Documented.
   */
  readonly names: Icons | readonly Icons[] | "*";
}
