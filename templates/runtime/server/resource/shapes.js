/** @typedef {import("./types.js").ShapeTable} ShapeTable @typedef {import("./types.js").AnswerType} AnswerType */

/** How much is told of one value. */
const most = 20;

/**
 * Where a value is not of a type: the JSON Pointer of each place, and what is wanted there. Members of lists have `*` for their number.
 * @param {AnswerType} type @param {unknown} value @param {ShapeTable} shapes @returns {readonly string[]}
 */
export function misfits(type, value, shapes) {
  return [...new Set(within(type, value, shapes, ""))].slice(0, most);
}

/** @param {AnswerType} type @param {unknown} value @param {ShapeTable} shapes @param {string} at @returns {string[]} */
function within(type, value, shapes, at) {
  if (type === "any") return [];
  if (typeof type === "string") return isOf[type](value) ? [] : [`${at}: ${type} wanted`];
  if ("values" in type) return type.values.some((one) => one === value) ? [] : [`${at}: one of the listed values wanted`];
  if ("list" in type) return Array.isArray(value) ? value.flatMap((item) => within(type.list, item, shapes, `${at}/*`)) : [`${at}: list wanted`];
  if ("map" in type) return isObject(value) ? Object.values(value).flatMap((item) => within(type.map, item, shapes, `${at}/*`)) : [`${at}: object wanted`];
  if ("shape" in type) return ofShape(shapes[type.shape], value, shapes, at);
  const each = type.anyOf.map((one) => within(one, value, shapes, at));
  return each.some((wrong) => wrong.length === 0) ? [] : each.reduce((least, wrong) => (wrong.length < least.length ? wrong : least));
}

/** @param {ShapeTable[string]} shape @param {unknown} value @param {ShapeTable} shapes @param {string} at */
function ofShape({ fields, optional = [], open }, value, shapes, at) {
  if (!isObject(value)) return [`${at}: object wanted`];
  const there = (/** @type {string} */ name) => Object.hasOwn(value, name);
  const missing = Object.keys(fields).filter((name) => !there(name) && !optional.includes(name));
  const others = open ? [] : Object.keys(value).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...missing.map((name) => `${at}/${name}: missing`),
    ...others.map((name) => `${at}/${name}: not known`),
    ...Object.keys(fields).filter(there).flatMap((name) => within(fields[name], value[name], shapes, `${at}/${name}`)),
  ];
}

/** @type {Readonly<Record<Exclude<AnswerType & string, "any">, (value: unknown) => boolean>>} */
const isOf = {
  string: (value) => typeof value === "string",
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
};

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
