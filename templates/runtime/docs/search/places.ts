/** A page as the file of the index lists it, with the number of its service, -1 where it is of none or of several. */
export type ListedPage = readonly [path: string, title: string, service: number, ...places: readonly ListedPlace[]];

/** A place of a page. What is empty at its end is left out. */
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
  /** The title of its service; empty where it is of none or of several. */
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

/** The places for what was typed, the best one first. */
export type Search = (query: string) => readonly Place[];

/* What the file of the index leaves in the page. */
declare global {
  var searchPages: readonly ListedPage[];
  /** The titles of the services. */
  var searchServices: readonly string[];
}
