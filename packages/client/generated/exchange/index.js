// The client of Exchange Management API. Generated: change the spec instead.
import { createResourceClient } from "../runtime/resource/client/client.js";
import { ResourceError } from "../runtime/resource/client/error.js";
import { addConditions, tellAnswer } from "../runtime/resource/client/operation-parts.js";
import { pagingGroupFromWire } from "./convert.js";

export { TransportError } from "../runtime/http/client/errors.js";

export class ExchangeError extends ResourceError {
  name = "ExchangeError";
}

const service = {
  base: "/pbx/openapi.php",
  keys: { header: "X-API-Key", bearer: "Authorization", query: "key" },
  mediaType: "application/json",
  tenant: "tenant",
  dateTime: [" ", "Z"],
  errorBody: ["code", "message", "details", "error"],
  error: ExchangeError,
  needsKey: true,
  tell: tellAnswer,
  prepare: addConditions,
  checker: "@kiln/client/exchange/check",
  validator: "@kiln/client/exchange/validate",
  resources: {
    tokens: {
      generate: { method: "POST", path: "/auth/token", body: true, markers: ["token"], keyHeader: "Idempotency-Key" },
      reset: { method: "DELETE", path: "/auth/token", body: true, markers: ["reset"] },
    },
    pagingGroups: {
      list: {
        method: "GET",
        path: "/paginggroups",
        tenant: true,
        query: ["limit", "after", "pa_name", "pa_number", "pa_bidirectional", "pa_checkinuse", "pa_me_id", "pa_manualheader"],
        markers: [],
        readable: pagingGroupFromWire,
        answerHeaders: { Link: "text" },
        pages: { limit: ["limit", 1000], after: "after" },
      },
      get: {
        method: "GET",
        path: "/paginggroups/{object_id}",
        tenant: true,
        markers: ["pa_id", "id"],
        readable: pagingGroupFromWire,
        answerHeaders: { ETag: "text" },
      },
      create: {
        method: "POST",
        path: "/paginggroups",
        tenant: "needed",
        body: true,
        markers: ["pa_id", "id"],
        secrets: ["pin", "pa_pin"],
        readable: pagingGroupFromWire,
        answerHeaders: { ETag: "text" },
        keyHeader: "Idempotency-Key",
      },
      update: {
        method: "PATCH",
        path: "/paginggroups/{object_id}",
        tenant: "needed",
        body: true,
        markers: ["pa_id", "id"],
        secrets: ["pin", "pa_pin"],
        readable: pagingGroupFromWire,
        answerHeaders: { ETag: "text" },
      },
      delete: { method: "DELETE", path: "/paginggroups/{object_id}", tenant: "needed", markers: ["deleted", "id"] },
    },
  },
};

export const createExchangeClient = (options) => createResourceClient(service, options);
