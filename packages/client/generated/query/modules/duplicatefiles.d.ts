// The module duplicatefiles of query. Generated: change the spec instead.

/**
 * Lists, for each file, the other files with the same content, found by hash.
 *
 * The parameters of `duplicatefiles`, without the prefix `df`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
 * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { duplicatefiles: {} } })); // The duplicates of a file
 */
export interface DuplicatefilesParameters {
  /**
   * Maximum number of files to return, for all files of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for the maximum (decided: D-115). Default: `10`.
   *
   * Wire name: `dflimit` (decided: D-107), in a generator `gdflimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Continues from a previous response. Pass the value of its `continue` member. Form: `<text>|<text>` (otherwise `badcontinue`). (decided: D-186)
   *
   * Wire name: `dfcontinue` (decided: D-107), in a generator `gdfcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * Sort direction of the names. Default: `ascending`.
   *
   * - `ascending`: Ascending, by the name of the duplicate.
   * - `descending`: Descending, by the name of the duplicate.
   *
   * Wire name: `dfdir` (decided: D-107), in a generator `gdfdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Searches only the files stored on the site, not those in shared repositories. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `dflocalonly` (decided: D-107), in a generator `gdflocalonly` (decided: D-108).
   */
  readonly localonly?: boolean | undefined;
}

/** The members of a page from `duplicatefiles`. (decided: D-219) */
export type DuplicatefilesPage<Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** Other files with the same content, found by SHA-1. Only for pages that are existing or missing. May be missing. */
  readonly duplicatefiles?: readonly ({
    /** The name of the duplicate, without the namespace and with underscores instead of spaces. */
    readonly name: string;
    /** The upload time of the duplicate. */
    readonly timestamp: string;
    /** Whether the duplicate is in a shared repository. */
    readonly shared: boolean;
    /** The name of the uploader. Absent if it is unknown or hidden. May be missing. */
    readonly user?: string;
  })[];
} : {});
