import type { Query } from "./context.js";
import type { DecodedRequest } from "./decoded-request.js";
import { Failure } from "./failure.js";
import type { Handlers } from "./handlers.js";
import { moduleOf, pathOf } from "./modules.js";
import type { Table } from "./table.js";

/** The HTTP status of a request for which this server has no handler. */
export const notImplemented = 501;

const noHandler = { code: "nohandler", key: "apierror-nohandler", text: "This server has no handler for: $1." };

export function missingOf(table: Table, handlers: Handlers) {
  return {
    modules: Object.keys(table.modules).filter((name) => handlers.modules?.[name] === undefined),
    generators: table.generators.filter((name) => handlers.generators?.[name] === undefined),
    pages: handlers.pages === undefined,
  };
}

/** Rejects a request for which a handler is missing, before any handler runs. */
export function demandHandlers(request: DecodedRequest, { table, handlers, root }: Query) {
  const { generator, modules } = request;
  const missing = Object.keys(modules).filter((name) => handlers.modules?.[name] === undefined);
  if (generator !== undefined && handlers.generators?.[generator.name] === undefined)
    missing.push(`${table.generator[0]}=${generator.name}`);
  if (pageSetOf(request, table) !== undefined && handlers.pages === undefined) missing.push(table.pageSet);
  const [first] = missing;
  if (first === undefined) return;
  const module = Object.hasOwn(table.modules, first) ? pathOf(moduleOf(table, first)) : root;
  throw new Failure(
    { ...noHandler, parameters: [{ list: missing, type: "comma" }], module, data: { handlers: missing } },
    notImplemented,
  );
}

/** Returns the parameters that name pages, or undefined if the request names none. */
export function pageSetOf(request: DecodedRequest, { pageSet, pageParameters }: Table): object | undefined {
  const set = (request[pageSet] ?? {}) as Readonly<Record<string, unknown>>;
  const isNamed = (name: string): boolean =>
    Object.hasOwn(set, name) && set[name] !== undefined && [set[name]].flat().length > 0;
  return pageParameters.some(isNamed) ? set : undefined;
}
