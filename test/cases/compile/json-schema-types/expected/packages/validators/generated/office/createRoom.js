// Requests of createRoom. Generated: change the spec instead.
import {
  areDistinct,
  decodeFields,
  hasOthers,
  isListOf,
  isMapOf,
  isObject,
  readExclusive,
  readerOf,
  standardOfDecoder,
} from "../runtime/office.js";

const stringCheck = (value) => typeof value === "string";
const literalCheck = (value) => value === 1 || value === 2 || value === -0.5;
const literal2Check = (value) => value === true;
const unionCheck = (value) => (value === "auto") || (value === 0 || value === false);
const valuesCheck = /* @__PURE__ */ new Set([1, 2, 3, 4, 5, 6, 7]);
const literal3Check = (value) => valuesCheck.has(value);
const listCheck = (value) => isListOf(value, literal3Check) && areDistinct(value);
const values2Check = /* @__PURE__ */ new Set(["size", "label"]);
const union2Check = (value) => (Number.isInteger(value)) || (typeof value === "boolean");
const integerCheck = (value) => Number.isInteger(value);
function partShapeCheck(value) {
  return isObject(value)
    && (value.size === undefined || integerCheck(value.size))
    && value.size !== undefined
    && (value.label === undefined || stringCheck(value.label))
    && hasOthers(value, values2Check, union2Check);
}
const shapeCheck = (value) => partShapeCheck(value);
const list2Check = (value) => isListOf(value, shapeCheck) && value.length <= 3 && areDistinct(value);
const union3Check = (value) => (typeof value === "string") || (value === null);
const list3Check = (value) => isListOf(value, union3Check);
const union4Check = (value) => (Number.isInteger(value)) || (value === null);
const mapCheck = (value) => isMapOf(value, union4Check);
const numberCheck = (value) => Number.isFinite(value) && value > 0 && value < 100;
const integer2Check = (value) => Number.isInteger(value) && value >= 0 && value < 99 && Number.isInteger(value / 2);
const number2Check = (value) => Number.isFinite(value) && Number.isInteger(value / 0.25);
const union5Check = (value) => +(Number.isFinite(value) && value <= 10) + +(Number.isFinite(value) && value >= 5) === 1;
function personShapeCheck(value) {
  return isObject(value)
    && (value.name === undefined || stringCheck(value.name))
    && value.name !== undefined;
}
const list4Check = (value) => isListOf(value, stringCheck);
function teamShapeCheck(value) {
  return isObject(value)
    && (value.name === undefined || stringCheck(value.name))
    && (value.members === undefined || list4Check(value.members))
    && value.members !== undefined;
}
const union6Check = (value) => +(personShapeCheck(value)) + +(teamShapeCheck(value)) + +(typeof value === "string") === 1;
const integer3Check = (value) => Number.isSafeInteger(value);
const union7Check = (value) => (Number.isSafeInteger(value)) || (typeof value === "boolean");
const union8Check = (value) => (Number.isSafeInteger(value)) || (value === null);
const integer4Check = (value) => Number.isSafeInteger(value) && value >= 0 && value < 99 && Number.isInteger(value / 2);
const partParts = {
  fields: [
    { name: "size", part: { kind: "leaf", is: integer3Check, expected: "a whole number" } },
    { name: "label", part: { kind: "leaf", is: stringCheck, expected: "text" }, optional: true },
  ],
  open: true,
  others: { kind: "leaf", is: union7Check, expected: "a whole number or true or false" },
};
const personParts = { fields: [{ name: "name", part: { kind: "leaf", is: stringCheck, expected: "text" } }], open: true };
const teamParts = {
  fields: [
    { name: "name", part: { kind: "leaf", is: stringCheck, expected: "text" }, optional: true },
    {
      name: "members",
      part: { kind: "list", items: { kind: "leaf", is: stringCheck, expected: "text" }, expected: "a list, each item text" },
    },
  ],
  open: true,
};

export function validate(value) {
  return isObject(value)
    && (value.name === undefined || stringCheck(value.name))
    && (value.ro_name === undefined || stringCheck(value.ro_name))
    && (value.ro_level === undefined || literalCheck(value.ro_level))
    && (value.ro_active === undefined || literal2Check(value.ro_active))
    && (value.ro_mixed === undefined || unionCheck(value.ro_mixed))
    && (value.ro_codes === undefined || listCheck(value.ro_codes))
    && (value.ro_parts === undefined || list2Check(value.ro_parts))
    && (value.ro_notes === undefined || list3Check(value.ro_notes))
    && (value.ro_labels === undefined || mapCheck(value.ro_labels))
    && (value.ro_price === undefined || numberCheck(value.ro_price))
    && (value.seats === undefined || integer2Check(value.seats))
    && (value.ro_seats === undefined || integer2Check(value.ro_seats))
    && (value.ro_step === undefined || number2Check(value.ro_step))
    && (value.ro_either === undefined || union5Check(value.ro_either))
    && (value.ro_owner === undefined || union6Check(value.ro_owner))
    && (value.ro_more === undefined || value.ro_more === null || shapeCheck(value.ro_more))
    && (value.name !== undefined || value.ro_name !== undefined);
}

