// Requests of deletePagingGroup. Generated: change the spec instead.
import { decodeFields, isObject, standardOfDecoder } from "../runtime/exchange.js";

const stringCheck = (value) => typeof value === "string";

export function validateParameters(value) {
  return isObject(value)
    && (value.object_id === undefined || stringCheck(value.object_id))
    && (value.tenant === undefined || stringCheck(value.tenant))
    && (value.object_id !== undefined)
    && (value.tenant !== undefined);
}

const parametersTable = {
  malformed: "invalid_request",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [
    { name: "object_id", names: ["object_id"], is: stringCheck, expected: "text", needed: true, missing: "invalid_request" },
    { name: "tenant", names: ["tenant"], is: stringCheck, expected: "text", needed: true, missing: "tenant_required" },
  ],
  names: ["object_id", "tenant"],
  others: ["key"],
};

export const decodeParameters = (value, options) => decodeFields(parametersTable, value, options);

export const standardParameters = /* @__PURE__ */ standardOfDecoder(decodeParameters);

export function validateHeaders(value) {
  return isObject(value)
    && (value["If-Match"] === undefined || stringCheck(value["If-Match"]));
}

const headersTable = {
  malformed: "invalid_request",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [{ name: "If-Match", names: ["If-Match", "if-match"], is: stringCheck, expected: "text" }],
};

export const decodeHeaders = (value, options) => decodeFields(headersTable, value, options);

export const standardHeaders = /* @__PURE__ */ standardOfDecoder(decodeHeaders);
