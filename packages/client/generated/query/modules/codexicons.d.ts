// The module codexicons of query. Generated: change the spec instead.
import type { OneOf } from "../../runtime/query/client/narrow.js";
import type { Icons } from "../values.js";

/**
 * Returns the drawings of Codex design system icons, as the content of SVG elements.
 *
 * The parameters of `codexicons`, which has no prefix.
 * @example console.log(await wiki.query({ list: { codexicons: { names: ["cdxIconSubtract"] } } })); // An icon that is the same in every language
 */
export interface CodexiconsParameters {
  /**
   * The icons to return. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). `*` means all values.
   *
   * Wire name: `names` (decided: D-107).
   */
  readonly names: Icons | readonly Icons[] | "*";
}

/** The result of `codexicons`. (decided: D-220) */
export type CodexiconsAnswer = { readonly [key: string]: string | OneOf<{
  readonly 0: {
    /** The drawing for left-to-right languages. */
    readonly ltr: string;
    /** The drawing for right-to-left languages. */
    readonly rtl: string;
  };
  readonly 1: {
    /** The drawing for left-to-right languages. */
    readonly ltr: string;
    /** Whether the icon is mirrored in right-to-left languages. */
    readonly shouldFlip: boolean;
    /** The codes of right-to-left languages in which the icon is not mirrored. May be missing. */
    readonly shouldFlipExceptions?: readonly string[];
  };
  readonly 2: {
    /** The drawing for languages that are not in `langCodeMap`. */
    readonly default: string;
    /** The drawings for specific languages, by language code. */
    readonly langCodeMap: { readonly [key: string]: string };
  };
}, unknown> };
