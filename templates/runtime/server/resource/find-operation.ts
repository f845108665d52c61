import { byId, compatible } from "./compatible.js";
import { ServiceError } from "./error.js";
import { methodNotAllowed } from "./method-not-allowed.js";
import type { Found, Operation } from "./operations.js";
import type { ContractOptions } from "./options.js";
import type { QueryStrings } from "./query-string.js";
import { selectedOf, type Router, type SelectingParts } from "./routes.js";
import type { Service } from "./service.js";

/** The parts of a request that determine its operation. */
export interface AskedPath {
  readonly method: string;
  /** The path below the service's base. */
  readonly path: string;
  readonly headers: SelectingParts["headers"];
}

/** Finds the operation of a request. Returns undefined for a request of the service's OpenAPI document. */
export function findOperation<O extends Operation>(
  { refusals }: Service,
  operations: readonly O[],
  router: Router<O>,
  { compatibility, documentAt = [] }: ContractOptions,
  { method, path, headers }: AskedPath,
  query: QueryStrings,
): Found<O> | undefined {
  if (path === "" || path === "/") {
    const found = compatible(compatibility, refusals, operations, { method, query });
    if (found !== undefined) return found;
  }
  if (documentAt.includes(path) && (method === "GET" || method === "HEAD")) return undefined;
  const all = router(path);
  const hasOwn = all.some(({ operation }) => operation.method === method);
  const ofMethod = all.filter(({ operation }) => operation.method === (method === "HEAD" && !hasOwn ? "GET" : method));
  const found = selectedOf(ofMethod, { headers, query }, (one) => one.path);
  if (found !== undefined)
    return byId(compatibility, operations, { operation: found.operation, path: found.path }, query);
  if (all.length === 0 || ofMethod.length > 0) throw new ServiceError(refusals.pathUnknown);
  throw methodNotAllowed(
    refusals,
    all.map(({ operation }) => operation.method),
  );
}

/** Parses a query string. Repeated names become lists. */
export function queryOf(query: string): QueryStrings {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, oneOrMany(parameters.getAll(name))]));
}

function oneOrMany(values: readonly string[]): string | readonly string[] {
  return values.length === 1 && values[0] !== undefined ? values[0] : values;
}
