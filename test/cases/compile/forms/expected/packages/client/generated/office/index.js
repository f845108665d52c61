// The client of Office. Generated: change the spec instead.
import { createResourceClient } from "../runtime/resource/client/client.js";
import { ResourceError } from "../runtime/resource/client/error.js";
import { form } from "../runtime/resource/client/media.js";
import { writeRequest } from "../runtime/resource/client/operation-parts.js";
import { roomFromWire } from "./convert.js";

export { TransportError } from "../runtime/http/client/errors.js";

export class OfficeError extends ResourceError {
  name = "OfficeError";
}

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
  validator: "@example/client/office/validate",
  resources: {
    rooms: {
      get: { method: "GET", path: "/rooms/{object_id}", tenant: "needed", markers: ["ro_id", "ro_seats"], readable: roomFromWire },
      create: { method: "POST", path: "/rooms", tenant: "needed", body: true, markers: ["ro_id", "ro_seats"], readable: roomFromWire },
      draw: {
        method: "POST",
        path: "/rooms/{object_id}/plan",
        tenant: "needed",
        body: true,
        empty: true,
        write: /* @__PURE__ */ form(["T", "Z"], { plan: ["image/png", "application/pdf"], photos: ["image/*"] }),
      },
      close: {
        method: "POST",
        path: "/rooms/{object_id}/close",
        tenant: "needed",
        body: true,
        empty: true,
        write: /* @__PURE__ */ form(["T", "Z"]),
      },
    },
  },
};

export const createOfficeClient = (options) => createResourceClient(service, options);
