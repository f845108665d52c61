import { mockGenerator } from "./mock-generator.js";
import { mockItems } from "./mock-items.js";
import { mockPages } from "./mock-pages.js";
import { mockPageSet } from "./mock-page-set.js";
import { mockResults } from "./mock-results.js";

/**
 * @typedef {import("../types.js").Table} Table
 * @typedef {import("../context.js").Handlers} Handlers
 * @typedef {import("../context.js").Handler} Handler
 * @typedef {import("./types.js").ResultTable} ResultTable
 */

/** What makes each form of answer. */
const makers = { items: mockItems, pages: mockPages, results: mockResults, body: mockResults };

/**
 * The handlers, and for each module that has none but a result that somebody knows, one that makes examples up.
 * @param {Table} table @param {ResultTable} results @param {Handlers} handlers @returns {Handlers}
 */
export function mocked(table, results, handlers) {
  const known = Object.keys(table.modules).filter((name) => Object.hasOwn(results.modules, name));
  const modules = known.map((name) => [name, makers[table.forms[name]]({ table, results, name })]);
  const generators = known.filter((name) => table.generators.includes(name)).map((name) => [name, mockGenerator({ table, results, name })]);
  return {
    modules: { ...Object.fromEntries(modules), ...handlers.modules },
    generators: { ...Object.fromEntries(generators), ...handlers.generators },
    pages: handlers.pages ?? mockPageSet(results),
  };
}
