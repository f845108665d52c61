import { comes } from "./asked.js";
import { isOf } from "./leaves.js";
import { callOf } from "./mock-call.js";
import { sample, sampleObject } from "./sample.js";
import { sum } from "./titles.js";

/**
 * @typedef {import("./types.js").Field} Field
 * @typedef {import("../types.js").Page} Page
 * @typedef {import("./mock-call.js").Call} Call
 * @typedef {{ readonly page: Page, readonly kind: string, readonly number: number }} Told a page of the request
 */

/** How many things a page has in a list of them. */
const perPage = 5;
/** What pages have differs from one to the next, until it is the same again. */
const different = 1000;

/**
 * What a module tells of pages. A limit is that of the first list that it tells: of each page where each has to have the list, and else
 * of all pages together.
 * @param {import("./mock-call.js").Mock} mock @returns {import("../context.js").Handler}
 */
export const mockPages = (mock) => (parameters, context) => {
  const call = callOf(mock, parameters, context);
  const fields = call.result.page ?? [];
  const counted = fields.find((field) => field.type.kind === "list" && comes(field, call.asked));
  const pages = context.pages.map((page) => ({ page, kind: kindOf(page, mock.results.pages?.kinds ?? []), number: (page.pageid ?? sum(page.title ?? "")) % different }));
  if (counted === undefined) return { items: pages.map((one) => [one.page, plainMembers(call, fields, one)]), limited: true };
  const having = pages.filter(({ kind }) => isOn(counted, kind));
  const { next, placesOf } = windowOf(call, counted, having.length);
  if (next !== undefined) context.continueWith(next, call.result.next?.parameter);
  return { items: pages.map((one) => [one.page, { ...plainMembers(call, fields.filter((field) => field !== counted), one), ...listed(call, counted, one, placesOf(having.indexOf(one))) }]), limited: true };
};

/** What is told at the beginning only. @param {Call} call @param {readonly Field[]} fields @param {Told} page */
function plainMembers({ start, spotOf }, fields, { kind, number }) {
  return start > 0 ? {} : sampleObject(fields, spotOf(number + 1, kind));
}

/** The list, or as much as this answer has of it. @param {Call} call @param {Field} counted @param {Told} page @param {readonly number[]} places in the page's own list */
function listed({ spotOf, isDownwards }, { name, type, optional, pages }, { kind, number }, places) {
  if (type.kind !== "list" || !isOn({ pages }, kind) || (optional && places.length === 0)) return {};
  return { [name]: places.map((place) => sample(type.items, name, spotOf(number * perPage + (isDownwards ? perPage - place : place + 1)))) };
}

/** Which of its things each page tells in this answer, and where the next goes on; without a limit, each the first one. @param {Call} call @param {Field} counted @param {number} pages */
function windowOf({ start, limit, valueAt }, { optional }, pages) {
  const total = optional ? pages * perPage : perPage;
  const end = Math.min(total, start + limit);
  /** @param {number} index of the page among those that have the list */
  const placesOf = (index) => {
    if (limit === Infinity) return [0];
    const first = optional ? index * perPage : 0;
    return Array.from({ length: perPage }, (_, place) => place).filter((place) => first + place >= start && first + place < end);
  };
  return { next: limit !== Infinity && end < total ? valueAt(end) : undefined, placesOf };
}

/** @param {Pick<Field, "pages">} field @param {string} kind */
function isOn({ pages }, kind) {
  return pages === undefined || pages.includes(kind);
}

/** The first kind that the page fits. @param {Page} page @param {readonly import("./types.js").PageKind[]} kinds */
function kindOf(page, kinds) {
  const fits = (/** @type {Field} */ { name, type, optional }) => (!Object.hasOwn(page, name) ? optional === true : type.kind === "union" || isOf(type, page[name]));
  return (kinds.find(({ fields }) => fields.every(fits)) ?? kinds[0])?.name ?? "";
}
