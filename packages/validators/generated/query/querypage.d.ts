// The parameters of querypage. Generated: change the spec instead.
import type { Options, Wire } from "../runtime/action-api/validators/types.js";
import type { Result, StandardSchema } from "../runtime/validators/types.js";

/** The parameters of `querypage`, without the prefix. */
export interface QuerypageParameters {
  /** One of the listed values. */
  readonly page: "Ancientpages" | "BrokenRedirects" | "Deadendpages" | "DoubleRedirects" | "Fewestrevisions" | "ListDuplicatedFiles" | "Listredirects" | "Lonelypages" | "Longpages" | "MediaStatistics" | "Mostcategories" | "Mostimages" | "Mostinterwikis" | "Mostlinked" | "Mostlinkedcategories" | "Mostlinkedtemplates" | "Mostrevisions" | "Shortpages" | "Uncategorizedcategories" | "Uncategorizedimages" | "Uncategorizedpages" | "Uncategorizedtemplates" | "Unusedcategories" | "Unusedimages" | "Unusedtemplates" | "Unwatchedpages" | "Wantedcategories" | "Wantedfiles" | "Wantedpages" | "Wantedtemplates" | "Withoutinterwiki";
  /** A whole number. Default: `0`. */
  readonly offset?: number;
  /** How many: 1 to 500, for privileged callers up to 5000, or `max` for as many as allowed. Default: `10`. */
  readonly limit?: number | "max";
}

/** Whether the value is what the module takes: only known names, each with a value of its type. */
export declare function validate(value: unknown): value is QuerypageParameters;

/** Reads the module's parameters out of a request, as the real system does. */
export declare function decode(wire: Wire, options?: Options): Result<QuerypageParameters>;

/** The query string that decodes to the value. */
export declare function encode(value: QuerypageParameters, options?: Pick<Options, "generator">): string;

/** The same as `validate`, for libraries that take a Standard Schema. */
export declare const standard: StandardSchema<QuerypageParameters>;
