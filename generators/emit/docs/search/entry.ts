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
  /** The title of the service that it is of; undefined for what several have, or none. */
  readonly service: string | undefined;
  /** What it is about, cut short. */
  readonly text: string;
  /** What else is said of it, which says less of what it is for. */
  readonly facts?: string;
}
