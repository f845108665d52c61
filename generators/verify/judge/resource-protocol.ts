import type { Json } from "../../codegen/json.ts";
import type { Fact } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService, Response } from "../../model/resource.ts";
import { mediaTypesOf } from "../../model/operations.ts";
import type { Type } from "../../model/type.ts";
import { memberOf, type Exchange } from "../run/run.ts";
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
  return route === undefined
    ? []
    : [
        ...successChecks(service, route, exchange),
        ...idChecks(service, route, exchange),
        ...locationChecks(service, route, exchange),
      ];
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

/** Compares the header `Location` of a response with the id of the object that the request created. */
function locationChecks(
  service: ResourceService,
  { operation, resource }: Route,
  { headers, body, status, request }: Exchange,
): readonly Check[] {
  const location = headers.get("location");
  const name = idNames(resource).find((one) => memberOf(body, one) !== undefined);
  if (status !== 201 || location === null || name === undefined) return [];
  const id = String(memberOf(body, name));
  const base = request.replace(/^\S+ /, "");
  const segment = URL.canParse(location, base) ? new URL(location, base).pathname.replace(/^.*\//s, "") : "";
  return [
    {
      claim: originClaim(service.id, operation.operationId, "header Location", "the created object", operation),
      observed: decoded(segment) === id ? undefined : `it is ${location}, and the id is ${id}`,
    },
  ];
}

function errorChecks(service: ResourceService, exchange: Exchange): readonly Check[] {
  const code = errorCode(service, exchange);
  const { status, headers } = exchange;
  const body = service.errorBody;
  const { envelope, message } = body?.value ?? {};
  const held = envelope === undefined ? exchange.body : memberOf(exchange.body, envelope);
  const form = {
    claim: factClaim(service.id, "errors", "errorBody", body),
    observed:
      code === undefined
        ? "the body has another form"
        : message !== undefined && typeof memberOf(held, message) !== "string"
          ? `the error lacks ${message}`
          : undefined,
  };
  const error = service.errors.find((one) => one.code === code);
  const expected = error?.httpStatus?.value;
  const unknown = body?.value === undefined;
  // RFC 9110 requires these header fields with these statuses.
  const required = status === 401 ? "WWW-Authenticate" : status === 405 ? "Allow" : undefined;
  return [
    ...(unknown ? [] : [form]),
    ...(error === undefined || expected === undefined
      ? []
      : [
          {
            claim: factClaim(service.id, `error ${error.code}`, "httpStatus", error.httpStatus),
            observed: status === expected ? undefined : `the status is ${status}`,
            value: status,
          },
        ]),
    ...(error === undefined || required === undefined
      ? []
      : [
          {
            claim: {
              ...factClaim(service.id, `error ${error.code}`, `header ${required}`, error.httpStatus),
              value: `${status} requires it`,
            },
            observed: headers.has(required) ? undefined : "the header is missing",
          },
        ]),
  ];
}

function successChecks(service: ResourceService, { operation, resource }: Route, exchange: Exchange): readonly Check[] {
  const { status, headers, body } = exchange;
  const id = operation.operationId;
  const of = ({ httpStatus }: Response): number | undefined => httpStatus?.value;
  const response =
    operation.responses.find((one) => of(one) === status) ?? operation.responses.find((one) => of(one) === undefined);
  if (response === undefined) {
    const [first] = operation.responses;
    return [
      {
        claim: factClaim(service.id, id, "httpStatus", first!.httpStatus),
        observed: `the status is ${status}`,
        value: status,
      },
    ];
  }
  const known = of(response) !== undefined;
  return [
    ...(known ? [{ claim: factClaim(service.id, id, "httpStatus", response.httpStatus), observed: undefined }] : []),
    ...response.headers
      .filter(({ optional }) => !optional)
      .map(({ name, place }) => ({
        claim: originClaim(service.id, id, `header ${name}`, "present", { origin: operation.origin, place }),
        observed: headers.has(name) ? undefined : "the header is missing",
      })),
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
  return [
    {
      claim: originClaim(service.id, "responses", "mediaType", types.join(" or "), { place: service.place }),
      observed: isExpected ? undefined : `the media type is ${type === "" ? "missing" : type}`,
    },
  ];
}

/** Compares the id in a response with the id in the path of its request. */
function idChecks(
  service: ResourceService,
  { operation, resource }: Route,
  { body, request }: Exchange,
): readonly Check[] {
  const parameter = operation.pathParameters.find(({ isId }) => isId);
  if (parameter === undefined || !operation.path.endsWith(`{${parameter.name}}`)) return [];
  const name = idNames(resource).find((one) => memberOf(body, one) !== undefined);
  if (name === undefined) return [];
  const id = decoded(request.replace(/\?.*$/s, "").replace(/^.*\//s, ""));
  const found = memberOf(body, name);
  return [
    {
      claim: originClaim(service.id, operation.operationId, "id", "that of the request", operation),
      observed: String(found) === id ? undefined : `${name} is ${JSON.stringify(found)} instead of ${id}`,
    },
  ];
}

/** Decodes a segment of a path. Returns it unchanged if its percent-encoding is invalid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
