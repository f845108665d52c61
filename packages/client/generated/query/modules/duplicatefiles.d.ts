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
   * The most files that one answer holds, for all files of the request together. From 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `dflimit`, in a generator `gdflimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Goes on after an earlier answer, whose member `continue` holds the value. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `dfcontinue`, in a generator `gdfcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * The order of the names. Default: `ascending`.
   *
   * Wire name: `dfdir`, in a generator `gdfdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * Looks among the files that the site itself stores, and not in shared repositories. A flag: present means true, absent means false.
   *
   * Wire name: `dflocalonly`, in a generator `gdflocalonly`. Documented.
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
