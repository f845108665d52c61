// A server of Office. Generated: change the spec instead.
import { decode as decode1, decodeParameters as decodeParameters1 } from "@example/validators/office/createRoom";
import { decodeParameters as decodeParameters0 } from "@example/validators/office/getRoom";
import { contractOf } from "../runtime/resource/server/contract.js";
import { pluginOf } from "../runtime/resource/server/plugin.js";

export { NotImplementedError, ServiceError, StatusError } from "../runtime/resource/server/errors.js";
export { inMemoryIdempotency } from "../runtime/resource/server/idempotency.js";

const service = {
  base: "",
  keys: { header: "X-Key", bearer: "Authorization" },
  kinds: { app: { scope: "tenant", access: "full", in: ["bearer"] }, full: { scope: "tenant", access: "full", in: ["header"] } },
  mediaType: "application/json",
  tenant: { name: "tenant", missing: "invalid" },
  errorBody: { envelope: "error", code: "code", message: "message" },
  refusals: { malformed: "malformed", missing: "missing", invalid: "invalid" },
  errors: { "no-room": [404, "no-room", { message: "?" }] },
  shapes: { rooms: { row: { open: true, fields: { ro_id: "integer", ro_name: "string", ro_seats: "integer" } } } },
  resources: {
    rooms: {
      operations: {
        get: {
          method: "GET",
          paths: ["/rooms/{object_id}"],
          keys: ["app", "full"],
          scopes: ["rooms:read"],
          tenant: "required",
          status: 200,
          id: "object_id",
          parameters: decodeParameters0,
          answer: { shape: "row" },
          versioned: true,
        },
        create: {
          method: "POST",
          paths: ["/rooms"],
          keys: ["app"],
          scopes: ["rooms:read", "rooms:write"],
          tenant: "required",
          status: 201,
          parameters: decodeParameters1,
          body: decode1,
          answer: { shape: "row" },
          versioned: true,
        },
      },
    },
  },
};

export const officePlugin = (handlers, options) => pluginOf(service, handlers, options);
export const officeContract = (options) => contractOf(service, options);
