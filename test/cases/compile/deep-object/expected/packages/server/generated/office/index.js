// A server of Office. Generated: change the spec instead.
import { decode as decode2, decodeParameters as decodeParameters2 } from "@example/validators/office/createRoom";
import { decode as decode4, decodeParameters as decodeParameters4 } from "@example/validators/office/drawRoom";
import { decode as decode3, decodeParameters as decodeParameters3 } from "@example/validators/office/furnishRoom";
import { decodeParameters as decodeParameters0 } from "@example/validators/office/getRoom";
import { decodeParameters as decodeParameters1 } from "@example/validators/office/listRooms";
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
  shapes: {
    rooms: {
      row: { open: true, fields: { ro_id: "integer", ro_name: "string", ro_seats: "integer" } },
      size: { open: true, optional: ["isExact"], fields: { width: "number", isExact: { anyOf: ["boolean", "null"] } } },
    },
  },
  resources: {
    rooms: {
      operations: {
        get: {
          method: "GET",
          paths: ["/rooms/{object_id}"],
          keys: ["full"],
          tenant: "required",
          status: 200,
          id: "object_id",
          parameters: decodeParameters0,
          answer: { shape: "row" },
          versioned: true,
        },
        list: {
          method: "GET",
          paths: ["/rooms"],
          keys: ["full"],
          tenant: "required",
          status: 200,
          parameters: decodeParameters1,
          lists: ["days"],
          deep: ["size", "days"],
          answer: { list: { shape: "row" } },
          grounds: { parameters: { fields: { size: { is: { shape: "size" } } } } },
        },
        create: {
          method: "POST",
          paths: ["/rooms"],
          keys: ["full"],
          tenant: "required",
          status: 201,
          parameters: decodeParameters2,
          body: decode2,
          answer: { shape: "row" },
          versioned: true,
        },
        furnish: {
          method: "POST",
          paths: ["/rooms/{object_id}/furniture"],
          keys: ["full"],
          tenant: "required",
          status: 204,
          id: "object_id",
          parameters: decodeParameters3,
          body: decode3,
          form: { kind: "urlencoded", deep: ["tables", "colours"] },
          current: "get",
          grounds: { body: { fields: { tables: { is: { list: { shape: "size" } } } } } },
        },
        draw: {
          method: "POST",
          paths: ["/rooms/{object_id}/plan"],
          keys: ["full"],
          tenant: "required",
          status: 204,
          id: "object_id",
          parameters: decodeParameters4,
          body: decode4,
          form: { kind: "multipart", json: ["size"], fileBytes: 200000 },
          current: "get",
          grounds: { body: { fields: { size: { is: { shape: "size" } } } } },
        },
      },
    },
  },
};

export const officePlugin = (handlers, options) => pluginOf(service, handlers, options);
export const officeContract = (options) => contractOf(service, options);
