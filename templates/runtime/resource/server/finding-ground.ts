import { weakest, type GroundText } from "../../http/server/ground.js";
import { isOfType } from "./check-shape.js";
import type { AnswerType, BoundGround, FieldGrounds, Finding, InputGrounds, ShapeTable } from "./table.js";

/** The form of request values. Parameters, header fields and forms contain strings; other bodies contain JSON. */
export type InputForm = "texts" | "form" | "json";

/** Returns the ground of a finding about a value: that of the violated rule, type or bound. */
export function findingGround(
  { fields = {}, rules = {}, whole }: InputGrounds,
  { rule, path = [] }: Finding,
  value: unknown,
  form: InputForm,
  shapes: ShapeTable,
): GroundText | undefined {
  if (rule !== undefined) return Object.hasOwn(rules, rule) ? rules[rule] : undefined;
  if (whole !== undefined) return within(whole, path, value, form, shapes);
  const [name = "", ...inner] = path;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && within(field, inner, memberOf(value, name), form, shapes);
}

function within(
  field: FieldGrounds,
  path: readonly string[],
  value: unknown,
  form: InputForm,
  shapes: ShapeTable,
): GroundText | undefined {
  const { is = "any" } = field;
  if (path.length > 0) return weakest(...memberGrounds(is, path, shapes), field.type);
  if (value === undefined) return field.missing;
  if (value === "" && field.empty !== undefined) return field.empty;
  const readings = form === "json" ? [value] : [value, fromTexts(value)];
  const bound = field.bounds?.find((one) => readings.some((reading) => isBoundOf(one, reading)));
  return bound?.ground ?? field.type;
}

function isBoundOf({ is, longer }: BoundGround, value: unknown): boolean {
  return isOfType(is, value) && (longer === undefined || (typeof value === "string" && [...value].length > longer));
}

/** Returns the grounds of the members on a path inside a type, innermost first. */
function memberGrounds(
  type: AnswerType,
  path: readonly string[],
  shapes: ShapeTable,
): readonly (GroundText | undefined)[] {
  const [name, ...inner] = path;
  if (typeof type === "string" || name === undefined || "values" in type) return [];
  if ("list" in type) return memberGrounds(type.list, inner, shapes);
  if ("map" in type) return memberGrounds(type.map, inner, shapes);
  if ("anyOf" in type) return type.anyOf.flatMap((one) => memberGrounds(one, path, shapes));
  const shape = shapes[type.shape];
  const field = shape?.fields[name];
  return [...(field === undefined ? [] : memberGrounds(field, inner, shapes)), shape?.grounds?.[name], shape?.ground];
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

function fromTexts(value: unknown): unknown {
  return Array.isArray(value) ? value.map(fromText) : fromText(value);
}

/** Returns the number or boolean that a string represents, or else the string itself. */
function fromText(value: unknown): unknown {
  if (typeof value !== "string" || !/^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value)) return value;
  return JSON.parse(value.replace(/^(-?)0+(?=\d)/, "$1")) as unknown;
}
