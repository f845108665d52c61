import { ServiceError } from "./error.js";
import { methodNotAllowed } from "./method-not-allowed.js";
import type { Found, Operation } from "./operations.js";
import type { Compatibility } from "./options.js";
import { parametersIn, textOf } from "./query-string.js";
import type { Refusals } from "./refusals.js";

/** Returns the operation and the id of a request in the compatibility form, or undefined for any other request. */
export function compatible<O extends Operation>(
  compatibility: Compatibility | undefined,
  refusals: Refusals,
  operations: readonly O[],
  request: { readonly method: string; readonly query: unknown },
): Found<O> | undefined {
  if (compatibility === undefined) return undefined;
  const query = parametersIn(request.query).values;
  const [object, action] = [textOf(query, compatibility.object), textOf(query, compatibility.action)];
  if (object === undefined && action === undefined) return undefined;
  const name =
    action !== undefined && Object.hasOwn(compatibility.operations, action)
      ? compatibility.operations[action]
      : undefined;
  const operation = operations.find(
    (one) => one.shortName === name && one.object !== undefined && objectNames(one).includes(object),
  );
  if (operation === undefined) throw new ServiceError(refusals.unknownPath);
  const method = operation.method === "GET" ? "GET" : "POST";
  if (request.method !== method && !(request.method === "HEAD" && method === "GET"))
    throw methodNotAllowed(refusals, [method]);
  return {
    operation,
    path: operation.id === undefined ? {} : { [operation.id]: textOf(query, compatibility.id) ?? "" },
  };
}

/** Supports a deprecated form of reading one object: listing with an id selects the operation that reads the object. */
export function byId<O extends Operation>(
  compatibility: Compatibility | undefined,
  operations: readonly O[],
  found: Found<O>,
  query: unknown,
): Found<O> {
  const { operation } = found;
  if (
    compatibility === undefined ||
    operation.object === undefined ||
    operation.shortName !== compatibility.operations["list"]
  )
    return found;
  const id = textOf(parametersIn(query).values, compatibility.id);
  const { collection } = operation;
  const reader = operations.find(
    (one) => one.collection === collection && one.shortName === compatibility.operations["get"],
  );
  return id === undefined || reader?.id === undefined
    ? found
    : { operation: reader, path: { ...found.path, [reader.id]: id } };
}

/** Returns the names of an object in the compatibility form: its own name and those in its paths. */
function objectNames({ object, paths }: Operation): readonly (string | undefined)[] {
  return [object, ...paths.map((path) => path.split("/")[1])];
}
