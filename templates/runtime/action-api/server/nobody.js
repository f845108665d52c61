import { Failure } from "./failure.js";
import { pathOf } from "./findings.js";
import { say } from "./words.js";

/** @typedef {import("./context.js").Handlers} Handlers @typedef {import("./types.js").Table} Table */

/** The HTTP status of a request that asks what this server has nobody for. */
export const notImplemented = 501;

/** What no handler answers. @param {Table} table @param {Handlers} handlers */
export function missingOf(table, handlers) {
  return {
    modules: Object.keys(table.modules).filter((name) => handlers.modules?.[name] === undefined),
    generators: table.generators.filter((name) => handlers.generators?.[name] === undefined),
    pages: handlers.pages === undefined,
  };
}

/** Said before anything runs. @param {import("./context.js").Decoded & Record<string, any>} decoded @param {import("./context.js").Query} query */
export function demandHandlers(decoded, { table, handlers }) {
  const { generator, modules } = decoded;
  const missing = Object.keys(modules).filter((name) => handlers.modules?.[name] === undefined);
  if (generator !== undefined && handlers.generators?.[generator.name] === undefined) missing.push(`${table.generator[0]}=${generator.name}`);
  if (namesPages(decoded[table.pageSet]) && handlers.pages === undefined) missing.push(table.pageSet);
  if (missing.length === 0) return;
  const told = say("apierror-nohandler", "This server has no handler for: $1.", { list: missing, type: "comma" });
  const module = Object.hasOwn(table.modules, missing[0]) ? pathOf(table.modules[missing[0]]) : "query";
  throw new Failure({ ...told, code: "nohandler", module, data: { handlers: missing } }, notImplemented);
}

/** @param {Readonly<Record<string, unknown>> | undefined} set */
export function namesPages(set = {}) {
  return Object.values(set).some((values) => Array.isArray(values) && values.length > 0);
}
