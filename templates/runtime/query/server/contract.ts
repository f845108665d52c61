import { isObject } from "../../core/values.js";
import {
  type Contract,
  type ContractAnswer,
  type Verdict,
  type Violation,
  clientBroke,
  compareVerdicts,
  headerOf,
  upstreamBroke,
} from "../../http/server/contract.js";
import { unstated, weakest } from "../../http/server/ground.js";
import { type DecodeRequest, type DecodedRequest, type Finding, parametersOf } from "./request.js";
import type { ContractOptions } from "./options.js";
import type { Table } from "./table.js";
import { codeGround, findingGround, requestGround } from "./findings.js";
import type { AnswerFinding } from "./results/finding.js";

interface ReadRequest {
  readonly method: string;
  /**
   * The first error for a caller with the low limits, and for one with the high limits. The request does not show which
   * limits apply.
   */
  readonly verdicts: readonly [low: Finding | undefined, high: Finding | undefined];
  /** Undefined if the request has an error. */
  readonly decoded: DecodedRequest | undefined;
}

/**
 * Compares requests and responses with the contract of a service. It checks only the messages themselves, not the
 * caller or the stored data.
 */
export function contractOf(table: Table, decodeRequest: DecodeRequest, options: ContractOptions = {}): Contract {
  return async ({ method, path, query, headers, body }) => {
    const { wire, given } = await parametersOf(table, { method, query, headers, body, module: moduleAt(table, path) });
    const low = decodeRequest(wire, { highLimits: false });
    const high = decodeRequest(wire, { highLimits: true });
    const request: ReadRequest = {
      method,
      verdicts: [low.errors?.[0], high.errors?.[0]],
      decoded: high.value as DecodedRequest | undefined,
    };
    const told = [...(high.errors?.slice(0, 1) ?? []), ...high.warnings];
    return {
      name: namesIn(table, given).join(" ") || table.title,
      described: true,
      violations: [...methodViolations(table, method), ...told.map((one) => clientViolation(table, one))],
      checkAnswer: (response) => checkResponse(table, options, request, response),
    };
  };
}

function checkResponse(
  table: Table,
  options: ContractOptions,
  request: ReadRequest,
  response: ContractAnswer,
): readonly Violation[] {
  const { status, headers, body } = response;
  if (status >= 300 && status < 400)
    return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`, unstated)];
  if (body === undefined || request.method === "HEAD") return [];
  const value = parsedObject(body);
  if (value === undefined) return [upstreamBroke("not-json", `HTTP ${status}`, table.grounds?.answer)];
  const code = codeIn(table, value, status);
  const header = table.errorHeader === undefined ? (code ?? "") : headerOf(headers, table.errorHeader.toLowerCase());
  return [
    ...statusViolations(table, code, status),
    ...headerViolations(table, header, code),
    ...(code === undefined ? checkSuccess(options, request, value) : []),
    ...compareWithEither(table, request, code),
  ];
}

function statusViolations({ errors, grounds }: Table, code: string | undefined, status: number): readonly Violation[] {
  const isSuccess = status >= 200 && status < 300;
  if (code === undefined)
    return isSuccess ? [] : [upstreamBroke("other-error-shape", `HTTP ${status}`, grounds?.errorBody)];
  if (!Object.hasOwn(errors, code)) return [upstreamBroke("unknown-code", code, unstated)];
  const { status: expected, grounds: ofError } = errors[code] ?? {};
  if (expected === undefined || expected === status) return [];
  return [upstreamBroke("other-status", `${code}: HTTP ${status}, not ${expected}`, ofError?.status)];
}

/** Returns the error code in a body of the form that the service uses. */
function codeIn({ errorBody: { member, code } }: Table, value: Body, status: number): string | undefined {
  const [first] = member === undefined ? (status >= 400 ? [value] : []) : [value[member]].flat();
  const found = isObject(first) ? first[code] : undefined;
  return typeof found === "string" ? found : undefined;
}

function checkSuccess({ checkAnswer }: ContractOptions, { decoded }: ReadRequest, value: Body): readonly Violation[] {
  if (decoded === undefined || checkAnswer === undefined) return [];
  return checkAnswer(decoded, value).map(resultViolation);
}

/** Returns no violation if the response is correct for a caller with either set of limits. */
function compareWithEither(
  table: Table,
  { verdicts: [low, high] }: ReadRequest,
  there: string | undefined,
): readonly Violation[] {
  const own = new Set(Object.values(table.codes));
  const compared = (finding: Finding | undefined) => {
    return compareVerdicts(finding && verdictOf(table, finding), verdictThere(table, there), (code) => own.has(code));
  };
  return compared(high).length === 0 ? [] : compared(low);
}

/* Common parts of the contracts of query services, independent of their profile. */

export type Body = Readonly<Record<string, unknown>>;

/** Parses a JSON object. Returns undefined if the string is not one. */
export function parsedObject(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the modules that a request names, including its generator. */
export function namesIn(table: Table, given: ReadonlyMap<string, string>): readonly string[] {
  const isModule = (name: string): boolean => Object.hasOwn(table.modules, name);
  const modules = Object.keys(table.groups).flatMap((group) =>
    (given.get(group) ?? "").split(table.separators[0] || "\0"),
  );
  const generator = given.get(table.generator[0]);
  return [
    ...new Set([
      ...modules.filter(isModule),
      ...(generator !== undefined && isModule(generator) ? [`${table.generator[0]}=${generator}`] : []),
    ]),
  ];
}

export function moduleAt({ modules }: Table, path: string): string | undefined {
  return Object.values(modules).find((one) => one.path !== undefined && path === `/${one.path}`)?.name;
}

export function methodViolations(table: Table, method: string): readonly Violation[] {
  if (method === "HEAD" || table.methods.includes(method)) return [];
  const code = table.codes["invalidmethod"] ?? "invalidmethod";
  return [clientBroke({ code, ground: weakest(table.grounds?.methods, codeGround(table, code)) }, method)];
}

/**
 * Returns the violation for an error in a request. It contains names but no values, because those may be confidential.
 */
export function clientViolation(table: Table, finding: Finding): Violation {
  const { wireName, parameter, values = [] } = finding;
  return clientBroke(
    { code: finding.code, ground: requestGround(table, finding) },
    wireName ?? parameter ?? values.join(" "),
  );
}

export function verdictOf(table: Table, finding: Finding): Verdict {
  return { code: finding.code, ground: findingGround(table, finding) };
}

/** Returns the verdict of another server that rejected a request, or undefined if it did not. */
export function verdictThere(table: Table, code: string | undefined): Verdict | undefined {
  return code === undefined ? undefined : { code, ground: codeGround(table, code) };
}

/** Returns the violation for a difference in a response. Indices of list items are replaced by `*`. */
export function resultViolation({ pointer, expected, received, status, decision }: AnswerFinding): Violation {
  const place = pointer.replace(/\/\d+(?=\/|$)/g, "/*");
  const detail = `${place}: ${received === "nothing" ? "missing" : `${expected} wanted`}`;
  return { by: "upstream", rule: "other-result", detail, status, ...(decision !== undefined && { decision }) };
}

/** Reports an error header that contradicts the body. */
export function headerViolations(
  { errorHeader, grounds }: Table,
  header: string,
  code: string | undefined,
): readonly Violation[] {
  if ((code ?? "") === header) return [];
  return [
    upstreamBroke(
      "other-header",
      `${errorHeader}: ${header || "none"}, body: ${code ?? "no error"}`,
      grounds?.errorHeader,
    ),
  ];
}
