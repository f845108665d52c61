// Requests of generateLoginToken. Generated: change the spec instead.
import { decodeFields, isMoment, isObject, lengthOf, momentOf, standardOfDecoder } from "../runtime/exchange.js";

const patternCheck = /* @__PURE__ */ new RegExp("^[^\\u0000-\\u001F\\u007F-\\u009F]*$", "u");
const stringCheck = (value) => typeof value === "string" && lengthOf(value) <= 255 && patternCheck.test(value);
const unionCheck = (value) => (value === "ONCE") || (typeof value === "string");
const pattern2Check = /* @__PURE__ */ new RegExp("^(\\d{4})-(\\d\\d)-(\\d\\d)(?: (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d| (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)|T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d))$", "u");
const union2Check = (value) => (value === "ONCE") || (isMoment(value, pattern2Check));
const pattern3Check = /* @__PURE__ */ new RegExp("^[!-~]+$", "u");
const string2Check = (value) => typeof value === "string" && lengthOf(value) >= 1 && lengthOf(value) <= 255 && pattern3Check.test(value);

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
    {
      name: "user",
      names: ["user"],
      is: stringCheck,
      expected: "text of at most 255 characters without control characters",
      needed: true,
      empty: true,
      missing: "missing_user",
    },
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

export function validateHeaders(value) {
  return isObject(value)
    && (value["Idempotency-Key"] === undefined || string2Check(value["Idempotency-Key"]));
}

const headersTable = {
  malformed: "invalid_request",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [
    {
      name: "Idempotency-Key",
      names: ["Idempotency-Key", "idempotency-key"],
      is: string2Check,
      expected: "text of 1 to 255 characters that matches ^[!-~]+$",
    },
  ],
};

export const decodeHeaders = (value, options) => decodeFields(headersTable, value, options);

export const standardHeaders = /* @__PURE__ */ standardOfDecoder(decodeHeaders);
