export type ListedValue = readonly [value: string, meaning: string];

/** A place that the search finds. */
export interface SearchEntry {
  readonly path: string;
  /** The id of an element; undefined for a page. */
  readonly anchor: string | undefined;
  /** The kind of the place, in a word or two: `Parameter`. */
  readonly kind: string;
  /** The names of the place: the name in code, then those in requests. */
  readonly names: readonly [string, ...string[]];
  /** The values that it lists itself. */
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
 * A heading that several pages have, such as “Parameters”, is not an entry on pages of a frequent kind. The number of
 * versions grows without limit, so only the newest changes are entries of their own, and others are found by their
 * pages.
 */
export type HeadingRule = "always" | "where-alone" | "while-new";
