// The module duplicatefiles of query. Generated: change the spec instead.

/** The parameters of `duplicatefiles`, without the prefix `df`. The module can be a generator. */
export interface DuplicatefilesParameters {
  /**
   * How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`.
   *
   * Wire name: `dflimit`, in a generator `gdflimit`. Documented.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text. Form: `<text>|<text>` (else `badcontinue`). (decided: D-186)
   *
   * Wire name: `dfcontinue`, in a generator `gdfcontinue`. Documented.
   */
  readonly continue?: string | undefined;
  /**
   * One of the listed values. Default: `ascending`.
   *
   * Wire name: `dfdir`, in a generator `gdfdir`. Documented.
   */
  readonly dir?: "ascending" | "descending" | undefined;
  /**
   * A flag: present means true, absent means false.
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
