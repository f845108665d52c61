// The client of Exchange Management API. Generated: change the spec instead.
import { createResourceClient } from "../runtime/client/client.js";
import { addConditions } from "../runtime/client/conditions.js";
import { ResourceError } from "../runtime/client/error.js";
import { tellAnswer } from "../runtime/client/tell-answer.js";
import { pagingGroupFromWire } from "./convert.js";

export { TransportError } from "../runtime/http/errors.js";

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
  resources: {
    tokens: {
      generate: { method: "POST", path: "/auth/token", body: true, keyHeader: "Idempotency-Key" },
      reset: { method: "DELETE", path: "/auth/token", body: true },
    },
    pagingGroups: {
      list: {
        method: "GET",
        path: "/paginggroups",
        tenant: true,
        readable: pagingGroupFromWire,
        answerHeaders: { Link: "text" },
        pages: { limit: ["limit", 1000], after: "after" },
      },
      get: { method: "GET", path: "/paginggroups/{object_id}", tenant: true, readable: pagingGroupFromWire, answerHeaders: { ETag: "text" } },
      create: {
        method: "POST",
        path: "/paginggroups",
        tenant: true,
        body: true,
        secrets: ["pin", "pa_pin"],
        readable: pagingGroupFromWire,
        answerHeaders: { ETag: "text" },
        keyHeader: "Idempotency-Key",
      },
      update: {
        method: "PATCH",
        path: "/paginggroups/{object_id}",
        tenant: true,
        body: true,
        secrets: ["pin", "pa_pin"],
        readable: pagingGroupFromWire,
        answerHeaders: { ETag: "text" },
      },
      delete: { method: "DELETE", path: "/paginggroups/{object_id}", tenant: true },
    },
  },
};

export const createExchangeClient = (options) => createResourceClient(service, options);
