// The module duplicatefiles of query. Generated: change the spec instead.

/**
 * Lists, for each file, other files with the same contents, which are found by their hash.
 *
 * The parameters of `duplicatefiles`, without the prefix `df`. The module can be a generator.
 * @see {@link https://www.mediawiki.org/wiki/API:Duplicatefiles}
 */
export interface DuplicatefilesParameters {
  /**
   * The most files that one answer holds, for all files of the request together. From 1 to 500, for privileged callers up to 5000 (decided: D-112), or `max` for as many as allowed (decided: D-115). Default: `10`.
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
  /** Of pages that are existing or missing only. May be missing. */
  readonly duplicatefiles?: readonly ({
    readonly name: string;
    readonly timestamp: string;
    readonly shared: boolean;
    /** May be missing. */
    readonly user?: string;
  })[];
} : {});
