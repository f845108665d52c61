// The module duplicatefiles of query. Generated: change the spec instead.

/**
 * Lists, for each file, other files with the same contents, which are found by their hash.
 *
 * The parameters of `duplicatefiles`, without the prefix `df`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
 * @example console.log(await wiki.query({ titles: ["File:Old Lighthouse.jpg"], prop: { duplicatefiles: {} } })); // Files with the same contents as a file
 */
export interface DuplicatefilesParameters {
  /**
   * The most files that one answer holds, for all files of the request together. From 1 to 500, for callers with the right `apihighlimits` up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
   *
   * Wire name: `dflimit` (decided: D-107), in a generator `gdflimit` (decided: D-108).
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `dfcontinue` (decided: D-107), in a generator `gdfcontinue` (decided: D-108).
   */
  readonly continue?: string | undefined;
  /**
   * The order of the names. Default: `ascending`.
   *
   * - `ascending`: From A to Z by the name of the duplicate.
   * - `descending`: From Z to A by the name of the duplicate.
   *
   * Wire name: `dfdir` (decided: D-107), in a generator `gdfdir` (decided: D-108).
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Looks among the files that the site itself stores, and not in shared repositories. A flag: present means true, absent means false (decided: D-119).
   *
   * Wire name: `dflocalonly` (decided: D-107), in a generator `gdflocalonly` (decided: D-108).
   */
  readonly localonly?: boolean | undefined;
}

/** What a page has of `duplicatefiles`. (decided: D-219) */
export type DuplicatefilesPage<Kind = "existing"> = (Kind extends "existing" | "missing" ? {
  /** Other files with the same contents, found by their SHA-1. Of pages that are existing or missing only. May be missing. */
  readonly duplicatefiles?: readonly ({
    /** The name of the other file, without its namespace and with underscores for spaces. */
    readonly name: string;
    /** When the other file was uploaded. */
    readonly timestamp: string;
    /** Whether the other file is in a repository that several sites share. */
    readonly shared: boolean;
    /** The name of the uploader. Missing where it is not known or hidden. May be missing. */
    readonly user?: string;
  })[];
} : {});
