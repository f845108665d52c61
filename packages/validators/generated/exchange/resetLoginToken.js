// Requests of resetLoginToken. Generated: change the spec instead.
import { decodeFields, isObject, lengthOf, standardOfDecoder } from "../runtime/exchange.js";

const patternCheck = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const stringCheck = (value) => typeof value === "string" && lengthOf(value) <= 255 && patternCheck.test(value);

export function validate(value) {
  return isObject(value)
    && (value.user === undefined || stringCheck(value.user))
    && (value.user !== undefined);
}

const bodyTable = {
  malformed: "invalid_json",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [
    {
      name: "user",
      names: ["user"],
      is: stringCheck,
      expected: "text of at most 255 characters without control characters",
      needed: true,
      empty: true,
      missing: "missing_user",
    },
  ],
  names: ["user"],
  unknownFields: "ignore",
  fixed: ["token", "target_type", "reset"],
};

export const decode = (value, options) => decodeFields(bodyTable, value, options);

export const standard = /* @__PURE__ */ standardOfDecoder(decode);
