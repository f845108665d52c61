import type { Disagreement } from "../oracle/replay.ts";

/** A known reason for a verdict that differs from that of a wiki. */
interface Difference {
  readonly reason: string;
  /** Limits the reason to versions before this one. */
  readonly before?: number;
  readonly module: RegExp;
  /** Must match the codes of the row or the text of the query. */
  readonly answered?: RegExp;
  readonly query?: RegExp;
}

const differences: readonly Difference[] = [
  {
    reason: "older versions do not deprecate expandurl, and check the protocol and the query differently",
    before: 1.43,
    module: /^(?:extlinks|exturlusage)$/,
  },
  { reason: "which languages the system knows", module: /^languageinfo$/, answered: /^unrecognizedvalues$/ },
  {
    reason: "which pages the site has",
    module: /./,
    answered: /^(?:bad_image_title|invalidcategory)$/,
    query: /pageid=\d/,
  },
  { reason: "the caller's rights", module: /^querypage$/, answered: /^specialpage-cantexecute$/ },
  { reason: "of two errors, another is reported first", module: /./, answered: /^(?:invalidtitle|diffto)$/ },
  {
    reason: "which rights a group of the site has",
    module: /^allusers$/,
    answered: /^invalidparammix$/,
    query: /rights=/,
  },
  {
    reason: "without any namespace there is nothing to do, and no further check",
    module: /./,
    query: /namespace=(?!\d+(?:&|$))/,
  },
];

/** Returns why a wiki of this version may give a different result, or `undefined` if no reason is known. */
export function explained({ row }: Disagreement, version: number): string | undefined {
  const codes = [...row.errors, ...row.warnings];
  return differences.find(
    ({ before = Infinity, module, answered, query }) =>
      version < before &&
      module.test(row.module) &&
      (answered === undefined || codes.some((code) => answered.test(code))) &&
      (query === undefined || query.test(row.query)),
  )?.reason;
}
