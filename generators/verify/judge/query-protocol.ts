import { isObject, type Json, type JsonObject } from "../../codegen/json.ts";
import { newObservations } from "../../learn/judge/context.ts";
import { walkResponse } from "../../learn/judge/walk-response.ts";
import { hasDescribedForm, newWalk, readResponse } from "../../learn/learn.ts";
import { requestDecoder } from "../../learn/request/decode-request.ts";
import type { SpecDocument } from "../../load/tree.ts";
import { errorForm, errorForms } from "../../model/profiles.ts";
import type { MessageForm, QueryService } from "../../model/query.ts";
import { codeParts } from "../../model/error-codes.ts";
import type { ErrorCode } from "../../model/service.ts";
import { memberOf, type Exchange } from "../run/run.ts";
import { factClaim, originClaim } from "../suite/claim.ts";
import { codeOf } from "../suite/query/query-case.ts";
import { type Protocol, codesIn, messagesIn } from "./protocol.ts";
import { queryTextOf, recognition } from "./recognition.ts";
import type { Check } from "./verdict.ts";

export function queryProtocol(service: QueryService, documents: readonly SpecDocument[]): Protocol {
  const form = errorForm(service);
  const others = errorForms(service).slice(1);
  const warningForm = service.warningBody?.value;
  const results = resultChecks(service, documents);
  const recognized = recognition(service);
  const errors = ({ body, status, headers }: Exchange): readonly string[] => {
    const own = codesIn(form, body);
    if (own.length > 0) return own;
    const other = others.flatMap((one) => codesIn(one, body));
    if (other.length > 0) return other;
    return status < 400 && isObject(body) ? [] : [headers.get(headerOf(service) ?? "x-none") ?? `status ${status}`];
  };
  const warnings = ({ body }: Exchange): readonly string[] =>
    warningForm === undefined ? [] : codesIn(warningForm, body);
  const dropped = codeOf(service, "unrecognizedvalues");
  return {
    errors,
    warnings,
    unknownPart: recognized.unknownPart,
    notCarriedOut: recognized.notCarriedOut,
    content: ({ body }) => {
      if (!isObject(body)) return body;
      return Object.fromEntries(
        Object.entries(body).filter(([name]) => name !== warningForm?.member && name !== "limits"),
      );
    },
    contract: (exchange) => {
      if (exchange.step.method === "HEAD") return [];
      const codes = errors(exchange);
      // A service that drops values of a request returns the results of another request.
      const isWhole = codes.length === 0 && !warnings(exchange).includes(dropped);
      return [
        ...codes.flatMap((code) => errorChecks(service, form, exchange, code)),
        ...headerChecks(service, exchange, codes),
        ...mediaChecks(service, exchange),
        ...(codes.length === 0 ? recognized.checks(exchange) : []),
        ...(isWhole ? results(exchange) : []),
      ];
    },
  };
}

function headerOf({ wire }: QueryService): string | undefined {
  return wire.errorHeader?.value;
}

function errorChecks(
  service: QueryService,
  form: MessageForm,
  { body, status }: Exchange,
  code: string,
): readonly Check[] {
  const checks: Check[] = [];
  const error = service.errors.find((one) => isCode(one, code));
  const expected = error?.httpStatus?.value;
  if (error !== undefined && expected !== undefined) {
    const claim = factClaim(service.id, `error ${error.code}`, "httpStatus", error.httpStatus);
    checks.push({ claim, observed: status === expected ? undefined : `the status is ${status}`, value: status });
  }
  if (service.errorBody !== undefined) {
    const claim = factClaim(service.id, "errors", "form", service.errorBody);
    const isOwn = codesIn(form, body).includes(code);
    checks.push({ claim, observed: isOwn ? lacking(form, body) : "the body has another form" });
  }
  return checks;
}

/** Returns why the form is not complete. The module of an internal error may be unknown. */
function lacking(form: MessageForm, body: Json | undefined): string | undefined {
  return messagesIn(form, body).every((message) => typeof memberOf(message, form.text) === "string")
    ? undefined
    : `an error lacks ${form.text}`;
}

/** Checks that a JSON body has a media type of JSON, and the encoding of RFC 8259. */
function mediaChecks(service: QueryService, { body, headers }: Exchange): readonly Check[] {
  const fact = service.constants.find(({ value }) => value?.value === "json")?.value;
  if (fact === undefined || !isObject(body)) return [];
  const type = headers.get("content-type") ?? "";
  const isJson = /^[^;]*[/+]json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type);
  const observed = isJson ? undefined : `the media type is ${type === "" ? "missing" : type}`;
  return [{ claim: factClaim(service.id, "responses", "mediaType", fact), observed }];
}

function isCode({ code }: ErrorCode, received: string): boolean {
  const [start, end] = codeParts(code);
  return end === undefined
    ? code === received
    : received.startsWith(start!) && received.endsWith(end) && received.length > code.length - "{wireName}".length;
}

function headerChecks(
  service: QueryService,
  { headers, status }: Exchange,
  codes: readonly string[],
): readonly Check[] {
  const fact = service.wire.errorHeader;
  const name = headerOf(service);
  if (fact === undefined || name === undefined || (codes.length > 0 && status >= 400)) return [];
  const value = headers.get(name);
  const observed = value === null ? "the header is missing" : `the header is ${JSON.stringify(value)}`;
  const claim = factClaim(service.id, "wire", "errorHeader", fact);
  return [{ claim, observed: value === (codes[0] ?? null) ? undefined : observed }];
}

/** Returns a function that compares results with the modules of their request. */
function resultChecks(
  service: QueryService,
  documents: readonly SpecDocument[],
): (exchange: Exchange) => readonly Check[] {
  const { answer: shape } = service;
  if (shape === undefined) return () => [];
  const walk = newWalk(service, shape, documents);
  const decode = requestDecoder(service);
  return (exchange) => {
    const { body, request } = exchange;
    if (!isObject(body)) return [];
    const query = queryTextOf(exchange);
    const answer = readResponse(service, { id: request, query, body: body as JsonObject }, decode(query));
    if (answer.request.asked.length === 0 || !hasDescribedForm(service, answer)) return [];
    const observed = newObservations();
    walkResponse({ ...walk, observed }, answer);
    const ownerOf = (file: string) => answer.request.asked.find(({ module }) => module.place.file === file)?.module;
    const broken = new Set(observed.faults.map(({ field }) => ownerOf(field.place.file)));
    const whole = answer.request.asked.flatMap(({ module }) => {
      if (module.result === undefined || broken.has(module)) return [];
      const claim = { ...factClaim(service.id, module.name, "result", module.result), value: "its members" };
      return [{ claim, observed: undefined }];
    });
    const faults = observed.faults.map(({ field, what, pointer }) => {
      const owner = ownerOf(field.place.file);
      const subject = owner === undefined ? field.name : `${owner.name}.${field.name}`;
      const basis = { origin: owner?.result ?? shape.origin, place: field.place };
      const claim = originClaim(service.id, subject, "result", field.type.kind, basis);
      return { claim, observed: `${what}${pointer === "" ? "" : ` (${pointer})`}` };
    });
    return [...whole, ...faults];
  };
}
