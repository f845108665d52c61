// Requests of listPagingGroups. Generated: change the spec instead.
import { decodeFields, isObject, standardOfDecoder, wholeOf } from "../runtime/exchange.js";

const stringCheck = (value) => typeof value === "string";
const integerCheck = (value) => Number.isInteger(value) && value >= 1 && value <= 1000;

export function validateParameters(value) {
  return isObject(value)
    && (value.tenant === undefined || stringCheck(value.tenant))
    && (value.limit === undefined || integerCheck(value.limit))
    && (value.after === undefined || stringCheck(value.after));
}

const parametersTable = {
  malformed: "invalid_request",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [
    { name: "tenant", names: ["tenant"], is: stringCheck, expected: "text", missing: "tenant_required" },
    { name: "limit", names: ["limit"], is: integerCheck, expected: "a whole number from 1 to 1000", missing: "invalid_request", from: wholeOf },
    { name: "after", names: ["after"], is: stringCheck, expected: "text", missing: "invalid_request" },
  ],
  names: ["tenant", "limit", "after"],
  others: ["key"],
};

export const decodeParameters = (value, options) => decodeFields(parametersTable, value, options);

export const standardParameters = /* @__PURE__ */ standardOfDecoder(decodeParameters);
