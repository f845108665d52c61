import { comes } from "./asked.js";
import { isOf } from "./leaves.js";
import { below, finding, isObject } from "./place.js";
import { circumstances, typeText } from "./words.js";

/**
 * @typedef {import("./types.js").AnswerFinding} AnswerFinding
 * @typedef {import("./types.js").Field} Field
 * @typedef {import("./types.js").Type} Type
 * @typedef {import("./place.js").Place} Place
 * @typedef {object} Member a field, as one module adds it
 * @property {Field} field
 * @property {import("./asked.js").Asked} asked
 * @property {string | undefined} module
 * @property {boolean} optional
 */

/**
 * What is wrong with an object that has these members and no others.
 * @param {Readonly<Record<string, unknown>>} value @param {readonly Member[]} members @param {Place} place
 * @returns {readonly AnswerFinding[]}
 */
export function checkMembers(value, members, place) {
  const byName = Map.groupBy(members, ({ field }) => field.name);
  const found = Object.entries(value).flatMap(([name, inner]) => {
    const all = byName.get(name) ?? [];
    const coming = all.filter(({ field, asked }) => comes(field, asked));
    if (coming.length > 0) return checkMember(inner, coming, below(place, name));
    return [unasked(inner, all, below(place, name))];
  });
  const isThere = (/** @type {string} */ name) => Object.hasOwn(value, name);
  const missing = members.filter(({ field, asked, optional }) => !optional && ![field.name, ...(field.substitutes ?? [])].some(isThere) && comes(field, asked));
  return [...found, ...missing.map(({ field, module = place.module }) => finding({ ...below(place, field.name), module }, typeText(field.type), undefined, reason(field)))];
}

/** A member that should not be there. @param {unknown} value @param {readonly Member[]} members those of its name @param {Place} place */
function unasked(value, [first], place) {
  return finding({ ...place, module: first?.module ?? place.module }, "nothing", value, first === undefined ? "not described" : reason(first.field));
}

/** @param {Field} field */
function reason(field) {
  const text = circumstances(field);
  return text === undefined ? undefined : `comes ${text}`;
}

/** Where several modules add a member of one name, it may be any one's. @param {unknown} value @param {readonly Member[]} members @param {Place} place */
function checkMember(value, members, place) {
  const tried = members.map(({ field, asked, module = place.module }) => (value === null && field.nullable ? [] : checkType(field.type, value, { ...place, asked, module })));
  return tried.find((findings) => findings.length === 0) ?? tried[0];
}

/** @param {Type} type @param {unknown} value @param {Place} place @returns {readonly AnswerFinding[]} */
function checkType(type, value, place) {
  const wrong = [finding(place, typeText(type), value)];
  switch (type.kind) {
    case "list":
      return Array.isArray(value) ? value.flatMap((item, index) => checkType(type.items, item, below(place, index))) : wrong;
    case "map":
      return type.emptyList && isEmptyList(value) ? [] : isObject(value) ? Object.entries(value).flatMap(([key, inner]) => checkType(type.values, inner, below(place, key))) : wrong;
    case "object":
      return checkObject(type, value, place);
    case "shape":
      return checkObject(place.results.shapes[type.shape], value, place);
    case "union":
      return type.members.some((member) => checkType(member, value, place).length === 0) ? [] : wrong;
    default:
      return isOf(type, value) ? [] : wrong;
  }
}

/** @param {import("./types.js").Shape} shape @param {unknown} given @param {Place} place */
function checkObject({ fields, emptyList }, given, place) {
  const value = emptyList && isEmptyList(given) ? {} : given;
  if (!isObject(value)) return [finding(place, "an object", value)];
  const { asked, module } = place;
  return checkMembers(value, fields.map((field) => ({ field, asked, module, optional: field.optional === true })), place);
}

/** @param {unknown} value */
function isEmptyList(value) {
  return Array.isArray(value) && value.length === 0;
}
