import type { Json } from "../../codegen/json.ts";
import type { Fact } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService, Response } from "../../model/resource.ts";
import { mediaTypesOf } from "../../model/operations.ts";
import type { Type } from "../../model/type.ts";
import { memberOf, type Exchange } from "../run/run.ts";
import type { Claim } from "../suite/case.ts";
import { factClaim, originClaim } from "../suite/claim.ts";
import type { Protocol } from "./protocol.ts";
import { idNames } from "../suite/resource/requests.ts";
import { typeFaults } from "./type-faults.ts";
import type { Check } from "./verdict.ts";

export function resourceProtocol(service: ResourceService): Protocol {
  const routes = routesOf(service);
  return {
    errors: (exchange) => (exchange.status < 400 ? [] : [errorCode(service, exchange) ?? `status ${exchange.status}`]),
    warnings: () => [],
    unknownPart: () => undefined,
    notCarriedOut: () => undefined,
    content: ({ body }) => body,
    contract: (exchange) => {
      if (exchange.step.method === "HEAD") return [];
      const route = routeAt(routes, exchange.step.method, exchange.step.path);
      return responseChecks(service, route, exchange).filter(({ seen }) => seen === undefined);
    },
  };
}

/** Returns the checks of a response, and the values in it that the spec does not describe. */
export function responseChecks(
  service: ResourceService,
  route: Route | undefined,
  exchange: Exchange,
): readonly Check[] {
  if (exchange.status >= 400) return [...errorChecks(service, exchange), ...mediaChecks(service, exchange)];
  return route === undefined ? [] : [...successChecks(service, route, exchange), ...idChecks(service, route, exchange)];
}

/** Returns the code in the body of an error. */
export function errorCode(service: ResourceService, { body }: Pick<Exchange, "body">): string | undefined {
  const form = service.errorBody?.value;
  if (form === undefined) return undefined;
  const value = memberOf(form.envelope === undefined ? body : memberOf(body, form.envelope), form.code);
  return typeof value === "string" ? value : undefined;
}

/** Returns the operation of a request. A path without parameters precedes one that they match. */
export function routeAt(routes: readonly Route[], method: string, path: string): Route | undefined {
  const found = routes.filter((route) => route.method === method && route.pattern.test(path));
  return found.find(({ operation }) => !operation.path.includes("{")) ?? found[0];
}

export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly operation: Operation;
  readonly resource: Resource;
}

export function routesOf(service: ResourceService): readonly Route[] {
  const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]|]/g, "\\$&");
  return service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) =>
      [resource.path, ...resource.pathAliases].flatMap((path) => {
        if (!operation.path.startsWith(resource.path) && path !== resource.path) return [];
        const whole = operation.path.startsWith(resource.path)
          ? path + operation.path.slice(resource.path.length)
          : operation.path;
        const source = escape(whole).replace(/\{[^{}]+\}/g, "[^/]+");
        return [{ method: operation.method, pattern: new RegExp(`^${source}$`), operation, resource }];
      }),
    ),
  );
}

function errorChecks(service: ResourceService, exchange: Exchange): readonly Check[] {
  const checks: Check[] = [];
  const code = errorCode(service, exchange);
  const { status, headers } = exchange;
  const { envelope, message } = service.errorBody?.value ?? {};
  if (service.errorBody?.value !== undefined) {
    const held = envelope === undefined ? exchange.body : memberOf(exchange.body, envelope);
    const isComplete = message === undefined || typeof memberOf(held, message) === "string";
    const observed =
      code === undefined ? "the body has another form" : isComplete ? undefined : `the error lacks ${message}`;
    checks.push({ claim: factClaim(service.id, "errors", "errorBody", service.errorBody), observed });
  }
  const error = service.errors.find((one) => one.code === code);
  if (error === undefined) return checks;
  const expected = error.httpStatus?.value;
  if (expected !== undefined) {
    const claim = factClaim(service.id, `error ${error.code}`, "httpStatus", error.httpStatus);
    checks.push({ claim, observed: status === expected ? undefined : `the status is ${status}`, value: status });
  }
  // RFC 9110 requires these header fields with these statuses.
  const required = status === 401 ? "WWW-Authenticate" : status === 405 ? "Allow" : undefined;
  if (required !== undefined) {
    const about = factClaim(service.id, `error ${error.code}`, `header ${required}`, error.httpStatus);
    const claim = { ...about, value: `${status} requires it` };
    // RFC 9110 allows an empty list of methods, but not of challenges.
    const isGiven = headers.has(required) && (status === 405 || headers.get(required) !== "");
    checks.push({ claim, observed: isGiven ? undefined : "the header is missing" });
  }
  return checks;
}

