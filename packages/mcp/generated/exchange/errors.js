// The descriptions and the ways to call. Generated: change the spec instead.

export const details = {
  "exchange.errors.missing_api_key": {
    text: "missing_api_key: The request carries no key: neither in the query string, nor in `X-API-Key`, nor as a bearer token. HTTP 401 (decided: D-017). Message: `Missing API key.` (decided: D-013).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.listPagingGroups, exchange.getPagingGroup, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.invalid_api_key": {
    text: "invalid_api_key: The key is not valid. For paging groups, it is neither a global key nor a key of the named tenant. HTTP 401 (decided: D-016). Message: `Invalid API key.` (decided: D-013).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.listPagingGroups, exchange.getPagingGroup, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.admin_required": {
    text: "admin_required: A global key is required. HTTP 403 (decided: D-016). Message: `A global API key is required.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken",
  },
  "exchange.errors.read_only_api_key": {
    text: "read_only_api_key: A read-only key is used to change a login token or a paging group. HTTP 403 (decided: D-017). Message: `The API key is read-only.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.missing_user": {
    text: "missing_user: The body of a token request has no `user`. HTTP 400 (decided: D-017). Message: `Missing user.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken",
  },
  "exchange.errors.invalid_validity": {
    text: "invalid_validity: `validity` is neither `ONCE` nor a valid date and time. HTTP 400 (decided: D-017). Message: `Invalid validity.` (decided: D-014).\nAnswered by: exchange.generateLoginToken",
  },
  "exchange.errors.user_not_found": {
    text: "user_not_found: No supported identity matches `user`. HTTP 404 (decided: D-017). Message: `User not found.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken",
  },
  "exchange.errors.tenant_required": {
    text: "tenant_required: No tenant is named where one is required: to write the objects of a tenant, or to read with a tenant key. HTTP 400 (decided: D-017). Message: `Tenant required.` (decided: D-014).\nAnswered by: exchange.listPagingGroups, exchange.getPagingGroup, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.missing_required_field": {
    text: "missing_required_field: A field that create requires is missing. HTTP 400 (decided: D-017). Message: `Missing required field.` (decided: D-014).\nAnswered by: exchange.createPagingGroup",
  },
  "exchange.errors.api_ip_not_allowed": {
    text: "api_ip_not_allowed: The client's address is not in the key's list of allowed addresses. (decided: D-004) HTTP 403 (decided: D-017). Message: `The API key is not allowed from this address.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.listPagingGroups, exchange.getPagingGroup, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.tenant_not_found": {
    text: "tenant_not_found: A global key names a tenant that does not exist. (decided: D-009) HTTP 404 (decided: D-009). Message: `Tenant not found.` (decided: D-014).\nAnswered by: exchange.listPagingGroups, exchange.getPagingGroup, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.invalid_json": {
    text: "invalid_json: The request body is not a JSON object. (decided: D-021) HTTP 400 (decided: D-017). Message: `Invalid JSON.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.createPagingGroup, exchange.updatePagingGroup",
  },
  "exchange.errors.invalid_request": {
    text: "invalid_request: The request contradicts itself, or a field has a value of the wrong type. (decided: D-022) HTTP 400 (decided: D-022). Message: `Invalid request.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.listPagingGroups, exchange.getPagingGroup, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.object_not_found": {
    text: "object_not_found: No object with this ID is visible to the key. (decided: D-018) HTTP 404 (decided: D-018). Message: `Object not found.` (decided: D-013).\nAnswered by: exchange.getPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.not_found": { text: "not_found: The path is unknown. (decided: D-019) HTTP 404 (decided: D-019). Message: `Endpoint not found.` (decided: D-014)." },
  "exchange.errors.method_not_allowed": {
    text: "method_not_allowed: The path does not support the method. (decided: D-020) HTTP 405 (decided: D-020). Message: `Method not allowed.` (decided: D-014).",
  },
  "exchange.errors.unsupported_media_type": {
    text: "unsupported_media_type: The media type of the request body is not JSON. (decided: D-201) HTTP 415 (decided: D-201). Message: `Unsupported media type.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.createPagingGroup, exchange.updatePagingGroup",
  },
  "exchange.errors.request_too_large": {
    text: "request_too_large: The request body is larger than the server accepts. (decided: D-202) HTTP 413 (decided: D-202). Message: `Request too large.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.too_many_requests": {
    text: "too_many_requests: The client's address sent more requests per minute than the server allows. (decided: D-203) HTTP 429 (decided: D-203). Message: `Too many requests.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.resetLoginToken, exchange.listPagingGroups, exchange.getPagingGroup, exchange.createPagingGroup, exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.precondition_failed": {
    text: "precondition_failed: The object is no longer in the state that `If-Match` names. (decided: D-204) HTTP 412 (decided: D-204). Message: `The object has changed.` (decided: D-014).\nAnswered by: exchange.updatePagingGroup, exchange.deletePagingGroup",
  },
  "exchange.errors.idempotency_key_reused": {
    text: "idempotency_key_reused: The `Idempotency-Key` was already used for another request. (decided: D-205) HTTP 422 (decided: D-205). Message: `The idempotency key was used for another request.` (decided: D-014).\nAnswered by: exchange.generateLoginToken, exchange.createPagingGroup",
  },
  "exchange.errors.idempotency_key_used": {
    text: "idempotency_key_used: The request was carried out before, and its response cannot be repeated. (decided: D-206) HTTP 409 (decided: D-206). Message: `The request was carried out before.` (decided: D-014).\nAnswered by: exchange.generateLoginToken",
  },
  "exchange.errors.internal_error": { text: "internal_error: The server failed. (decided: D-212) HTTP 500 (decided: D-212). Message: `Internal error.` (decided: D-014)." },
  "exchange.errors.service_unavailable": {
    text: "service_unavailable: The server's database cannot be reached, is busy, or is full. (decided: D-230) HTTP 503 (decided: D-230). Message: `Service unavailable.` (decided: D-014).",
  },
};
