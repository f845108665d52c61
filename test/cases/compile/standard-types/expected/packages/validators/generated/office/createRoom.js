// Requests of createRoom. Generated: change the spec instead.
import { decodeFields, hasOnly, isBytesUpTo, isDecimalWithin, isObject, readerOf, standardOfDecoder } from "../runtime/office.js";

const stringCheck = (value) => typeof value === "string";
const integerCheck = (value) => Number.isInteger(value);
const patternCheck = /* @__PURE__ */ new RegExp("^-?(0|[1-9][0-9]*)(\\.[0-9]{1,2})?$", "u");
const decimalCheck = (value) => typeof value === "string" && patternCheck.test(value);
const pattern2Check = /* @__PURE__ */ new RegExp("^P(?!$)(?:[0-9]+W|(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+S)?)?)$", "u");
const durationCheck = (value) => typeof value === "string" && pattern2Check.test(value);
const pattern3Check = /* @__PURE__ */ new RegExp("^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$", "u");
const binaryCheck = (value) => typeof value === "string" && pattern3Check.test(value) && value.length <= 1368;
const pattern4Check = /* @__PURE__ */ new RegExp("^[0-9a-f-]+$", "u");
const pattern5Check = /* @__PURE__ */ new RegExp("^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$", "u");
const string2Check = (value) => typeof value === "string" && pattern4Check.test(value) && pattern5Check.test(value);
const pattern6Check = /* @__PURE__ */ new RegExp("^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$", "u");
const string3Check = (value) => typeof value === "string" && pattern6Check.test(value);
const valuesCheck = /* @__PURE__ */ new Set(["by", "teeth"]);
const enumCheck = (value) => value === "key" || value === "latchkey";
function keyOpenerShapeCheck(value) {
  return isObject(value)
    && (value.by === undefined || enumCheck(value.by))
    && value.by !== undefined
    && (value.teeth === undefined || integerCheck(value.teeth))
    && value.teeth !== undefined
    && hasOnly(value, valuesCheck);
}
const values2Check = /* @__PURE__ */ new Set(["by", "holder"]);
const enum2Check = (value) => value === "card";
function cardOpenerShapeCheck(value) {
  return isObject(value)
    && (value.by === undefined || enum2Check(value.by))
    && value.by !== undefined
    && (value.holder === undefined || stringCheck(value.holder))
    && hasOnly(value, values2Check);
}
const oneOfCheck = (value) => (keyOpenerShapeCheck(value)) || (cardOpenerShapeCheck(value));
const integer2Check = (value) => Number.isSafeInteger(value);
const decimal2Check = (value) => typeof value === "string" && patternCheck.test(value) && isDecimalWithin(value, "0", "9999.99");
const binary2Check = (value) => typeof value === "string" && pattern3Check.test(value) && value.length <= 1368 && isBytesUpTo(value, 1024);
const keyOpenerParts = {
  fields: [
    { name: "by", part: { kind: "leaf", is: enumCheck, expected: "one of key, latchkey" } },
    { name: "teeth", part: { kind: "leaf", is: integer2Check, expected: "a whole number" } },
  ],
};
const cardOpenerParts = {
  fields: [
    { name: "by", part: { kind: "leaf", is: enum2Check, expected: "one of card" } },
    { name: "holder", part: { kind: "leaf", is: stringCheck, expected: "text" }, optional: true },
  ],
};

export function validate(value) {
  return isObject(value)
    && (value.name === undefined || stringCheck(value.name))
    && (value.ro_name === undefined || stringCheck(value.ro_name))
    && (value.seats === undefined || integerCheck(value.seats))
    && (value.ro_seats === undefined || integerCheck(value.ro_seats))
    && (value.ro_rent === undefined || decimalCheck(value.ro_rent))
    && (value.ro_stay === undefined || durationCheck(value.ro_stay))
    && (value.ro_plan === undefined || binaryCheck(value.ro_plan))
    && (value.ro_code === undefined || string2Check(value.ro_code))
    && (value.ro_mail === undefined || string3Check(value.ro_mail))
    && (value.ro_opener === undefined || oneOfCheck(value.ro_opener))
    && (value.name !== undefined || value.ro_name !== undefined);
}

const bodyTable = {
  malformed: "malformed",
  missing: "missing",
  invalid: "invalid",
  fields: [
    { name: "name", names: ["name", "ro_name"], is: stringCheck, expected: "text", needed: true },
    { name: "seats", names: ["seats", "ro_seats"], is: integer2Check, expected: "a whole number" },
    {
      name: "ro_rent",
      names: ["ro_rent"],
      is: decimal2Check,
      expected: "a decimal number as text, such as \"12.50\", with up to 2 digits after the decimal point from 0 to 9999.99",
    },
    { name: "ro_stay", names: ["ro_stay"], is: durationCheck, expected: "a duration such as P1DT12H" },
    { name: "ro_plan", names: ["ro_plan"], is: binary2Check, expected: "bytes in base64, up to 1024 of them" },
    { name: "ro_code", names: ["ro_code"], is: string2Check, expected: "a UUID that matches ^[0-9a-f-]+$" },
    { name: "ro_mail", names: ["ro_mail"], is: string3Check, expected: "an email address" },
    {
      name: "ro_opener",
      names: ["ro_opener"],
      read: /* @__PURE__ */ readerOf({
        kind: "tagged",
        tag: "by",
        shapes: [["key", () => keyOpenerParts], ["latchkey", () => keyOpenerParts], ["card", () => cardOpenerParts]],
        expected: "an object whose “by” identifies its shape",
      }),
      expected: "an object whose “by” identifies its shape",
    },
  ],
  names: ["name", "ro_name", "seats", "ro_seats", "ro_rent", "ro_stay", "ro_plan", "ro_code", "ro_mail", "ro_opener"],
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
