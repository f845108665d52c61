import { isNamed, isOfType } from "../http/headers.js";
import { compareVerdicts, headerOf, upstreamBroke } from "../http/verdicts.js";
import { decoded, jsonOf } from "./carry-out.js";
import { ServiceError } from "./error.js";
import { keysIn, parametersIn } from "./query.js";
import { compatible, methodsAt, operationAt, operationsOf, otherMethod } from "./routes.js";
import { misfits } from "./shapes.js";

/**
 * @typedef {import("./types.js").Service} Service @typedef {import("./types.js").Operation} Operation @typedef {import("./types.js").ContractOptions} Options
 * @typedef {import("../http/contract.js").ContractRequest} Request @typedef {import("../http/contract.js").ContractAnswer} Answer @typedef {import("../http/contract.js").Violation} Violation
 */

/** Where nobody's handler is asked. */
const nobody = async () => undefined;

/**
 * Holds requests and answers against a service's contract, as far as they say by themselves: not whose key it is, or what is stored.
 * @param {Service} service @param {Options} options @returns {import("../http/contract.js").Contract}
 */
export function contractOf(service, options) {
  const handlers = Object.fromEntries(Object.entries(service.resources).map(([name, { operations }]) => [name, Object.fromEntries(Object.keys(operations).map((word) => [word, nobody]))]));
  const operations = operationsOf(service, handlers);
  return async (request) => {
    const query = Object.groupBy(new URLSearchParams(request.query), ([name]) => name);
    const parameters = Object.fromEntries(Object.entries(query).map(([name, all = []]) => [name, all.length === 1 ? all[0][1] : all.map(([, value]) => value)]));
    const found = caught(() => find(operations, options, request, parameters));
    if (found.code === undefined && found.value === undefined) return { name: "description", described: false, violations: [], checkAnswer: () => [] };
    const { operation, id } = found.value ?? { operation: undefined, id: "" };
    const code = found.code ?? caught(() => check(service, options, /** @type {Operation} */ (operation), id, request, parameters)).code;
    const name = operation?.name ?? `${request.method} ${request.path.split("/", 2).join("/")}`;
    return { name, described: true, violations: code === undefined ? [] : [{ by: "client", rule: code, detail: name }], checkAnswer: (answer) => judge(service, operation, code, request, answer) };
  };
}

/** @template T @param {() => T} work @returns {{ readonly value?: T, readonly code?: string }} */
function caught(work) {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code };
    throw error;
  }
}

/** Undefined where it asks for the service's description. @param {readonly Operation[]} operations @param {Options} options @param {Request} request @param {Record<string, string | string[]>} query */
function find(operations, options, { method, path }, query) {
  if (path === "" || path === "/") {
    const asked = compatible(options, operations, { method, query });
    if (asked !== undefined) return asked;
  }
  if (options.documentAt.includes(path) && (method === "GET" || method === "HEAD")) return undefined;
  const found = operationAt(operations, method === "HEAD" ? "GET" : method, path);
  if (found !== undefined) return found;
  const methods = methodsAt(operations, path);
  throw methods.length === 0 ? new ServiceError(options.refusals.pathUnknown) : otherMethod(options, methods);
}

/** @param {Service} service @param {Options} options @param {Operation} operation @param {string} id @param {Request} request @param {Record<string, string | string[]>} given */
function check(service, { refusals }, operation, id, request, given) {
  const { conflict, values } = parametersIn(given);
  const keys = keysIn(service.keys, request.rawHeaders, given);
  if (keys.length === 0) throw new ServiceError(refusals.noKey);
  if (keys.length > 1 || conflict) throw new ServiceError(service.invalid);
  if (operation.tenant === "required" && !values[service.tenant.name]) throw new ServiceError(service.tenant.missing);
  const json = operation.body && jsonOf(service, refusals, request);
  if (operation.parameters) decoded(operation.parameters, operation.id === undefined ? values : { ...values, [operation.id]: id });
  if (operation.body) decoded(operation.body, json);
}

/** @param {Service} service @param {Operation | undefined} operation @param {string | undefined} here @param {Request} request @param {Answer} answer @returns {readonly Violation[]} */
function judge(service, operation, here, request, { status, headers, body }) {
  if (status >= 300 && status < 400) return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`)];
  if (body === undefined || request.method === "HEAD") return [];
  const type = headerOf(headers, "content-type");
  const isProblem = isNamed(type, "application/problem+json") && isNamed(headerOf(request.headers, "accept"), "application/problem+json");
  if (!isProblem && !isOfType(type || "none", service.mediaType)) return [upstreamBroke("other-media-type", `HTTP ${status}: ${type.split(";", 1)[0] || "none"}`)];
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(body);
  } catch {
    return [upstreamBroke("not-json", `HTTP ${status}`)];
  }
  if (status >= 400) return judgeError(service, here, status, isProblem ? /** @type {any} */ (value) : inEnvelope(service, value));
  const wrong = operation === undefined ? [] : [
    ...(status === operation.status ? [] : [upstreamBroke("other-status", `HTTP ${status}, not ${operation.status}`)]),
    ...misfits(operation.answer ?? "any", value, service.shapes?.[operation.collection] ?? {}).map((one) => upstreamBroke("other-shape", one)),
  ];
  return [...wrong, ...compareVerdicts(here, undefined, () => false)];
}

/** @param {Service} service @param {unknown} value @returns {{ readonly code?: unknown, readonly message?: unknown } | undefined} */
function inEnvelope({ envelope }, value) {
  const inner = envelope === "" ? value : /** @type {any} */ (value)?.[envelope];
  return typeof inner?.message === "string" ? inner : undefined;
}

/** @param {Service} service @param {string | undefined} here @param {number} status @param {{ readonly code?: unknown } | undefined} error @returns {readonly Violation[]} */
function judgeError({ errors }, here, status, error) {
  const code = error?.code;
  if (typeof code !== "string") return [upstreamBroke("other-error-shape", `HTTP ${status}`)];
  const known = Object.hasOwn(errors, code) ? errors[code] : undefined;
  const wrong = known === undefined ? [upstreamBroke("unknown-code", code)] : known[0] === status ? [] : [upstreamBroke("other-status", `${code}: HTTP ${status}, not ${known[0]}`)];
  return [...wrong, ...compareVerdicts(here, code, (one) => errors[one]?.[0] === 400)];
}
