// The client of Office. Generated: change the spec instead.
import { createResourceClient } from "../runtime/client/client.js";
import { ResourceError } from "../runtime/client/error.js";
import { form } from "../runtime/client/form.js";
import { readable } from "../runtime/client/readable.js";
import { writeRequest } from "../runtime/client/write-request.js";

export { TransportError } from "../runtime/http/errors.js";

export class OfficeError extends ResourceError {
  name = "OfficeError";
}

const roomReadable = /* @__PURE__ */ readable(
  ["ro_name", "name"],
  ["ro_seats", "seats"],
);

const service = {
  base: "",
  url: "https://office.invalid",
  keys: { header: "X-Key" },
  mediaType: "application/json",
  tenant: "tenant",
  dateTime: ["T", "Z"],
  errorBody: ["code", "message", "", "error"],
  error: OfficeError,
  needsKey: true,
  prepare: writeRequest(),
  checker: "@example/client/office/check",
  resources: {
    rooms: {
      get: { method: "GET", path: "/rooms/{object_id}", tenant: true, readable: roomReadable },
      create: { method: "POST", path: "/rooms", tenant: true, body: true, readable: roomReadable },
      draw: {
        method: "POST",
        path: "/rooms/{object_id}/plan",
        tenant: true,
        body: true,
        empty: true,
        write: /* @__PURE__ */ form(["T", "Z"], { plan: ["image/png", "application/pdf"], photos: ["image/*"] }),
      },
      close: { method: "POST", path: "/rooms/{object_id}/close", tenant: true, body: true, empty: true, write: /* @__PURE__ */ form(["T", "Z"]) },
    },
  },
};

export const createOfficeClient = (options) => createResourceClient(service, options);
