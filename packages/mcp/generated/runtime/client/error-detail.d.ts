/** One thing that is wrong with a request, as the reference server says it. Another server may leave any of it out. */
export interface ErrorDetail {
    readonly code?: string | undefined;
    /** The field or the parameter, as the request names it: names and indices with dots between them. */
    readonly field?: string | undefined;
    /** The beginning of what was given; never that of a secret. */
    readonly received?: string | undefined;
    /** The expected value, with its bounds. */
    readonly expected?: string | undefined;
    /** The rule between fields that is broken. */
    readonly rule?: string | undefined;
    /** All of it in a sentence. */
    readonly message?: string | undefined;
    /** Reports whether the broken rule is documented or decided. */
    readonly ground?: {
        readonly status: "documented" | "decided" | "unknown";
        readonly decision?: string;
    } | undefined;
}
