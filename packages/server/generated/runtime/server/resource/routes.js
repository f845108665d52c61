import { ServiceError } from "./error.js";
import { parametersIn } from "./query.js";

/** @typedef {import("./types.js").Operation} Operation @typedef {import("./types.js").Service} Service @typedef {import("./types.js").Options} Options */

/** All operations of a service, with the functions that do their work. @param {Service} service @param {import("./types.js").Handlers} handlers @returns {readonly Operation[]} */
export function operationsOf({ resources }, handlers) {
  return Object.entries(resources).flatMap(([collection, { object, operations }]) =>
    Object.entries(operations).map(([name, { current, ...operation }]) => {
      const own = handlers[collection];
      return { ...operation, collection, name: `${collection}.${name}`, word: name, object, handle: own[name], ...(current && { current: own[current] }) };
    }),
  );
}

/** A path for Fastify, whose ids are called `id`, `id2`, … @param {string} path */
export function routeOf(path) {
  let count = 0;
  return path.replaceAll(":", "::").replace(/\{[^{}]+\}/g, () => `:id${++count === 1 ? "" : count}`);
}

/** The methods that a path takes. @param {readonly Operation[]} operations @param {string} path below the base */
export function methodsAt(operations, path) {
  return operations.flatMap(({ method, paths }) => (paths.some((one) => patternOf(one).test(path)) ? [method] : []));
}

/** The operation of a method at a path, with its id as it was sent; undefined where there is none. @param {readonly Operation[]} operations @param {string} method @param {string} path below the base */
export function operationAt(operations, method, path) {
  for (const operation of operations.filter((one) => one.method === method)) {
    const match = operation.paths.map((one) => patternOf(one).exec(path)).find((one) => one !== null);
    if (match) return { operation, id: idIn(match[1]) };
  }
  return undefined;
}

/** @param {string} [text] */
function idIn(text = "") {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} path */
function patternOf(path) {
  return new RegExp(`^${path.split(/\{[^{}]+\}/).map((text) => text.replace(/[^\w/-]/g, "\\$&")).join("([^/]+)")}$`);
}

/** That a path does not take a method. @param {Pick<Options, "refusals">} options @param {readonly string[]} methods those that it takes */
export function otherMethod({ refusals }, methods) {
  const allowed = [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
  return new ServiceError(refusals.methodNotAllowed, { headers: { allow: allowed.join(", ") } });
}

/**
 * The operation that a request of the compatibility form asks for, with its id; undefined where it is no such request.
 * @param {Pick<Options, "refusals" | "compatibility">} options @param {readonly Operation[]} operations @param {{ readonly method: string, readonly query: unknown }} request
 */
export function compatible(options, operations, request) {
  const { compatibility, refusals } = options;
  const query = parametersIn(request.query).values;
  if (compatibility === undefined || (query[compatibility.object] === undefined && query[compatibility.action] === undefined)) return undefined;
  const word = Object.hasOwn(compatibility.operations, query[compatibility.action] ?? "") ? compatibility.operations[query[compatibility.action]] : undefined;
  const object = query[compatibility.object];
  const operation = operations.find((one) => one.word === word && one.object !== undefined && namesOf(one).includes(object));
  if (operation === undefined) throw new ServiceError(refusals.pathUnknown);
  const method = operation.method === "GET" ? "GET" : "POST";
  if (request.method !== method && !(request.method === "HEAD" && method === "GET")) throw otherMethod(options, [method]);
  return { operation, id: query[compatibility.id] ?? "" };
}

/** What the compatibility form calls an object: its name, or a path of it. @param {Operation} operation */
function namesOf({ object, paths }) {
  return [object, ...paths.map((path) => path.split("/")[1])];
}
