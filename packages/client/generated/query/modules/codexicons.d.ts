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
   * The icons to answer. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` alone stands for all values.
   *
   * Wire name: `names` (decided: D-107).
   */
  readonly names: Icons | readonly Icons[] | "*";
}

/** An item of `codexicons`. (decided: D-220) */
export type CodexiconsItem = { readonly [key: string]: string | OneOf<{
  readonly 0: {
    /** The form for languages that are written from left to right. */
    readonly ltr: string;
    /** The form for languages that are written from right to left. */
    readonly rtl: string;
  };
  readonly 1: {
    /** The form for languages that are written from left to right. */
    readonly ltr: string;
    /** Whether the icon is mirrored in languages that are written from right to left. */
    readonly shouldFlip: boolean;
    /** The codes of languages in which the icon is not mirrored although they are written from right to left. May be missing. */
    readonly shouldFlipExceptions?: readonly string[];
  };
  readonly 2: {
    /** The form for languages that `langCodeMap` does not have. */
    readonly default: string;
    /** The forms for single languages, by language code. */
    readonly langCodeMap: { readonly [key: string]: string };
  };
}, unknown> };
