/** Errors of the server itself: the default code, the status and the message. */
export declare const defaultRefusals: {
    readonly malformed: readonly ["malformed", 400, "The body is not valid JSON."];
    readonly missing: readonly ["missing", 400, "A required value is missing."];
    readonly invalid: readonly ["invalid", 400, "A value is not valid."];
    readonly missingKey: readonly ["no_key", 401, "The request has no key."];
    readonly invalidKey: readonly ["unknown_key", 401, "The key is not valid."];
    readonly addressNotAllowed: readonly ["address_not_allowed", 403, "The key is not allowed from this address."];
    /** A global key was used instead of a tenant's key, or vice versa. */
    readonly wrongKeyScope: readonly ["other_key_needed", 403, "The operation requires another kind of key."];
    readonly readOnlyKey: readonly ["writable_key_needed", 403, "The key is read-only."];
    readonly insufficientScope: readonly ["scope_needed", 403, "The key does not have the required scope."];
    readonly unknownTenant: readonly ["tenant_unknown", 404, "The tenant does not exist."];
    readonly unknownPath: readonly ["path_unknown", 404, "The path does not exist."];
    readonly methodNotAllowed: readonly ["method_not_allowed", 405, "The path does not support this method."];
    readonly unsupportedMediaType: readonly ["unsupported_media_type", 415, "The media type of the body is not supported."];
    readonly tooLarge: readonly ["too_large", 413, "The body is too large."];
    readonly tooManyRequests: readonly ["too_many_requests", 429, "There were too many requests."];
    /** `If-Match` does not match the current state. */
    readonly preconditionFailed: readonly ["precondition_failed", 412, "The object has changed."];
    /** The `Idempotency-Key` was used with a different request. */
    readonly idempotencyKeyReused: readonly ["idempotency_key_reused", 422, "The idempotency key was used for another request."];
    /** A repeated request whose response was not stored. */
    readonly responseNotStored: readonly ["answer_not_kept", 409, "The request was already carried out."];
    readonly failed: readonly ["internal_error", 500, "The server could not complete the request."];
    /** A resource that handlers need, such as the database, is unavailable. */
    readonly unavailable: readonly ["service_unavailable", 503, "The service is temporarily unavailable."];
};
/** The codes for errors of the server itself. */
export type Refusals = {
    readonly [Fault in keyof typeof defaultRefusals]: string;
};
