// Requests of listRooms. Generated: change the spec instead.
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
} from "../runtime/office.js";

const stringCheck = (value) => typeof value === "string";
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
const listCheck = (value) => isListOf(value, stringCheck);
const sizeParts = {
  fields: [
    { name: "width", part: { kind: "leaf", is: numberCheck, expected: "a number", from: numberOf } },
    { name: "isExact", part: { kind: "leaf", is: booleanCheck, expected: "true or false", from: booleanOf }, optional: true },
  ],
};

export function validateParameters(value) {
  return isObject(value)
    && (value.tenant === undefined || stringCheck(value.tenant))
    && (value.size === undefined || shapeCheck(value.size))
    && (value.days === undefined || listCheck(value.days))
    && (value.tenant !== undefined);
}

const parametersTable = {
  malformed: "invalid",
  missing: "missing",
  invalid: "invalid",
  fields: [
    { name: "tenant", names: ["tenant"], is: stringCheck, expected: "text", needed: true, missing: "invalid" },
    {
      name: "size",
      names: ["size"],
      read: /* @__PURE__ */ readerOf({ kind: "object", shape: () => sizeParts, expected: "an object" }),
      expected: "an object",
      missing: "invalid",
    },
    {
      name: "days",
      names: ["days"],
      read: /* @__PURE__ */ readerOf({ kind: "list", items: { kind: "leaf", is: stringCheck, expected: "text" }, expected: "a list, each item text", from: deepListOf }),
      expected: "a list, each item text",
      missing: "invalid",
    },
  ],
  names: ["tenant", "size", "days"],
};

export const decodeParameters = (value, options) => decodeFields(parametersTable, value, options);

export const standardParameters = /* @__PURE__ */ standardOfDecoder(decodeParameters);
