/** A request: a query string with or without `?`, URLSearchParams, or strings by name. */
export type Wire = string | SearchParams | Readonly<Record<string, string>>;

/** The members of URLSearchParams that are used here. */
export interface SearchParams {
  append(name: string, value: string): void;
  toString(): string;
}

/** Facts that only the site or the caller knows. */
export interface Options {
  /** True if the module is used as a generator. Its parameter names then have an additional prefix. */
  readonly generator?: boolean;
  /** True if the caller has the higher limits on values and items. */
  readonly highLimits?: boolean;
  /** Reports all errors, not only the one that the service returns. */
  readonly all?: boolean;
  /** `false` omits the defaults. */
  readonly defaults?: boolean;
  /** The current time in milliseconds since 1970. */
  readonly now?: number;
  /** The maximum length of a query, in characters. The default is 1,048,576. */
  readonly maxLength?: number;
  /** Values that the site adds to listed ones, by parameter. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** The pages that the request is about, if known. */
  readonly pages?: Pages;
}

export interface Pages {
  readonly some: boolean;
  readonly several: boolean;
  /** True if revisions name the pages. */
  readonly revisions: boolean;
  /** True if more than one revision is named. */
  readonly "several-revisions"?: boolean;
}
