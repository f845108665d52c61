import { isObject } from "../../core/values.js";
import {
  type CheckedRequest,
  type Contract,
  type ContractAnswer,
  type Violation,
  compareVerdicts,
  headerOf,
  upstreamBroke,
} from "../../http/server/contract.js";
import { unstated } from "../../http/server/ground.js";
import { type DecodeRequest, type DecodedRequest, type Finding, parametersOf } from "../../query/server/request.js";
import {
  clientViolation,
  headerViolations,
  methodViolations,
  moduleAt,
  namesIn,
  parsedObject,
  resultViolation,
  verdictOf,
  verdictThere,
  type Body,
} from "../../query/server/contract.js";
import { answerFormatOf } from "./formats/formats.js";
import { messageTexts } from "./message-texts.js";
import type { ContractOptions } from "./options.js";
import type { Table } from "../../query/server/table.js";

interface ReadRequest {
  readonly method: string;
  readonly given: ReadonlyMap<string, string>;
  /**
   * The first error for a caller with the low limits and for one with the high limits. The actual caller is unknown
   * here.
   */
  readonly verdicts: readonly [low: Finding | undefined, high: Finding | undefined];
  /** Undefined if the request has an error. */
  readonly decoded: DecodedRequest | undefined;
}

/** Members of a response that belong to no module. */
const envelopeMembers = [
  "batchcomplete",
  "continue",
  "query-continue",
  "limits",
  "query",
  "warnings",
  "requestid",
  "servedby",
  "curtimestamp",
  "uselang",
  "errorlang",
  "docref",
  "*",
];

/**
 * Compares requests and responses with the contract of a service. It checks only what the messages themselves show, not
 * the caller or the stored data.
 */
export function contractOf(table: Table, decodeRequest: DecodeRequest, options: ContractOptions = {}): Contract {
  return async ({ method, path, query, headers, body }) => {
    const module = moduleAt(table, path);
    const { wire, given } = await parametersOf(table, { method, query, headers, body, module });
    const action = given.get("action");
    if (action !== "query") return notDescribed(action);
    const low = decodeRequest(wire, { ...options.site, highLimits: false });
    const high = decodeRequest(wire, { ...options.site, highLimits: true });
    const decoded = high.value as DecodedRequest | undefined;
    const request: ReadRequest = { method, given, verdicts: [low.errors?.[0], high.errors?.[0]], decoded };
    const told = [...(high.errors?.slice(0, 1) ?? []), ...high.warnings];
    return {
      name: namesIn(table, given).join(" ") || "query",
      described: true,
      violations: [...methodViolations(table, method), ...told.map((one) => clientViolation(table, one))],
      checkAnswer: (response) => checkResponse(table, options, request, response),
    };
  };
}

function notDescribed(action: string | undefined): CheckedRequest {
  return {
    name: action === undefined ? "help" : "another action",
    described: false,
    violations: [],
    checkAnswer: () => [],
  };
}

function checkResponse(
  table: Table,
  options: ContractOptions,
  request: ReadRequest,
  { status, headers, body }: ContractAnswer,
): readonly Violation[] {
  if (status >= 300 && status < 400)
    return status === 304 ? [] : [upstreamBroke("redirect", `HTTP ${status}`, unstated)];
  if (body === undefined || request.method === "HEAD" || request.given.get("format") !== "json") return [];
  const response = table.grounds?.answer;
  const type = headerOf(headers, "content-type").split(";", 1).join("").trim().toLowerCase();
  if (type !== "application/json")
    return [upstreamBroke("other-media-type", `HTTP ${status}: ${type || "none"}`, response)];
  const value = parsedObject(body);
  if (value === undefined) return [upstreamBroke("not-json", `HTTP ${status}`, response)];
  const code = codeIn(value);
  const header = headerOf(headers, (table.errorHeader ?? "").toLowerCase());
  const known = code !== undefined && Object.hasOwn(table.errors, code) ? table.errors[code] : undefined;
  const expected = known?.status ?? 200;
  const statusGround = code === undefined ? response : known === undefined ? unstated : known.grounds?.status;
  return [
    ...(status === expected
      ? []
      : [upstreamBroke("other-status", `${code ?? "success"}: HTTP ${status}, not ${expected}`, statusGround)]),
    ...headerViolations(table, header, code),
    ...(code === undefined ? checkSuccess(table, options, request, value) : checkError(table, request, value, code)),
    ...compareWithEither(table, request, code),
  ];
}