function successChecks(service: ResourceService, { operation, resource }: Route, exchange: Exchange): readonly Check[] {
  const { status, headers, body } = exchange;
  const id = operation.operationId;
  const of = ({ httpStatus }: Response): number | undefined => httpStatus?.value;
  const statusClaim = ({ httpStatus }: Response): Claim => factClaim(service.id, id, "httpStatus", httpStatus);
  const response =
    operation.responses.find((one) => of(one) === status) ?? operation.responses.find((one) => of(one) === undefined);
  if (response === undefined)
    return [{ claim: statusClaim(operation.responses[0]!), observed: `the status is ${status}`, value: status }];
  const { origin } = operation;
  return [
    ...(of(response) === undefined ? [] : [{ claim: statusClaim(response), observed: undefined }]),
    ...response.headers.flatMap(({ name, type, optional, place }) => {
      const claim = originClaim(service.id, id, `header ${name}`, "present", { origin, place });
      const value = headers.get(name);
      if (value === null) return optional ? [] : [{ claim, observed: "the header is missing" }];
      const known = type?.value;
      // Recorded traffic has no values.
      const faults =
        known === undefined || value === ""
          ? []
          : typeFaults({ service, resource, id, claim }, known, textValue(known, value));
      return faults.length > 0 ? faults : [{ claim, observed: undefined }];
    }),
    ...(response.body === undefined
      ? []
      : [...bodyChecks(service, resource, id, response.body, body), ...mediaChecks(service, exchange, response)]),
  ];
}

function bodyChecks(
  service: ResourceService,
  resource: Resource,
  id: string,
  fact: Fact<Type>,
  body: Json | undefined,
): readonly Check[] {
  const type = fact?.value;
  if (type === undefined) return [];
  const claim = { ...factClaim(service.id, id, "response", fact), value: "its body" };
  if (body === undefined) return [{ claim, observed: "the body is not JSON" }];
  const faults = typeFaults({ service, resource, id, claim }, type, body);
  return faults.length === 0 ? [{ claim, observed: undefined }] : faults;
}

/** Compares the media type of a response with the service's. */
function mediaChecks(service: ResourceService, { headers, body }: Exchange, response?: Response): readonly Check[] {
  if (body === undefined) return [];
  const types = response === undefined ? [service.mediaType] : mediaTypesOf(service, response);
  const [type] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const isExpected = types.includes(type!) || (response === undefined && type!.endsWith("+json"));
  const claim = originClaim(service.id, "responses", "mediaType", types.join(" or "), { place: service.place });
  return [{ claim, observed: isExpected ? undefined : `the media type is ${type === "" ? "missing" : type}` }];
}

/** Compares the id in a response with the id in the path of its request, and with that in its header `Location`. */
function idChecks(
  service: ResourceService,
  { operation, resource }: Route,
  { body, request, status, headers }: Exchange,
): readonly Check[] {
  const name = idNames(resource).find((one) => memberOf(body, one) !== undefined);
  if (name === undefined) return [];
  const found = memberOf(body, name);
  const url = request.replace(/^\S+ /, "");
  const location = headers.get("location");
  const parameter = operation.pathParameters.find(({ isId }) => isId)?.name;
  const checks: Check[] = [];
  if (parameter !== undefined && operation.path.endsWith(`{${parameter}}`)) {
    const id = lastSegment(url.replace(/\?.*$/s, ""));
    const claim = originClaim(service.id, operation.operationId, "id", "that of the request", operation);
    const observed = String(found) === id ? undefined : `${name} is ${JSON.stringify(found)} instead of ${id}`;
    checks.push({ claim, observed });
  }
  if (status === 201 && location !== null) {
    const id = URL.canParse(location, url) ? lastSegment(new URL(location, url).pathname) : "";
    const claim = originClaim(service.id, operation.operationId, "header Location", "the created object", operation);
    checks.push({
      claim,
      observed: id === String(found) ? undefined : `it is ${location}, and the id is ${String(found)}`,
    });
  }
  return checks;
}

/** Returns the last segment of a path. Returns it unchanged if its percent-encoding is invalid. */
function lastSegment(path: string): string {
  const segment = path.replace(/^.*\//s, "");
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Returns the JSON value of a parameter or a header field, or the text if it has none. */
export function textValue({ kind }: Type, text: string): Json {
  if (kind === "boolean") return text === "true" || text === "false" ? text === "true" : text;
  return (kind === "integer" || kind === "number") && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
