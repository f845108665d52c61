import { Failure } from "./failure.js";
import { pathOf } from "./findings.js";

/**
 * @typedef {import("./types.js").Table} Table
 * @typedef {import("./types.js").Caller} Caller
 * @typedef {import("./types.js").Message} Message
 * @typedef {import("./types.js").Page} Page
 * @typedef {import("./types.js").Context} Context
 * @typedef {import("./types.js").Options} Options
 * @typedef {(parameters: any, context: Context) => any} Handler
 * @typedef {{ readonly modules?: Readonly<Record<string, Handler | undefined>>, readonly generators?: Readonly<Record<string, Handler | undefined>>, readonly pages?: Handler }} Handlers
 * @typedef {{ readonly name: string, readonly parameters: Readonly<Record<string, unknown>> }} Use a module, and its part of the request
 * @typedef {object} Decoded a request as its reader has it; beside these, the sets of parameters that belong to no module
 * @property {Use} [generator]
 * @property {Readonly<Record<string, Readonly<Record<string, unknown>>>>} modules
 * @typedef {object} Query what is known of a request while it is answered
 * @property {Table} table
 * @property {Handlers} handlers
 * @property {Options} options
 * @property {ReadonlyMap<string, string>} given
 * @property {Caller} caller
 * @property {boolean} high whether the caller may have more
 * @property {Message[]} warnings
 * @property {"1" | "2"} version
 */

/**
 * What a handler is told beside its parameters, and what it can say beside its answer.
 * @param {Query} query
 * @param {object} part
 * @param {Decoded} part.request the whole of it
 * @param {string} [part.name] the module; undefined where the pages of the request are looked for
 * @param {boolean} [part.generator]
 * @param {readonly Page[]} part.pages
 * @param {Record<string, string>} part.next where the parameters go with which the module goes on
 * @returns {Context}
 */
export function contextOf({ table, caller, warnings }, { request, name, generator = false, pages, next }) {
  const module = name === undefined ? undefined : table.modules[name];
  const path = module === undefined ? "query" : pathOf(module);
  const start = `${generator ? table.generator[1] : ""}${module?.prefix ?? ""}`;
  return {
    request,
    caller,
    generator,
    pages,
    continueWith: (value, parameter = "continue") => void (next[start + parameter] = [value].flat().join(table.separators[0])),
    warn: (code, told) => void warnings.push({ ...told, code, module: path }),
    fail: (code, told, status) => {
      throw new Failure({ ...told, code, module: path }, status);
    },
  };
}