const bodyTable = {
  malformed: "malformed",
  missing: "missing",
  invalid: "invalid",
  fields: [
    { name: "name", names: ["name", "ro_name"], is: stringCheck, expected: "text", needed: true },
    { name: "ro_level", names: ["ro_level"], is: literalCheck, expected: "one of 1, 2, -0.5" },
    { name: "ro_active", names: ["ro_active"], is: literal2Check, expected: "true" },
    { name: "ro_mixed", names: ["ro_mixed"], is: unionCheck, expected: "one of auto or one of 0, false" },
    {
      name: "ro_codes",
      names: ["ro_codes"],
      read: /* @__PURE__ */ readerOf({
        kind: "list",
        items: { kind: "leaf", is: literal3Check, expected: "one of 1, 2, 3, 4, 5, 6, 7" },
        areDistinct,
        expected: "a list without duplicates, each item one of 1, 2, 3, 4, 5, 6, 7",
      }),
      expected: "a list without duplicates, each item one of 1, 2, 3, 4, 5, 6, 7",
    },
    {
      name: "ro_parts",
      names: ["ro_parts"],
      read: /* @__PURE__ */ readerOf({
        kind: "list",
        items: { kind: "object", shape: () => partParts, expected: "an object" },
        most: 3,
        areDistinct,
        expected: "a list of at most 3 items without duplicates, each of them an object",
      }),
      expected: "a list of at most 3 items without duplicates, each of them an object",
    },
    {
      name: "ro_notes",
      names: ["ro_notes"],
      read: /* @__PURE__ */ readerOf({ kind: "list", items: { kind: "leaf", is: union3Check, expected: "text or null" }, expected: "a list, each item text or null" }),
      expected: "a list, each item text or null",
    },
    {
      name: "ro_labels",
      names: ["ro_labels"],
      read: /* @__PURE__ */ readerOf({ kind: "map", values: { kind: "leaf", is: union8Check, expected: "a whole number or null" }, expected: "an object" }),
      expected: "an object",
    },
    { name: "ro_price", names: ["ro_price"], is: numberCheck, expected: "a number, more than 0, less than 100" },
    {
      name: "seats",
      names: ["seats", "ro_seats"],
      is: integer4Check,
      expected: "a whole number of at least 0, less than 99, a multiple of 2",
    },
    { name: "ro_step", names: ["ro_step"], is: number2Check, expected: "a number, a multiple of 0.25" },
    {
      name: "ro_either",
      names: ["ro_either"],
      is: union5Check,
      expected: "a number of at most 10 or a number of at least 5, and only one of these",
    },
    {
      name: "ro_owner",
      names: ["ro_owner"],
      read: /* @__PURE__ */ readerOf({
        kind: "union",
        members: [
          { kind: "object", shape: () => personParts, expected: "an object" },
          { kind: "object", shape: () => teamParts, expected: "an object" },
          { kind: "leaf", is: stringCheck, expected: "text" },
        ],
        readExclusive,
        expected: "an object or an object or text, and only one of these",
      }),
      expected: "an object or an object or text, and only one of these",
    },
    {
      name: "ro_more",
      names: ["ro_more"],
      read: /* @__PURE__ */ readerOf({ kind: "object", shape: () => partParts, expected: "an object" }),
      expected: "an object",
      nullable: true,
    },
  ],
  names: [
    "name", "ro_name", "ro_level", "ro_active", "ro_mixed", "ro_codes", "ro_parts", "ro_notes", "ro_labels", "ro_price", "seats",
    "ro_seats", "ro_step", "ro_either", "ro_owner", "ro_more",
  ],
  unknownFields: "ignore",
  fixed: ["ro_id"],
};

export const decode = (value, options) => decodeFields(bodyTable, value, options);

export const standard = /* @__PURE__ */ standardOfDecoder(decode);

export function validateParameters(value) {
  return isObject(value)
    && (value.tenant === undefined || stringCheck(value.tenant))
    && (value.tenant !== undefined);
}

const parametersTable = {
  malformed: "invalid",
  missing: "missing",
  invalid: "invalid",
  fields: [{ name: "tenant", names: ["tenant"], is: stringCheck, expected: "text", needed: true, missing: "invalid" }],
  names: ["tenant"],
};

export const decodeParameters = (value, options) => decodeFields(parametersTable, value, options);

export const standardParameters = /* @__PURE__ */ standardOfDecoder(decodeParameters);
