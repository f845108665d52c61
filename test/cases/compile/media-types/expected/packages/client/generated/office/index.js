// The client of Office. Generated: change the spec instead.
import { createResourceClient } from "../runtime/resource/client/client.js";
import { ResourceError } from "../runtime/resource/client/error.js";

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
      patch: {
        method: "PATCH",
        path: "/rooms/{object_id}",
        tenant: "needed",
        errors: true,
        body: "any",
        contentType: "application/merge-patch+json",
        markers: ["ro_id"],
      },
      get: {
        method: "GET",
        path: "/rooms/{object_id}",
        tenant: "needed",
        accept: "application/vnd.office+json, application/json",
        markers: ["ro_id"],
      },
    },
  },
};

export const createOfficeClient = (options) => createResourceClient(service, options);
