import type { ExchangeErrorCode, Refusals } from "@kiln/server/exchange";

/** The exchange's codes for what the plugin refuses by itself. */
export const refusals = {
  noKey: "missing_api_key",
  unknownKey: "invalid_api_key",
  addressNotAllowed: "api_ip_not_allowed",
  otherScopeNeeded: "admin_required",
  writableKeyNeeded: "read_only_api_key",
  tenantUnknown: "tenant_not_found",
  pathUnknown: "not_found",
  methodNotAllowed: "method_not_allowed",
  otherMediaType: "unsupported_media_type",
  tooLarge: "request_too_large",
  tooMany: "too_many_requests",
  preconditionFailed: "precondition_failed",
  idempotencyKeyReused: "idempotency_key_reused",
  answerNotKept: "idempotency_key_used",
  failed: "internal_error",
  unavailable: "service_unavailable",
} as const satisfies Refusals<ExchangeErrorCode>;
