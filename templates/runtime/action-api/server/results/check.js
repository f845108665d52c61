import { askedOf } from "./asked.js";
import { checkMembers } from "./members.js";
import { partOf } from "./parts.js";
import { below, finding, isObject } from "./place.js";

/**
 * @typedef {import("./types.js").ResultTable} ResultTable
 * @typedef {import("./types.js").AnswerFinding} AnswerFinding
 * @typedef {import("./types.js").Field} Field
 * @typedef {import("./types.js").PageKind} PageKind
 * @typedef {import("./members.js").Member} Member
 * @typedef {import("./place.js").Place} Place
 * @typedef {(fields: readonly Field[], location: "body" | "results" | "page") => readonly Member[]} Gather those of no module, and what the modules of the request add
 */

/** The members of a body of which one means that the request failed. */
const errors = ["error", "errors"];
const goesOn = "continue";

/**
 * What is wrong with the body of an answer in version 2 of the format; nothing where it is what the request asks for. Where nobody knows
 * what one of the modules answers, nothing is wrong.
 * @param {ResultTable} results @param {import("../types.js").DecodedRequest & Record<string, any>} request @param {unknown} body
 * @returns {readonly AnswerFinding[]}
 */
export function checkAnswer(results, request, body) {
  const { own, uses } = askedOf(results, request);
  /** @type {Place} */
  const place = { results, pointer: "", module: undefined, asked: own };
  if (!isObject(body)) return [finding(place, "an object", body)];
  if (uses.some(({ result }) => result === undefined)) return [];
  const isPartial = own.parameters[goesOn] !== undefined || errors.some((name) => Object.hasOwn(body, name));
  /** @type {Gather} */
  const gather = (fields, location) => [
    ...fields.map((field) => ({ field, asked: own, module: undefined, optional: field.optional === true })),
    ...uses.flatMap((use) => partOf(use, location).map((field) => ({ field, asked: use.asked, module: use.module, optional: isPartial || field.optional === true }))),
  ];
  const { [results.member]: found = {}, ...others } = body;
  return [...checkMembers(others, gather(results.body, "body"), place), ...checkResults(found, gather, below(place, results.member))];
}

/** @param {unknown} found @param {Gather} gather @param {Place} place */
function checkResults(found, gather, place) {
  if (!isObject(found)) return [finding(place, "an object", found)];
  const { fields, pages } = place.results;
  if (pages === undefined || !place.asked.pages.some) return checkMembers(found, gather(fields, "results"), place);
  const { [pages.member]: list = [], ...others } = found;
  return [...checkMembers(others, gather(fields, "results"), place), ...checkPages(list, pages.kinds, gather, below(place, pages.member))];
}

/** @param {unknown} list @param {readonly PageKind[]} kinds @param {Gather} gather @param {Place} place */
function checkPages(list, kinds, gather, place) {
  if (!Array.isArray(list)) return [finding(place, "a list", list)];
  const byKind = kinds.map((kind) => gather(kind.fields, "page").filter(({ field: { pages } }) => pages === undefined || pages.includes(kind.name)));
  return list.flatMap((page, index) => checkPage(page, byKind, below(place, index)));
}

/** A page is of the kind that it fits best. @param {unknown} page @param {readonly (readonly Member[])[]} byKind @param {Place} place */
function checkPage(page, byKind, place) {
  if (!isObject(page)) return [finding(place, "an object", page)];
  const tried = byKind.map((members) => checkMembers(page, members, place));
  return tried.reduce((best, one) => (one.length < best.length ? one : best));
}
