/** The service's codes for the refusals that the plugin makes by itself. */
export interface Refusals<Code extends string> {
  readonly noKey: Code;
  readonly unknownKey: Code;
  readonly addressNotAllowed: Code;
  /** A global key in place of a tenant's, or the other way round. */
  readonly otherScopeNeeded: Code;
  readonly writableKeyNeeded: Code;
  readonly tenantUnknown: Code;
  readonly pathUnknown: Code;
  readonly methodNotAllowed: Code;
  readonly otherMediaType: Code;
  readonly tooLarge: Code;
  readonly tooMany: Code;
  /** `If-Match` names another state. */
  readonly preconditionFailed: Code;
  /** An `Idempotency-Key` with another request. */
  readonly idempotencyKeyReused: Code;
  /** The same request again, whose answer cannot be given twice. */
  readonly answerNotKept: Code;
  readonly failed: Code;
  /** What handlers need, such as the database, cannot be asked now. */
  readonly unavailable: Code;
}
