/** A request: a query string with or without `?`, URLSearchParams, or strings by name. */
export type Wire = string | SearchParams | Readonly<Record<string, string>>;

/** What is needed of URLSearchParams. */
export interface SearchParams {
  append(name: string, value: string): void;
  toString(): string;
}

/** What only the site or the caller knows. */
export interface Options {
  /** The module is used as a generator: each name has a letter more before its prefix. */
  readonly generator?: boolean;
  /** The caller may have more: 500 values, limits up to 5000. */
  readonly highLimits?: boolean;
  /** All errors, not only the one that the real system answers. */
  readonly all?: boolean;
  /** `false` leaves the defaults out. */
  readonly defaults?: boolean;
  /** The time, in milliseconds since 1970. */
  readonly now?: number;
  /** How many characters a query may have; 1,048,576 where it is not given. */
  readonly maxLength?: number;
  /** The ids of the site's namespaces; 0 to 15 where they are not given. */
  readonly namespaces?: readonly number[];
  /** Further names of namespaces, in lower case. */
  readonly namespaceNames?: Readonly<Record<string, number>>;
  /** Prefixes of other sites, in lower case. */
  readonly interwikis?: readonly string[];
  /** What the names of the site's temporary users look like. */
  readonly temporaryUser?: RegExp;
  /** Values that the site adds to listed ones, by parameter. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Which pages the request is about, where that is known. */
  readonly pages?: { readonly some: boolean; readonly several: boolean; readonly revisions: boolean };
}

/** What is wrong with a request, or to be known of it. */
export interface Finding {
  /** The code that the real system answers; `toolong` where the query is longer than `maxLength`. */
  readonly code: string;
  /** The parameter without its prefix. */
  readonly parameter: string | undefined;
  /** The parameter as it is called in the request. */
  readonly wireName: string | undefined;
  /** The beginning of what was given; never that of a sensitive parameter. */
  readonly received: string | undefined;
  readonly expected: string | undefined;
  readonly message: string;
  /** In a whole request, the module that it is about; undefined where it is about none. */
  readonly module?: string | undefined;
  /** What of a list was left out, one by one: values, or names of parameters. */
  readonly values?: readonly string[] | undefined;
}

export type Result<T> =
  | { readonly value: T; readonly warnings: readonly Finding[]; readonly errors?: undefined }
  | { readonly errors: readonly Finding[]; readonly warnings: readonly Finding[]; readonly value?: undefined };

/** A Standard Schema, version 1. */
export interface StandardSchema<T> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] };
    readonly types?: { readonly input: T; readonly output: T } | undefined;
  };
}

export interface Issue {
  readonly message: string;
  readonly path?: readonly PropertyKey[];
}
