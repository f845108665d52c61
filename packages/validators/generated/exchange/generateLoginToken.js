// Requests of generateLoginToken. Generated: change the spec instead.
import { decodeFields, isMoment, isObject, momentOf, standardOfDecoder } from "../runtime/exchange.js";

const stringCheck = (value) => typeof value === "string";
const unionCheck = (value) => (value === "ONCE") || (typeof value === "string");
const patternCheck = /* @__PURE__ */ new RegExp("^(\\d{4})-(\\d\\d)-(\\d\\d)(?: (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d| (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)|T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d))$", "u");
const union2Check = (value) => (value === "ONCE") || (isMoment(value, patternCheck));

export function validate(value) {
  return isObject(value)
    && (value.user === undefined || stringCheck(value.user))
    && (value.validity === undefined || unionCheck(value.validity))
    && (value.user !== undefined);
}

const bodyTable = {
  malformed: "invalid_json",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [
    { name: "user", names: ["user"], is: stringCheck, expected: "text", needed: true, empty: true, missing: "missing_user" },
    {
      name: "validity",
      names: ["validity"],
      is: union2Check,
      expected: "one of ONCE or a date/time such as YYYY-MM-DD hh:mm:ss",
      demanded: true,
      missing: "invalid_validity",
      invalid: "invalid_validity",
      from: momentOf,
    },
  ],
  names: ["user", "validity"],
  unknownFields: "ignore",
  fixed: ["token", "target_type", "reset"],
};

export const decode = (value, options) => decodeFields(bodyTable, value, options);

export const standard = /* @__PURE__ */ standardOfDecoder(decode);
