import type { ContractAnswer, ContractRequest, Violation } from "../http/contract.js";
import { isNamed, isOfType } from "../http/headers.js";
import { compareVerdicts, headerOf, upstreamBroke } from "../http/verdicts.js";
import { mismatches } from "./check-shape.js";
import type { Operation } from "./operations.js";
import type { Service } from "./service.js";
import type { ResourceTable } from "./table.js";

/** What is wrong with an answer. `here` is the code with which this server refuses the request; undefined where it does not. */
export function checkAnswer(
  service: Service,
  operation: Operation | undefined,
  here: string | undefined,
  request: ContractRequest,
  answer: ContractAnswer,
): readonly Violation[] {
  const { status, headers, body } = answer;
  if (status >= 300 && status < 400) return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`)];
  if (body === undefined || request.method === "HEAD") return [];
  if (status < 300 && operation !== undefined && operation.answer === undefined) return [...checkEmpty(operation, answer), ...agreement(here)];
  const type = headerOf(headers, "content-type");
  const isProblem = isNamed(type, problemType) && isNamed(headerOf(request.headers, "accept"), problemType);
  if (!isProblem && !isOfType(type || "none", service.mediaType)) {
    return [upstreamBroke("other-media-type", `HTTP ${status}: ${type.split(";", 1)[0] || "none"}`)];
  }
  const parsed = parsedJson(body);
  if (parsed === undefined) return [upstreamBroke("not-json", `HTTP ${status}`)];
  if (status >= 400) return isProblem ? checkError(service, here, status, parsed.value, "code") : checkOwnError(service, here, status, parsed.value);
  return [...(operation === undefined ? [] : checkSuccess(service, operation, answer, parsed.value)), ...agreement(here)];
}

/** What two servers say of a request that was answered. */
function agreement(here: string | undefined): readonly Violation[] {
  return compareVerdicts(here, undefined, () => false);
}

function checkEmpty(operation: Operation, answer: ContractAnswer): readonly Violation[] {
  return [...checkHead(operation, answer), ...(answer.body === "" ? [] : [upstreamBroke("unexpected-body", `HTTP ${answer.status}`)])];
}

/** The status and the header fields of an answer of success. */
function checkHead({ status: wanted, answerHeaders = [] }: Operation, { status, headers }: ContractAnswer): readonly Violation[] {
  const missing = answerHeaders.filter((name) => headers[name.toLowerCase()] === undefined);
  return [
    ...(status === wanted ? [] : [upstreamBroke("other-status", `HTTP ${status}, not ${wanted}`)]),
    ...missing.map((name) => upstreamBroke("missing-header", name)),
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

function checkSuccess({ shapes }: ResourceTable, operation: Operation, answer: ContractAnswer, value: unknown): readonly Violation[] {
  const wrong = mismatches(operation.answer ?? "any", value, shapes?.[operation.collection] ?? {});
  return [...checkHead(operation, answer), ...wrong.map((one) => upstreamBroke("other-shape", one))];
}

/** An error of the service's own form. */
function checkOwnError(service: Service, here: string | undefined, status: number, value: unknown): readonly Violation[] {
  const { envelope, code, message } = service.errorBody;
  const inner = envelope === undefined ? value : memberOf(value, envelope);
  return checkError(service, here, status, typeof memberOf(inner, message) === "string" ? inner : undefined, code);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** An error whose code is in a member. */
function checkError({ errors }: Service, here: string | undefined, status: number, error: unknown, member: string): readonly Violation[] {
  const code = memberOf(error, member);
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
