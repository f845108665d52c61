// The client of Office. Generated: change the spec instead.
import { createResourceClient } from "../runtime/resource/client/client.js";
import { ResourceError } from "../runtime/resource/client/error.js";
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
  checker: "@example/client/office/check",
  validator: "@example/client/office/validate",
  resources: {
    rooms: {
      get: { method: "GET", path: "/rooms/{object_id}", tenant: "needed", errors: true, markers: ["ro_id", "ro_seats"], readable: roomFromWire },
      create: { method: "POST", path: "/rooms", tenant: "needed", body: true, markers: ["ro_id", "ro_seats"], readable: roomFromWire },
    },
  },
};

export const createOfficeClient = (options) => createResourceClient(service, options);
