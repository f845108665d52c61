import type { Query } from "./context.js";
import type { DecodedRequest } from "./decoded-request.js";
import { Failure } from "./failure.js";
import { pathOf } from "./finding-messages.js";
import type { Handlers } from "./handlers.js";
import { messageText } from "./message-texts.js";
import { moduleOf } from "./modules.js";
import type { Table } from "./table.js";

/** The HTTP status of a request that asks what this server has no handler for. */
export const notImplemented = 501;

/** What no handler answers. */
export function missingOf(table: Table, handlers: Handlers) {
  return {
    modules: Object.keys(table.modules).filter((name) => handlers.modules?.[name] === undefined),
    generators: table.generators.filter((name) => handlers.generators?.[name] === undefined),
    pages: handlers.pages === undefined,
  };
}

/** Refuses a request for which a handler is missing, before anything runs. */
export function demandHandlers(request: DecodedRequest, { table, handlers }: Query) {
  const { generator, modules } = request;
  const missing = Object.keys(modules).filter((name) => handlers.modules?.[name] === undefined);
  if (generator !== undefined && handlers.generators?.[generator.name] === undefined)
    missing.push(`${table.generator[0]}=${generator.name}`);
  if (pageSetOf(request, table) !== undefined && handlers.pages === undefined) missing.push(table.pageSet);
  const [first] = missing;
  if (first === undefined) return;
  const text = messageText("apierror-nohandler", "This server has no handler for: $1.", { list: missing, type: "comma" });
  const module = Object.hasOwn(table.modules, first) ? pathOf(moduleOf(table, first)) : "query";
  throw new Failure({ ...text, code: "nohandler", module, data: { handlers: missing } }, notImplemented);
}

/** The parameters that name pages; undefined where the request names none. */
export function pageSetOf(request: DecodedRequest, { pageSet }: Table): object | undefined {
  const set = (request[pageSet] ?? {}) as object;
  return Object.values(set).some((values) => Array.isArray(values) && values.length > 0) ? set : undefined;
}
