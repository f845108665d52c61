// Requests of listPagingGroups. Generated: change the spec instead.
import { decodeFields, isObject, standardOfDecoder, wholeOf } from "../runtime/exchange.js";

const stringCheck = (value) => typeof value === "string";
const integerCheck = (value) => Number.isInteger(value) && value >= 1 && value <= 1000;
const integer2Check = (value) => Number.isSafeInteger(value) && value >= 1 && value <= 1000;

export function validateParameters(value) {
  return isObject(value)
    && (value.tenant === undefined || stringCheck(value.tenant))
    && (value.limit === undefined || integerCheck(value.limit))
    && (value.after === undefined || stringCheck(value.after))
    && (value.pa_name === undefined || stringCheck(value.pa_name))
    && (value.name === undefined || stringCheck(value.name))
    && (value.pa_number === undefined || stringCheck(value.pa_number))
    && (value.number === undefined || stringCheck(value.number))
    && (value.pa_bidirectional === undefined || stringCheck(value.pa_bidirectional))
    && (value.bidirectional === undefined || stringCheck(value.bidirectional))
    && (value.pa_checkinuse === undefined || stringCheck(value.pa_checkinuse))
    && (value.checkinuse === undefined || stringCheck(value.checkinuse))
    && (value.pa_me_id === undefined || stringCheck(value.pa_me_id))
    && (value.mediafile_id === undefined || stringCheck(value.mediafile_id))
    && (value.pa_manualheader === undefined || stringCheck(value.pa_manualheader))
    && (value.manualheader === undefined || stringCheck(value.manualheader));
}

const parametersTable = {
  malformed: "invalid_request",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [
    { name: "tenant", names: ["tenant"], is: stringCheck, expected: "text", missing: "tenant_required" },
    {
      name: "limit",
      names: ["limit"],
      is: integer2Check,
      expected: "a whole number from 1 to 1000",
      missing: "invalid_request",
      from: wholeOf,
    },
    { name: "after", names: ["after"], is: stringCheck, expected: "text", missing: "invalid_request" },
    { name: "pa_name", names: ["pa_name", "name"], is: stringCheck, expected: "text", missing: "invalid_request" },
    { name: "pa_number", names: ["pa_number", "number"], is: stringCheck, expected: "text", missing: "invalid_request" },
    {
      name: "pa_bidirectional",
      names: ["pa_bidirectional", "bidirectional"],
      is: stringCheck,
      expected: "text",
      missing: "invalid_request",
    },
    { name: "pa_checkinuse", names: ["pa_checkinuse", "checkinuse"], is: stringCheck, expected: "text", missing: "invalid_request" },
    { name: "pa_me_id", names: ["pa_me_id", "mediafile_id"], is: stringCheck, expected: "text", missing: "invalid_request" },
    { name: "pa_manualheader", names: ["pa_manualheader", "manualheader"], is: stringCheck, expected: "text", missing: "invalid_request" },
  ],
  names: [
    "tenant", "limit", "after", "pa_name", "name", "pa_number", "number", "pa_bidirectional", "bidirectional", "pa_checkinuse",
    "checkinuse", "pa_me_id", "mediafile_id", "pa_manualheader", "manualheader",
  ],
  others: ["key"],
};

export const decodeParameters = (value, options) => decodeFields(parametersTable, value, options);

export const standardParameters = /* @__PURE__ */ standardOfDecoder(decodeParameters);
