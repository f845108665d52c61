import { ServiceError } from "./error.js";
import type { Found, Operation } from "./operations.js";
import type { Options } from "./options.js";
import { parametersIn } from "./query-string.js";

/** A path for Fastify, whose ids are called `id`, `id2`, … */
export function routeOf(path: string): string {
  let count = 0;
  return path.replaceAll(":", "::").replace(/\{[^{}]+\}/g, () => `:id${++count === 1 ? "" : count}`);
}

/** The methods that a path takes. */
export function methodsAt(operations: readonly Operation[], path: string): readonly string[] {
  return operations.flatMap(({ method, paths }) => (paths.some((one) => patternOf(one).test(path)) ? [method] : []));
}

/** The operation of a method at a path below the base, with its id as it was sent; undefined where there is none. */
export function operationAt<O extends Operation>(operations: readonly O[], method: string, path: string): Found<O> | undefined {
  for (const operation of operations.filter((one) => one.method === method)) {
    const match = operation.paths.map((one) => patternOf(one).exec(path)).find((one) => one !== null);
    if (match) return { operation, id: decodedId(match[1] ?? "") };
  }
  return undefined;
}

function decodedId(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.split(/\{[^{}]+\}/).map((text) => text.replace(/[^\w/-]/g, "\\$&")).join("([^/]+)")}$`);
}

/** A path takes other methods than that of the request. */
export function methodNotAllowed({ refusals }: Pick<Options, "refusals">, methods: readonly string[]): ServiceError {
  const allowed = [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
  return new ServiceError(refusals.methodNotAllowed, { headers: { allow: allowed.join(", ") } });
}

/** The operation that a request of the compatibility form asks for, with its id; undefined where it is no such request. */
export function compatible<O extends Operation>(
  options: Pick<Options, "refusals" | "compatibility">,
  operations: readonly O[],
  request: { readonly method: string; readonly query: unknown },
): Found<O> | undefined {
  const { compatibility, refusals } = options;
  const query = parametersIn(request.query).values;
  if (compatibility === undefined) return undefined;
  const [object, action] = [query[compatibility.object], query[compatibility.action]];
  if (object === undefined && action === undefined) return undefined;
  const name = action !== undefined && Object.hasOwn(compatibility.operations, action) ? compatibility.operations[action] : undefined;
  const operation = operations.find((one) => one.shortName === name && one.object !== undefined && objectNames(one).includes(object));
  if (operation === undefined) throw new ServiceError(refusals.pathUnknown);
  const method = operation.method === "GET" ? "GET" : "POST";
  if (request.method !== method && !(request.method === "HEAD" && method === "GET")) throw methodNotAllowed(options, [method]);
  return { operation, id: query[compatibility.id] ?? "" };
}

/** What the compatibility form calls an object: its name, or a path of it. */
function objectNames({ object, paths }: Operation): readonly (string | undefined)[] {
  return [object, ...paths.map((path) => path.split("/")[1])];
}
