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
  /** Of a heading: whether it is found where others are the same. */
  readonly heading?: "always-found" | "found-alone";
}
