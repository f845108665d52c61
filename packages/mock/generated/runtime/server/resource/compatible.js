import { ServiceError } from "./error.js";
import { methodNotAllowed } from "./method-not-allowed.js";
import { parametersIn, textOf } from "./query-string.js";
/**
 * The operation that a request of the compatibility form asks for, with its id; undefined where it is no such request.
 */
export function compatible(compatibility, refusals, operations, request) {
    if (compatibility === undefined)
        return undefined;
    const query = parametersIn(request.query).values;
    const [object, action] = [textOf(query, compatibility.object), textOf(query, compatibility.action)];
    if (object === undefined && action === undefined)
        return undefined;
    const name = action !== undefined && Object.hasOwn(compatibility.operations, action)
        ? compatibility.operations[action]
        : undefined;
    const operation = operations.find((one) => one.shortName === name && one.object !== undefined && objectNames(one).includes(object));
    if (operation === undefined)
        throw new ServiceError(refusals.pathUnknown);
    const method = operation.method === "GET" ? "GET" : "POST";
    if (request.method !== method && !(request.method === "HEAD" && method === "GET"))
        throw methodNotAllowed(refusals, [method]);
    return {
        operation,
        path: operation.id === undefined ? {} : { [operation.id]: textOf(query, compatibility.id) ?? "" },
    };
}
/**
 * An older form of reading one object: a list that is asked with an id means the operation that reads the object with
 * it.
 */
export function byId(compatibility, operations, found, query) {
    const { operation } = found;
    if (compatibility === undefined ||
        operation.object === undefined ||
        operation.shortName !== compatibility.operations["list"])
        return found;
    const id = textOf(parametersIn(query).values, compatibility.id);
    const { collection } = operation;
    const reader = operations.find((one) => one.collection === collection && one.shortName === compatibility.operations["get"]);
    return id === undefined || reader?.id === undefined
        ? found
        : { operation: reader, path: { ...found.path, [reader.id]: id } };
}
/** What the compatibility form calls an object: its name, or a path of it. */
function objectNames({ object, paths }) {
    return [object, ...paths.map((path) => path.split("/")[1])];
}
