// Requests of listPagingGroups. Generated: change the spec instead.
import { decodeFields, isObject, standardOfDecoder } from "../runtime/exchange.js";

const stringCheck = (value) => typeof value === "string";

export function validateParameters(value) {
  return isObject(value)
    && (value.tenant === undefined || stringCheck(value.tenant));
}

const parametersTable = {
  malformed: "invalid_request",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [
    { name: "tenant", names: ["tenant"], is: stringCheck, expected: "text", missing: "tenant_required" },
  ],
  names: ["tenant"],
  others: ["key"],
};

export const decodeParameters = (value, options) => decodeFields(parametersTable, value, options);

export const standardParameters = /* @__PURE__ */ standardOfDecoder(decodeParameters);
