// A server of Office. Generated: change the spec instead.
import { decodeParameters as decodeParameters1 } from "@example/validators/office/getRoom";
import { decode as decode0, decodeParameters as decodeParameters0 } from "@example/validators/office/patchRoom";
import { contractOf } from "../runtime/resource/server/contract.js";
import { pluginOf } from "../runtime/resource/server/plugin.js";

export { NotImplementedError, ServiceError, StatusError } from "../runtime/resource/server/errors.js";
export { inMemoryIdempotency } from "../runtime/resource/server/idempotency.js";

const service = {
  base: "",
  keys: { header: "X-Key" },
  kinds: { full: { scope: "tenant", access: "full" } },
  mediaType: "application/json",
  tenant: { name: "tenant", missing: "invalid" },
  errorBody: { envelope: "error", code: "code", message: "message" },
  refusals: { malformed: "malformed", missing: "missing", invalid: "invalid" },
  errors: { "no-room": [404, "no-room", { message: "?" }] },
  shapes: { rooms: { row: { open: true, fields: { ro_id: "integer", ro_name: "string" } }, problem: { open: true, fields: { title: "string" } } } },
  resources: {
    rooms: {
      operations: {
        patch: {
          method: "PATCH",
          paths: ["/rooms/{object_id}"],
          keys: ["full"],
          tenant: "required",
          status: 200,
          id: "object_id",
          parameters: decodeParameters0,
          body: decode0,
          bodyJsonTypes: ["application/merge-patch+json", "application/vnd.office+json"],
          answer: { shape: "row" },
          versioned: true,
          current: "get",
        },
        get: {
          method: "GET",
          paths: ["/rooms/{object_id}"],
          keys: ["full"],
          tenant: "required",
          status: 200,
          id: "object_id",
          parameters: decodeParameters1,
          answer: { shape: "row" },
          answerJsonTypes: ["application/vnd.office+json"],
          versioned: true,
        },
      },
    },
  },
};

export const officePlugin = (handlers, options) => pluginOf(service, handlers, options);
export const officeContract = (options) => contractOf(service, options);
