// The client of Exchange Management API. Generated: change the spec instead.
import { createResourceClient } from "../runtime/client/client.js";
import { ResourceError } from "../runtime/client/error.js";

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
  resources: {
    tokens: { generate: { method: "POST", path: "/auth/token", body: true }, reset: { method: "DELETE", path: "/auth/token", body: true } },
    pagingGroups: {
      list: { method: "GET", path: "/paginggroups", tenant: true },
      get: { method: "GET", path: "/paginggroups/{object_id}", tenant: true },
      create: { method: "POST", path: "/paginggroups", tenant: true, body: true, secrets: ["pin", "pa_pin"] },
      update: { method: "PATCH", path: "/paginggroups/{object_id}", tenant: true, body: true, secrets: ["pin", "pa_pin"] },
      delete: { method: "DELETE", path: "/paginggroups/{object_id}", tenant: true },
    },
  },
};

export const createExchangeClient = (options) => createResourceClient(service, options);
