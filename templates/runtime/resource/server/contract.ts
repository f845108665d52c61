import {
  type ContractAnswer,
  type ContractRequest,
  type Violation,
  type CheckedRequest,
  type Contract,
  compareVerdicts,
  headerOf,
  upstreamBroke,
  type Verdict,
  clientBroke,
} from "../../http/server/contract.js";
import { unstated, type GroundText } from "../../http/server/ground.js";
import { isNamed, isOfType, isAmong, mediaTypeOf } from "../../http/server/messages.js";
import {
  answersOf,
  answerWith,
  codeGround,
  type Service,
  withDefaults,
  type Operation,
  operationsOf,
  type Found,
} from "./service.js";
import { mismatches } from "./check-shape.js";
import { errorGround, ServiceError } from "./errors.js";
import type { ResourceTable, TableError } from "./table.js";
import { keyOf } from "./authorize.js";
import { findOperation, queryOf, routerOf } from "./routes.js";
import type { ContractOptions } from "./handlers.js";
import { parametersIn, textOf, type QueryValues, readRequest } from "./read-request.js";

/** Returns the problems of a response. `here` is this server's verdict, or undefined if it accepts the request. */
function checkResponse(
  service: Service,
  operation: Operation | undefined,
  here: Verdict | undefined,
  request: ContractRequest,
  response: ContractAnswer,
): readonly Violation[] {
  const { status, headers, body } = response;
  if (status >= 300 && status < 400)
    return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`, unstated)];
  if (body === undefined || request.method === "HEAD") return [];
  const given = operation && (answerWith(operation, status) ?? operation);
  const type = headerOf(headers, "content-type");
  if (status < 300 && operation !== undefined && given?.answerTypes !== undefined) {
    return [
      ...checkHead(operation, response),
      ...checkMediaType(operation, given.answerTypes, status, type),
      ...agreement(here),
    ];
  }
  if (status < 300 && operation !== undefined && given?.answer === undefined)
    return [...checkEmpty(operation, response), ...agreement(here)];
  const isProblem = isNamed(type, problemType) && isNamed(headerOf(request.headers, "accept"), problemType);
  const jsonTypes = (status < 300 ? given?.answerJsonTypes : undefined) ?? [service.mediaType];
  if (!isProblem && !jsonTypes.some((one) => isOfType(type || "none", one))) {
    return [
      upstreamBroke(
        "other-media-type",
        `HTTP ${status}: ${type.split(";", 1)[0] || "none"}`,
        formGround(service, status),
      ),
    ];
  }
  const parsed = parsedJson(body);
  if (parsed === undefined) return [upstreamBroke("not-json", `HTTP ${status}`, formGround(service, status))];
  if (status >= 400 && isProblem)
    return checkError(service, here, status, parsed.value, { code: "code", ground: unstated });
  if (status >= 400) return checkOwnError(service, here, status, parsed.value);
  return [
    ...(operation === undefined ? [] : checkSuccess(service, operation, response, parsed.value)),
    ...agreement(here),
  ];
}

/** Returns the contradiction between this server's verdict and the success of the request. */
function agreement(here: Verdict | undefined): readonly Violation[] {
  return compareVerdicts(here, undefined, () => false);
}

function checkEmpty(operation: Operation, response: ContractAnswer): readonly Violation[] {
  const { status, body } = response;
  const unexpected = body === "" ? [] : [upstreamBroke("unexpected-body", `HTTP ${status}`, operation.grounds?.own)];
  return [...checkHead(operation, response), ...unexpected];
}

function checkMediaType(
  { grounds }: Operation,
  responseTypes: readonly string[],
  status: number,
  type: string,
): readonly Violation[] {
  const named = mediaTypeOf(type) ?? "none";
  return isAmong(responseTypes, named)
    ? []
    : [upstreamBroke("other-media-type", `HTTP ${status}: ${named}`, grounds?.own)];
}

function checkHead(operation: Operation, { status, headers }: ContractAnswer): readonly Violation[] {
  const found = answerWith(operation, status);
  if (found === undefined) {
    const wanted = answersOf(operation)
      .map((one) => one.status)
      .join(" or ");
    return [upstreamBroke("other-status", `HTTP ${status}, not ${wanted}`, operation.grounds?.status)];
  }
  const missing = (found.answerHeaders ?? []).filter((name) => headers[name.toLowerCase()] === undefined);
  return missing.map((name) => upstreamBroke("missing-header", name, operation.grounds?.own));
}

/**
 * Returns the ground of a response's format. Errors have their own ground. The media type always has a source document.
 */
function formGround({ errorBody }: ResourceTable, status: number): GroundText | undefined {
  return status >= 400 ? errorBody.ground : undefined;
}

const problemType = "application/problem+json";

/** Parses JSON. Returns undefined if the string is not valid JSON. */
function parsedJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function checkSuccess(
  { shapes }: ResourceTable,
  operation: Operation,
  response: ContractAnswer,
  value: unknown,
): readonly Violation[] {
  const given = answerWith(operation, response.status) ?? operation;
  const ground = given.grounds?.answer ?? operation.grounds?.own;
  const wrong = mismatches(given.answer ?? "any", value, shapes?.[operation.collection] ?? {}, ground);
  return [
    ...checkHead(operation, response),
    ...wrong.map((one) => upstreamBroke("other-shape", one.detail, one.ground)),
  ];
}

function checkOwnError(
  service: Service,
  here: Verdict | undefined,
  status: number,
  value: unknown,
): readonly Violation[] {
  const { envelope, message } = service.errorBody;
  const inner = envelope === undefined ? value : memberOf(value, envelope);
  return checkError(
    service,
    here,
    status,
    typeof memberOf(inner, message) === "string" ? inner : undefined,
    service.errorBody,
  );
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** The member of an error that contains its code, and the ground for its existence. */
interface CodeMember {
  readonly code: string;
  readonly ground?: GroundText | undefined;
}

function checkError(
  service: Service,
  here: Verdict | undefined,
  status: number,
  error: unknown,
  member: CodeMember,
): readonly Violation[] {
  const { errors } = service;
  const code = memberOf(error, member.code);
  if (typeof code !== "string") return [upstreamBroke("other-error-shape", `HTTP ${status}`, member.ground)];
  return [
    ...checkStatus(Object.hasOwn(errors, code) ? errors[code] : undefined, code, status),
    ...compareVerdicts(here, { code, ground: codeGround(service, code) }, (one) => errors[one]?.[0] === 400),
  ];
}

function checkStatus(known: TableError | undefined, code: string, status: number): readonly Violation[] {
  if (known === undefined) return [upstreamBroke("unknown-code", code, unstated)];
  const [wanted, , grounds] = known;
  return wanted === status
    ? []
    : [upstreamBroke("other-status", `${code}: HTTP ${status}, not ${wanted}`, grounds?.status)];
}

/**
 * Compares requests and responses with the contract of a service. It checks only what the messages themselves show, not
 * the owner of the key or the stored data.
 */
export function contractOf(table: ResourceTable, options: ContractOptions = {}): Contract {
  const [service, operations] = [withDefaults(table), operationsOf(table)];
  const router = routerOf(operations);
  return async (request) => {
    const query = queryOf(request.query);
    const found = caught(service, () => findOperation(service, operations, router, options, request, query));
    if ("value" in found && found.value === undefined) return notDescribed;
    const refusal = "code" in found ? found : refusalOf(service, found.value, request, query);
    const operation = "code" in found ? undefined : found.value?.operation;
    const name = operation?.name ?? `${request.method} ${request.path.split("/", 2).join("/")}`;
    return {
      name,
      described: true,
      violations: refusal === undefined ? [] : [clientBroke(refusal, name)],
      checkAnswer: (response) => checkResponse(service, operation, refusal, request, response),
    };
  };
}

const notDescribed: CheckedRequest = { name: "description", described: false, violations: [], checkAnswer: () => [] };

function caught<T>(service: Service, work: () => T): { readonly value: T } | Verdict {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof ServiceError) return { code: error.code, ground: errorGround(service, error) };
    throw error;
  }
}

/** Returns the verdict if the request is rejected, or undefined if it is accepted. */
function refusalOf(
  service: Service,
  found: Found<Operation> | undefined,
  request: ContractRequest,
  query: QueryValues,
): Verdict | undefined {
  const checked = caught(service, () => found && checkRequest(service, found, request, query));
  return "code" in checked ? checked : undefined;
}

function checkRequest(service: Service, found: Found<Operation>, request: ContractRequest, query: QueryValues): void {
  const { refusals, tenant } = service;
  const { operation } = found;
  const { conflict, values } = parametersIn(query, operation);
  keyOf(service, operation, request.rawHeaders, query);
  if (conflict !== undefined) throw new ServiceError(refusals.invalid);
  if (tenant !== undefined && operation.tenant === "required" && !textOf(values, tenant.name))
    throw new ServiceError(tenant.missing);
  readRequest(service, found, values, request);
}
