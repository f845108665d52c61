import type { CheckedRequest, Contract, ContractAnswer, ContractRequest, Violation } from "../http/contract.js";
import { isNamed, isOfType } from "../http/headers.js";
import { compareVerdicts, headerOf, upstreamBroke } from "../http/verdicts.js";
import { mismatches } from "./check-shape.js";
import { ServiceError } from "./error.js";
import { operationsOf, type Found, type Operation } from "./operations.js";
import type { ContractOptions } from "./options.js";
import { keysIn, parametersIn } from "./query-string.js";
import { compatible, methodNotAllowed, methodsAt, operationAt } from "./routes.js";
import { decoded, jsonOf } from "./run-operation.js";
import type { ResourceTable } from "./table.js";

type Query = Readonly<Record<string, string | readonly string[]>>;

/** Compares requests and answers with a service's contract, as far as they show by themselves: not whose key it is, or what is stored. */
export function contractOf(service: ResourceTable, options: ContractOptions): Contract {
  const operations = operationsOf(service);
  return async (request) => {
    const query = queryOf(request);
    const found = caught(() => find(operations, options, request, query));
    if ("value" in found && found.value === undefined) return notDescribed;
    const code = "code" in found ? found.code : refusalOf(service, options, found.value, request, query);
    const operation = "code" in found ? undefined : found.value?.operation;
    const name = operation?.name ?? `${request.method} ${request.path.split("/", 2).join("/")}`;
    return {
      name,
      described: true,
      violations: code === undefined ? [] : [{ by: "client", rule: code, detail: name }],
      checkAnswer: (answer) => checkAnswer(service, operation, code, request, answer),
    };
  };
}

const notDescribed: CheckedRequest = { name: "description", described: false, violations: [], checkAnswer: () => [] };

/** Several values of one name are a list. */
function queryOf({ query }: ContractRequest): Query {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, oneOrMany(parameters.getAll(name))]));
}

function oneOrMany(values: readonly string[]): string | readonly string[] {
  return values.length === 1 && values[0] !== undefined ? values[0] : values;
}

function caught<T>(work: () => T): { readonly value: T } | { readonly code: string } {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code };
    throw error;
  }
}

/** Undefined where it asks for the service's description. */
function find(
  operations: readonly Operation[],
  options: ContractOptions,
  request: ContractRequest,
  query: Query,
): Found<Operation> | undefined {
  const { method, path } = request;
  if (path === "" || path === "/") {
    const found = compatible(options, operations, { method, query });
    if (found !== undefined) return found;
  }
  if (options.documentAt.includes(path) && (method === "GET" || method === "HEAD")) return undefined;
  const found = operationAt(operations, method === "HEAD" ? "GET" : method, path);
  if (found !== undefined) return found;
  const methods = methodsAt(operations, path);
  throw methods.length === 0 ? new ServiceError(options.refusals.pathUnknown) : methodNotAllowed(options, methods);
}

/** The code with which the request is refused; undefined where it is not. */
function refusalOf(
  service: ResourceTable,
  options: ContractOptions,
  found: Found<Operation> | undefined,
  request: ContractRequest,
  query: Query,
): string | undefined {
  const checked = caught(() => found && checkRequest(service, options, found, request, query));
  return "code" in checked ? checked.code : undefined;
}

function checkRequest(
  service: ResourceTable,
  { refusals }: ContractOptions,
  { operation, id }: Found<Operation>,
  request: ContractRequest,
  query: Query,
): void {
  const { conflict, values } = parametersIn(query);
  const keys = keysIn(service.keys, request.rawHeaders, query);
  if (keys.length === 0) throw new ServiceError(refusals.noKey);
  if (keys.length > 1 || conflict) throw new ServiceError(service.invalid);
  if (operation.tenant === "required" && !values[service.tenant.name]) throw new ServiceError(service.tenant.missing);
  const json = operation.body && jsonOf(service, refusals, request);
  if (operation.parameters) decoded(operation.parameters, operation.id === undefined ? values : { ...values, [operation.id]: id });
  if (operation.body) decoded(operation.body, json);
}

function checkAnswer(
  service: ResourceTable,
  operation: Operation | undefined,
  here: string | undefined,
  request: ContractRequest,
  { status, headers, body }: ContractAnswer,
): readonly Violation[] {
  if (status >= 300 && status < 400) return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`)];
  if (body === undefined || request.method === "HEAD") return [];
  const type = headerOf(headers, "content-type");
  const isProblem = isNamed(type, problemType) && isNamed(headerOf(request.headers, "accept"), problemType);
  if (!isProblem && !isOfType(type || "none", service.mediaType)) {
    return [upstreamBroke("other-media-type", `HTTP ${status}: ${type.split(";", 1)[0] || "none"}`)];
  }
  const parsed = parsedJson(body);
  if (parsed === undefined) return [upstreamBroke("not-json", `HTTP ${status}`)];
  if (status >= 400) return checkError(service, here, status, isProblem ? parsed.value : inEnvelope(service, parsed.value));
  return [
    ...(operation === undefined ? [] : checkSuccess(service, operation, status, parsed.value)),
    ...compareVerdicts(here, undefined, () => false),
  ];
}

const problemType = "application/problem+json";

/** Undefined where it is no JSON. */
function parsedJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function checkSuccess({ shapes }: ResourceTable, operation: Operation, status: number, value: unknown): readonly Violation[] {
  return [
    ...(status === operation.status ? [] : [upstreamBroke("other-status", `HTTP ${status}, not ${operation.status}`)]),
    ...mismatches(operation.answer ?? "any", value, shapes?.[operation.collection] ?? {}).map((one) => upstreamBroke("other-shape", one)),
  ];
}

/** The error in a body of the service's own form; undefined where there is none. */
function inEnvelope({ envelope }: ResourceTable, value: unknown): unknown {
  const inner = envelope === "" ? value : memberOf(value, envelope);
  return typeof memberOf(inner, "message") === "string" ? inner : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function checkError({ errors }: ResourceTable, here: string | undefined, status: number, error: unknown): readonly Violation[] {
  const code = memberOf(error, "code");
  if (typeof code !== "string") return [upstreamBroke("other-error-shape", `HTTP ${status}`)];
  return [
    ...checkStatus(Object.hasOwn(errors, code) ? errors[code] : undefined, code, status),
    ...compareVerdicts(here, code, (one) => errors[one]?.[0] === 400),
  ];
}

function checkStatus(known: ResourceTable["errors"][string] | undefined, code: string, status: number): readonly Violation[] {
  if (known === undefined) return [upstreamBroke("unknown-code", code)];
  return known[0] === status ? [] : [upstreamBroke("other-status", `${code}: HTTP ${status}, not ${known[0]}`)];
}
