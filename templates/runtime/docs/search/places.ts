/** A page in the index file, with the number of its service, or -1 if it belongs to none or several. */
export type ListedPage = readonly [path: string, title: string, service: number, ...places: readonly ListedPlace[]];

/** An entry of a page. Empty values at its end are omitted. */
export type ListedPlace = readonly [
  kind: string,
  anchor: string,
  names: readonly [string, ...string[]],
  text?: string,
  facts?: string,
  values?: readonly ListedValue[],
  calls?: readonly string[],
];

/** A value that a place lists. */
export type ListedValue = readonly [value: string, meaning: string];

/** A place that the search finds. */
export interface Place {
  readonly path: string;
  /** The title of its page. */
  readonly page: string;
  /** The title of its service; empty if it belongs to none or several. */
  readonly service: string;
  /** The kind in one or two words, such as `Parameter`. */
  readonly kind: string;
  /** The id of an element; empty for a page. */
  readonly anchor: string;
  /** The name in code, followed by the names in requests. */
  readonly names: readonly [string, ...string[]];
  /** The shortened description. */
  readonly text: string;
  /** Further searchable text. */
  readonly facts: string;
  readonly values: readonly ListedValue[];
  /** The strings that represent it in requests. */
  readonly calls: readonly string[];
}

/** The entries for a query, the best one first. */
export type Search = (query: string) => readonly Place[];

/* The data that the index file defines in the page. */
declare global {
  var searchPages: readonly ListedPage[];
  /** The titles of the services. */
  var searchServices: readonly string[];
}
