export type ListedValue = readonly [value: string, meaning: string];

/** A place that the search finds. */
export interface SearchEntry {
  readonly path: string;
  /** The id of an element; undefined for a page. */
  readonly anchor: string | undefined;
  /** What it is, in a word or two: `Parameter`. */
  readonly kind: string;
  /** What it is called: the name in code, then those of requests. */
  readonly names: readonly [string, ...string[]];
  /** The values that it lists itself. */
  readonly values: readonly ListedValue[];
  /** How requests ask for it. */
  readonly calls?: readonly string[];
  /** The title of its page. */
  readonly page: string;
  /** What it is about, cut short. */
  readonly text: string;
  /** What else is said of it, which says less of what it is for. */
  readonly facts?: string;
  /** Of a heading: when it is found. */
  readonly heading?: HeadingRule;
}

/**
 * A heading that several pages have, such as “Parameters”, is not found on pages that are many, as who looks for one
 * does not look for one page's. Versions come for ever: of what they changed, the newest can be searched for one by
 * one, and all else by its page.
 */
export type HeadingRule = "always" | "where-alone" | "while-new";
