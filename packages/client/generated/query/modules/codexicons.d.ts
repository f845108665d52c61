// The module codexicons of query. Generated: change the spec instead.
import type { OneOf } from "../../runtime/query/client/narrow.js";
import type { Icons } from "../values.js";

/**
 * Answers the drawings of icons of the design system Codex, as contents of SVG elements.
 *
 * The parameters of `codexicons`, which has no prefix.
 * @example console.log(await wiki.query({ list: { codexicons: { names: ["cdxIconSubtract"] } } })); // One icon that is the same in every language
 */
export interface CodexiconsParameters {
  /**
   * The icons to answer. Up to 50 values, for privileged callers up to 500. `*` alone stands for all values.
   *
   * Wire name: `names`. Documented.
   */
  readonly names: Icons | readonly Icons[] | "*";
}

/** An item of `codexicons`. (decided: D-220) */
export type CodexiconsItem = { readonly [key: string]: string | OneOf<{
  readonly 0: {
    readonly ltr: string;
    readonly rtl: string;
  };
  readonly 1: {
    readonly ltr: string;
    readonly shouldFlip: boolean;
    /** May be missing. */
    readonly shouldFlipExceptions?: readonly string[];
  };
  readonly 2: {
    readonly default: string;
    readonly langCodeMap: { readonly [key: string]: string };
  };
}, unknown> };
