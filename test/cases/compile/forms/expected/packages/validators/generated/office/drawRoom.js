// Requests of drawRoom. Generated: change the spec instead.
import {
  booleanOf,
  decodeFields,
  isBlob,
  isFileOf,
  isListOf,
  isObject,
  parameterListOf,
  readerOf,
  standardOfDecoder,
  wholeOf,
} from "../runtime/office.js";

const stringCheck = (value) => typeof value === "string";
const integerCheck = (value) => Number.isInteger(value);
const booleanCheck = (value) => typeof value === "boolean";
const enumCheck = (value) => value === "mon" || value === "tue";
const listCheck = (value) => isListOf(value, enumCheck) && value.length <= 2;
const fileCheck = (value) => isBlob(value);
const list2Check = (value) => isListOf(value, fileCheck) && value.length <= 5;
const integer2Check = (value) => Number.isSafeInteger(value);
const file2Check = (value) => isFileOf(value, ["image/png", "application/pdf"], 200000);
const file3Check = (value) => isFileOf(value, ["image/*"]);

export function validate(value) {
  return isObject(value)
    && (value.name === undefined || stringCheck(value.name))
    && (value.ro_name === undefined || stringCheck(value.ro_name))
    && (value.seats === undefined || integerCheck(value.seats))
    && (value.ro_seats === undefined || integerCheck(value.ro_seats))
    && (value.ro_open === undefined || booleanCheck(value.ro_open))
    && (value.ro_days === undefined || listCheck(value.ro_days))
    && (value.plan === undefined || fileCheck(value.plan))
    && (value.photos === undefined || list2Check(value.photos))
    && (value.name !== undefined || value.ro_name !== undefined)
    && (value.plan !== undefined);
}

const formTable = {
  malformed: "malformed",
  missing: "missing",
  invalid: "invalid",
  fields: [
    { name: "name", names: ["name", "ro_name"], is: stringCheck, expected: "text", needed: true },
    { name: "seats", names: ["seats", "ro_seats"], is: integer2Check, expected: "a whole number", from: wholeOf },
    { name: "ro_open", names: ["ro_open"], is: booleanCheck, expected: "true or false", from: booleanOf },
    {
      name: "ro_days",
      names: ["ro_days"],
      read: /* @__PURE__ */ readerOf({
        kind: "list",
        items: { kind: "leaf", is: enumCheck, expected: "one of mon, tue" },
        most: 2,
        expected: "a list of at most 2 items, each of them one of mon, tue",
        from: parameterListOf,
      }),
      expected: "a list of at most 2 items, each of them one of mon, tue",
    },
    { name: "plan", names: ["plan"], is: file2Check, expected: "a file of image/png or application/pdf, up to 200000 bytes", needed: true },
    {
      name: "photos",
      names: ["photos"],
      read: /* @__PURE__ */ readerOf({
        kind: "list",
        items: { kind: "leaf", is: file3Check, expected: "a file of image/*" },
        most: 5,
        expected: "a list of at most 5 items, each of them a file of image/*",
        from: parameterListOf,
      }),
      expected: "a list of at most 5 items, each of them a file of image/*",
    },
  ],
  names: ["name", "ro_name", "seats", "ro_seats", "ro_open", "ro_days", "plan", "photos"],
  unknownFields: "ignore",
  fixed: ["ro_id"],
};

export const decode = (value, options) => decodeFields(formTable, value, options);

export const standard = /* @__PURE__ */ standardOfDecoder(decode);

export function validateParameters(value) {
  return isObject(value)
    && (value.object_id === undefined || integerCheck(value.object_id))
    && (value.tenant === undefined || stringCheck(value.tenant))
    && (value.object_id !== undefined)
    && (value.tenant !== undefined);
}

const parametersTable = {
  malformed: "invalid",
  missing: "missing",
  invalid: "invalid",
  fields: [
    {
      name: "object_id",
      names: ["object_id"],
      is: integer2Check,
      expected: "a whole number",
      needed: true,
      missing: "invalid",
      from: wholeOf,
    },
    { name: "tenant", names: ["tenant"], is: stringCheck, expected: "text", needed: true, missing: "invalid" },
  ],
  names: ["object_id", "tenant"],
};

export const decodeParameters = (value, options) => decodeFields(parametersTable, value, options);

export const standardParameters = /* @__PURE__ */ standardOfDecoder(decodeParameters);
