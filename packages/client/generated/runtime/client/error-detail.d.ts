/** A fault of a request, as the reference server describes it. Another server may omit any member. */
export interface ErrorDetail {
    readonly code?: string | undefined;
    /** The field or the parameter, as the request names it: names and indices with dots between them. */
    readonly field?: string | undefined;
    /** The beginning of the given value; never that of a secret. */
    readonly received?: string | undefined;
    /** The expected value, with its bounds. */
    readonly expected?: string | undefined;
    /** The rule between fields that is broken. */
    readonly rule?: string | undefined;
    /** The whole fault as a sentence. */
    readonly message?: string | undefined;
    /** Reports whether the broken rule is documented or decided. */
    readonly ground?: {
        readonly status: "documented" | "decided" | "unknown";
        readonly decision?: string;
    } | undefined;
}
