// Requests of createPagingGroup. Generated: change the spec instead.
import { decodeFields, isListOf, isObject, lengthOf, readDestinations, standardOfDecoder } from "../runtime/exchange.js";

const stringCheck = (value) => typeof value === "string";
const enumCheck = (value) => value === "yes" || value === "no";
const unionCheck = (value) => (typeof value === "string") || (Number.isInteger(value));
const patternCheck = /* @__PURE__ */ new RegExp("^[A-Z][A-Z0-9_]*-.+$", "u");
const destinationCheck = (value) => (typeof value === "string" && patternCheck.test(value)) || Number.isInteger(value);
const destinationsCheck = (value) => (typeof value === "string" && patternCheck.test(value)) || isListOf(value, destinationCheck);
const slotsCheck = (value) =>
  isObject(value)
  && (value.PAGING === undefined || destinationsCheck(value.PAGING))
  && (value.extensions === undefined || destinationsCheck(value.extensions))
  && (value.peers === undefined || destinationsCheck(value.peers))
  && (value.members === undefined || destinationsCheck(value.members))
  && (value.destination === undefined || destinationsCheck(value.destination));
const pattern2Check = /* @__PURE__ */ new RegExp("^[!-~]+$", "u");
const string2Check = (value) => typeof value === "string" && lengthOf(value) >= 1 && lengthOf(value) <= 255 && pattern2Check.test(value);

export function validate(value) {
  return isObject(value)
    && (value.name === undefined || stringCheck(value.name))
    && (value.pa_name === undefined || stringCheck(value.pa_name))
    && (value.number === undefined || stringCheck(value.number))
    && (value.pa_number === undefined || stringCheck(value.pa_number))
    && (value.pin === undefined || stringCheck(value.pin))
    && (value.pa_pin === undefined || stringCheck(value.pa_pin))
    && (value.bidirectional === undefined || enumCheck(value.bidirectional))
    && (value.pa_bidirectional === undefined || enumCheck(value.pa_bidirectional))
    && (value.checkinuse === undefined || stringCheck(value.checkinuse))
    && (value.pa_checkinuse === undefined || stringCheck(value.pa_checkinuse))
    && (value.mediafile_id === undefined || unionCheck(value.mediafile_id))
    && (value.pa_me_id === undefined || unionCheck(value.pa_me_id))
    && (value.manualheader === undefined || stringCheck(value.manualheader))
    && (value.pa_manualheader === undefined || stringCheck(value.pa_manualheader))
    && (value.extensions === undefined || destinationsCheck(value.extensions))
    && (value.peers === undefined || destinationsCheck(value.peers))
    && (value.members === undefined || destinationsCheck(value.members))
    && (value.destination === undefined || destinationsCheck(value.destination))
    && (value.destinations === undefined || slotsCheck(value.destinations))
    && (value.name !== undefined || value.pa_name !== undefined)
    && (value.number !== undefined || value.pa_number !== undefined);
}

const bodyTable = {
  malformed: "invalid_json",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [
    { name: "name", names: ["name", "pa_name"], is: stringCheck, expected: "text", needed: true, empty: true },
    { name: "number", names: ["number", "pa_number"], is: stringCheck, expected: "text", needed: true, empty: true },
    { name: "pin", names: ["pin", "pa_pin"], is: stringCheck, expected: "text", secret: true },
    { name: "bidirectional", names: ["bidirectional", "pa_bidirectional"], is: enumCheck, expected: "one of yes, no" },
    { name: "checkinuse", names: ["checkinuse", "pa_checkinuse"], is: stringCheck, expected: "text" },
    { name: "mediafile_id", names: ["mediafile_id", "pa_me_id"], is: unionCheck, expected: "text or a whole number" },
    { name: "manualheader", names: ["manualheader", "pa_manualheader"], is: stringCheck, expected: "text" },
  ],
  destinations: /* @__PURE__ */ readDestinations({
    object: "destinations",
    slots: [{ name: "PAGING", names: ["extensions", "peers", "members", "destination"] }],
    pattern: patternCheck,
    numbers: true,
    type: "EXT",
    expected: "one destination, or a list of them, each text that matches ^[A-Z][A-Z0-9_]*-.+$",
  }),
  names: [
    "name", "pa_name", "number", "pa_number", "pin", "pa_pin", "bidirectional", "pa_bidirectional", "checkinuse", "pa_checkinuse",
    "mediafile_id", "pa_me_id", "manualheader", "pa_manualheader", "extensions", "peers", "members", "destination", "destinations",
  ],
  unknownFields: "ignore",
  fixed: ["pa_id", "pa_te_id"],
};

export const decode = (value, options) => decodeFields(bodyTable, value, options);

export const standard = /* @__PURE__ */ standardOfDecoder(decode);

export function validateParameters(value) {
  return isObject(value)
    && (value.tenant === undefined || stringCheck(value.tenant))
    && (value.tenant !== undefined);
}

const parametersTable = {
  malformed: "invalid_request",
  missing: "missing_required_field",
  invalid: "invalid_request",
  fields: [{ name: "tenant", names: ["tenant"], is: stringCheck, expected: "text", needed: true, missing: "tenant_required" }],
  names: ["tenant"],
  others: ["key"],
};

export const decodeParameters = (value, options) => decodeFields(parametersTable, value, options);

export const standardParameters = /* @__PURE__ */ standardOfDecoder(decodeParameters);

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
      expected: "text from 1 to 255 characters that matches ^[!-~]+$",
      missing: "invalid_request",
    },
  ],
};

export const decodeHeaders = (value, options) => decodeFields(headersTable, value, options);

export const standardHeaders = /* @__PURE__ */ standardOfDecoder(decodeHeaders);
