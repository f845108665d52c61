// Requests of furnishRoom. Generated: change the spec instead.
import {
  booleanOf,
  decodeFields,
  deepListOf,
  hasOnly,
  isListOf,
  isObject,
  numberOf,
  readerOf,
  standardOfDecoder,
  wholeOf,
} from "../runtime/office.js";

const valuesCheck = /* @__PURE__ */ new Set(["width", "isExact"]);
const numberCheck = (value) => Number.isFinite(value);
const booleanCheck = (value) => typeof value === "boolean";
function sizeShapeCheck(value) {
  return isObject(value)
    && (value.width === undefined || numberCheck(value.width))
    && value.width !== undefined
    && (value.isExact === undefined || value.isExact === null || booleanCheck(value.isExact))
    && hasOnly(value, valuesCheck);
}
const shapeCheck = (value) => sizeShapeCheck(value);
const listCheck = (value) => isListOf(value, shapeCheck);
const stringCheck = (value) => typeof value === "string";
const list2Check = (value) => isListOf(value, stringCheck);
const integerCheck = (value) => Number.isInteger(value);
const integer2Check = (value) => Number.isSafeInteger(value);
const sizeParts = {
  fields: [
    { name: "width", part: { kind: "leaf", is: numberCheck, expected: "a number", from: numberOf } },
    { name: "isExact", part: { kind: "leaf", is: booleanCheck, expected: "true or false", from: booleanOf }, optional: true },
  ],
};

export function validate(value) {
  return isObject(value)
    && (value.tables === undefined || listCheck(value.tables))
    && (value.colours === undefined || list2Check(value.colours))
    && (value.code === undefined || integerCheck(value.code))
    && (value.tables !== undefined);
}

const formTable = {
  malformed: "malformed",
  missing: "missing",
  invalid: "invalid",
  fields: [
    {
      name: "tables",
      names: ["tables"],
      read: /* @__PURE__ */ readerOf({
        kind: "list",
        items: { kind: "object", shape: () => sizeParts, expected: "an object" },
        expected: "a list, each item an object",
        from: deepListOf,
      }),
      expected: "a list, each item an object",
      needed: true,
    },
    {
      name: "colours",
      names: ["colours"],
      read: /* @__PURE__ */ readerOf({ kind: "list", items: { kind: "leaf", is: stringCheck, expected: "text" }, expected: "a list, each item text", from: deepListOf }),
      expected: "a list, each item text",
    },
    { name: "code", names: ["code"], is: integer2Check, expected: "a whole number", secret: true, from: wholeOf },
  ],
  names: ["tables", "colours", "code"],
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
