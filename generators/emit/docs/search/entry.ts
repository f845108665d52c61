export type ListedValue = readonly [value: string, meaning: string];

/** A search result: a page or an element of one. */
export interface SearchEntry {
  readonly path: string;
  /** The id of an element. `undefined` for a page. */
  readonly anchor: string | undefined;
  /** The kind of result, in one or two words: `Parameter`. */
  readonly kind: string;
  /** The name in code, followed by the wire names. */
  readonly names: readonly [string, ...string[]];
  /** The values that the item itself lists. */
  readonly values: readonly ListedValue[];
  /** Queries or paths that request the item. */
  readonly calls?: readonly string[];
  /** The title of its page. */
  readonly page: string;
  /** A shortened description. */
  readonly text: string;
  /** Additional text, with a lower weight than the description. */
  readonly facts?: string;
  /** The rule that decides whether a heading is indexed. */
  readonly heading?: HeadingRule;
}

/**
 * Rules for indexing a heading. A heading on several pages, such as “Parameters”, is not a separate entry on pages of a
 * frequent kind. The number of versions is unlimited, so only the newest changes are separate entries. Older ones are
 * found through their pages.
 */
export type HeadingRule = "always" | "where-alone" | "while-new";
