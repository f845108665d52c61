/** A page in the index file. `service` is the index of its service, or -1 if the page belongs to none or several. */
export type ListedPage = readonly [path: string, title: string, service: number, ...places: readonly ListedPlace[]];

/** An entry of a page. Empty trailing values are omitted. */
export type ListedPlace = readonly [
  kind: string,
  anchor: string,
  names: readonly [string, ...string[]],
  text?: string,
  facts?: string,
  values?: readonly ListedValue[],
  calls?: readonly string[],
];

export type ListedValue = readonly [value: string, meaning: string];

/** A search result. */
export interface Place {
  readonly path: string;
  /** The title of the page that contains the entry. */
  readonly page: string;
  /** The title of the service. Empty if the entry belongs to none or several. */
  readonly service: string;
  /** The kind in one or two words, such as `Parameter`. */
  readonly kind: string;
  /** The id of the element. Empty for a page. */
  readonly anchor: string;
  /** The name in code, followed by the names in requests. */
  readonly names: readonly [string, ...string[]];
  /** The shortened description. */
  readonly text: string;
  /** Additional searchable text. */
  readonly facts: string;
  readonly values: readonly ListedValue[];
  /** The strings that represent the entry in requests. */
  readonly calls: readonly string[];
}

/** Returns the entries for a query, best first. */
export type Search = (query: string) => readonly Place[];

/* Globals that the index file defines. */
declare global {
  var searchPages: readonly ListedPage[];
  /** The titles of the services. */
  var searchServices: readonly string[];
}
