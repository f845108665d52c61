// Requests of createRoom. Generated: change the spec instead.
import { decodeFields, isObject, standardOfDecoder } from "../runtime/office.js";

const stringCheck = (value) => typeof value === "string";
const integerCheck = (value) => Number.isInteger(value);
const enumCheck = (value) => value === "on" || value === "off";
const enum2Check = (value) => value === "open" || value === "shut" || (typeof value === "string");
const enum3Check = (value) => value === "first" || value === "second" || (typeof value === "string");
const integer2Check = (value) => Number.isSafeInteger(value);

export function validate(value) {
  return isObject(value)
    && (value.name === undefined || stringCheck(value.name))
    && (value.ro_name === undefined || stringCheck(value.ro_name))
    && (value.seats === undefined || integerCheck(value.seats))
    && (value.ro_seats === undefined || integerCheck(value.ro_seats))
    && (value.light === undefined || enumCheck(value.light))
    && (value.ro_light === undefined || enumCheck(value.ro_light))
    && (value.door === undefined || enum2Check(value.door))
    && (value.ro_door === undefined || enum2Check(value.ro_door))
    && (value.floor === undefined || enum3Check(value.floor))
    && (value.ro_floor === undefined || enum3Check(value.ro_floor))
    && (value.code === undefined || stringCheck(value.code))
    && (value.ro_code === undefined || stringCheck(value.ro_code))
    && (value.guest === undefined || stringCheck(value.guest))
    && (value.ro_guest === undefined || stringCheck(value.ro_guest))
    && (value.name !== undefined || value.ro_name !== undefined);
}

const bodyTable = {
  malformed: "malformed",
  missing: "missing",
  invalid: "invalid",
  fields: [
    { name: "name", names: ["name", "ro_name"], is: stringCheck, expected: "text", needed: true },
    { name: "seats", names: ["seats", "ro_seats"], is: integer2Check, expected: "a whole number" },
    { name: "light", names: ["light", "ro_light"], is: enumCheck, expected: "one of on, off" },
    { name: "door", names: ["door", "ro_door"], is: enum2Check, expected: "one of open, shut, or another text" },
    { name: "floor", names: ["floor", "ro_floor"], is: enum3Check, expected: "one of first, second, or another text" },
    { name: "code", names: ["code", "ro_code"], is: stringCheck, expected: "text", secret: true },
    { name: "guest", names: ["guest", "ro_guest"], is: stringCheck, expected: "text", secret: true },
  ],
  names: [
    "name", "ro_name", "seats", "ro_seats", "light", "ro_light", "door", "ro_door", "floor", "ro_floor", "code", "ro_code", "guest",
    "ro_guest",
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
