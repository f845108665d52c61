// Requests of resetLoginToken. Generated: change the spec instead.
import { decodeFields, isObject, standardOfDecoder } from "../runtime/exchange.js";

const stringCheck = (value) => typeof value === "string";

export function validate(value) {
  return isObject(value)
    && (value.user === undefined || stringCheck(value.user))
    && (value.user !== undefined);
}

const bodyTable = {
  malformed: "invalid_json",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [{ name: "user", names: ["user"], is: stringCheck, expected: "text", needed: true, empty: true, missing: "missing_user" }],
  names: ["user"],
  unknownFields: "ignore",
  fixed: ["token", "target_type", "reset"],
};

export const decode = (value, options) => decodeFields(bodyTable, value, options);

export const standard = /* @__PURE__ */ standardOfDecoder(decode);
