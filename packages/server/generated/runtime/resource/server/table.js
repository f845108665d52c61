/** Errors of the server itself: the default code, the status and the message. */
export const defaultRefusals = {
    malformed: ["malformed", 400, "The body is not valid JSON."],
    missing: ["missing", 400, "A required value is missing."],
    invalid: ["invalid", 400, "A value is not valid."],
    missingKey: ["no_key", 401, "The request has no key."],
    invalidKey: ["unknown_key", 401, "The key is not valid."],
    addressNotAllowed: ["address_not_allowed", 403, "The key is not allowed from this address."],
    /** A global key was used instead of a tenant's key, or vice versa. */
    wrongKeyScope: ["other_key_needed", 403, "The operation requires another kind of key."],
    readOnlyKey: ["writable_key_needed", 403, "The key is read-only."],
    insufficientScope: ["scope_needed", 403, "The key does not have the required scope."],
    unknownTenant: ["tenant_unknown", 404, "The tenant does not exist."],
    unknownPath: ["path_unknown", 404, "The path does not exist."],
    methodNotAllowed: ["method_not_allowed", 405, "The path does not support this method."],
    unsupportedMediaType: ["unsupported_media_type", 415, "The media type of the body is not supported."],
    tooLarge: ["too_large", 413, "The body is too large."],
    tooManyRequests: ["too_many_requests", 429, "There were too many requests."],
    /** `If-Match` does not match the current state. */
    preconditionFailed: ["precondition_failed", 412, "The object has changed."],
    /** The `Idempotency-Key` was used with a different request. */
    idempotencyKeyReused: ["idempotency_key_reused", 422, "The idempotency key was used for another request."],
    /** A repeated request whose response was not stored. */
    responseNotStored: ["answer_not_kept", 409, "The request was already carried out."],
    failed: ["internal_error", 500, "The server could not complete the request."],
    /** A resource that handlers need, such as the database, is unavailable. */
    unavailable: ["service_unavailable", 503, "The service is temporarily unavailable."],
};