function codeIn({ error, errors }: Body): string | undefined {
  const code = memberOf(error, "code") ?? (Array.isArray(errors) ? memberOf(errors[0], "code") : undefined);
  return code === undefined ? undefined : String(code);
}

function memberOf(value: unknown, name: string): unknown {
  return value === undefined || value === null ? undefined : (value as Body)[name];
}

function checkError(table: Table, { given }: ReadRequest, value: Body, code: string): readonly Violation[] {
  const { errors: form } = answerFormatOf(given, "json");
  return [
    ...(isErrorOfForm(form, value)
      ? []
      : [upstreamBroke("other-error-shape", `errorformat ${form}`, table.grounds?.errorBody)]),
    ...(Object.hasOwn(table.errors, code) || Object.hasOwn(messageTexts, code)
      ? []
      : [upstreamBroke("unknown-code", code, unstated)]),
  ];
}

function isErrorOfForm(form: string, { error, errors }: Body): boolean {
  if (form === "bc") return typeof memberOf(error, "info") === "string";
  const isMessage = (one: unknown): boolean =>
    ["code", "module"].every((name) => typeof memberOf(one, name) === "string");
  return Array.isArray(errors) && errors.every(isMessage);
}

/**
 * Checks the complete result if a response check covers the requested format. Otherwise it checks only the members that
 * belong to no module.
 */
function checkSuccess(
  { grounds }: Table,
  { checkAnswer }: ContractOptions,
  { given, decoded }: ReadRequest,
  value: Body,
): readonly Violation[] {
  const { version } = answerFormatOf(given, "json");
  if (version !== "2" || decoded === undefined || checkAnswer === undefined) {
    return checkEnvelope(value, version).map((detail) => upstreamBroke("other-envelope", detail, grounds?.answer));
  }
  return checkAnswer(decoded, value).map(resultViolation);
}

/** Returns the problems of the members that belong to no module. */
function checkEnvelope(value: Body, version: "1" | "2"): readonly string[] {
  const isText = (one: unknown): boolean => typeof one === "string" || typeof one === "number";
  // Version 1 of the format has an empty list instead of an empty object.
  const isSet = (one: unknown): one is object =>
    isObject(one) || (version === "1" && Array.isArray(one) && one.length === 0);
  const checks: Readonly<Record<string, (one: unknown) => boolean>> = {
    batchcomplete: (one) => one === (version === "1" ? "" : true),
    continue: (one) => isObject(one) && Object.values(one).every(isText),
    limits: (one) => isSet(one) && Object.values(one).every((limit) => Number.isInteger(limit)),
    query: isSet,
  };
  return [
    ...Object.entries(checks)
      .filter(([name, check]) => Object.hasOwn(value, name) && !check(value[name]))
      .map(([name]) => `/${name}`),
    ...Object.keys(value)
      .filter((name) => !envelopeMembers.includes(name))
      .map((name) => `/${name}: not known`),
  ];
}

/** Returns no violations if the response is correct for a caller with either set of limits. */
function compareWithEither(
  table: Table,
  { verdicts: [low, high] }: ReadRequest,
  there: string | undefined,
): readonly Violation[] {
  const compared = (finding: Finding | undefined) => {
    return compareVerdicts(finding && verdictOf(table, finding), verdictThere(table, there), (code) =>
      Object.hasOwn(messageTexts, code),
    );
  };
  return compared(high).length === 0 ? [] : compared(low);
}
