/** A problem of a request, as the reference server describes it. Other servers may omit any member. */
export interface ErrorDetail {
    readonly code?: string | undefined;
    /** The field or the parameter in the request: names and indexes separated by dots. */
    readonly field?: string | undefined;
    /** The beginning of the received value, unless it is secret. */
    readonly received?: string | undefined;
    /** The expected value, with its bounds. */
    readonly expected?: string | undefined;
    /** The broken rule between fields. */
    readonly rule?: string | undefined;
    /** The complete problem as a sentence. */
    readonly message?: string | undefined;
    /** Reports whether the broken rule is documented or decided. */
    readonly ground?: {
        readonly status: "documented" | "decided" | "unknown";
        readonly decision?: string;
    } | undefined;
}
