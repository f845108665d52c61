import { Failure } from "../failure.js";
import { notImplemented } from "../nobody.js";
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
 * The handlers, and for each module that has none but a result that somebody knows, one that makes examples up. It also stands in where a
 * handler says that it has no answer.
 * @param {Table} table @param {ResultTable} results @param {Handlers} handlers @returns {Handlers}
 */
export function mocked(table, results, handlers) {
  const known = Object.keys(table.modules).filter((name) => Object.hasOwn(results.modules, name));
  /** @param {string} name */
  const mock = (name) => ({ table, results, name });
  const modules = known.map((name) => [name, standIn(handlers.modules?.[name], makers[table.forms[name]](mock(name)))]);
  const generators = known.filter((name) => table.generators.includes(name)).map((name) => [name, standIn(handlers.generators?.[name], mockGenerator(mock(name)))]);
  return {
    modules: { ...handlers.modules, ...Object.fromEntries(modules) },
    generators: { ...handlers.generators, ...Object.fromEntries(generators) },
    pages: handlers.pages ?? mockPageSet(results),
  };
}

/** @param {Handler | undefined} handler @param {Handler} made @returns {Handler} */
function standIn(handler, made) {
  if (handler === undefined) return made;
  return async (parameters, context) => {
    try {
      return await handler(parameters, context);
    } catch (error) {
      if (error instanceof Failure && error.status === notImplemented) return made(parameters, context);
      throw error;
    }
  };
}
