import type { Json, JsonObject } from "../codegen/json.ts";
import type { WitnessRequest } from "../diff/change.ts";
import { fieldsOfBody, fieldsOfRule, rulesOfBody } from "../model/body.ts";
import type { Service } from "../model/model.ts";
import { fieldsBodyOf } from "../model/operations.ts";
import type { Module, QueryService } from "../model/query.ts";
import type { Field, Operation, Resource } from "../model/resource.ts";
import { basePath, pathsOf, sentPath } from "../naming/paths.ts";
import { keyParts, urlOf } from "../verify/run/target.ts";
import { bodyText, type Pair, type Step } from "../verify/suite/case.ts";
import { textsNear, valuesNear, type Landmarks } from "../verify/suite/near.ts";
import { draftOf, wireOf, type Given } from "../verify/suite/query/draft.ts";
import { queryStep } from "../verify/suite/query/query-case.ts";
import {
  bodyOf,
  sampleBody,
  sampleField,
  sentName,
  stepOf,
  type ResourceScope,
} from "../verify/suite/resource/requests.ts";
import { buildSuite } from "../verify/suite/suite.ts";

/** A request that may show a change. */
export interface Candidate {
  readonly request: WitnessRequest;
  /** The part of the service, and the names of the changed parameter, field or operation. */
  readonly part: string;
  readonly names: string;
}

interface Draft {
  readonly part: string;
  readonly names: string;
  readonly step: Step;
}

/** Returns the requests of a service's suite, and requests of its parts with values near the landmarks. */
export function candidatesOf(service: Service, parts: ReadonlySet<string>, landmarks: Landmarks): readonly Candidate[] {
  const { tenant } = service.kind === "resource" ? service : {};
  const given: Given = new Map(tenant === undefined ? [] : [[tenant.name, ["example"]]]);
  const suite = buildSuite({ services: [service], only: [...parts, "service"], given, write: true, seed: 1 });
  const drafts: readonly Draft[] = [
    ...suite.flatMap(({ part, id, steps }) => steps.map((step) => ({ part, names: id, step }))),
    ...(service.kind === "query"
      ? service.modules.filter(({ name }) => parts.has(name)).flatMap((one) => queriesNear(service, one, landmarks))
      : service.resources
          .filter(({ id }) => parts.has(id))
          .flatMap((one) =>
            one.operations.flatMap((operation) => callsNear({ service, given, mark: "x" }, one, operation, landmarks)),
          )),
  ];
  return drafts.flatMap(({ part, names, step }) =>
    kindsOf(service, step).map((kind) => ({ part, names, request: requestOf(service, step, kind) })),
  );
}

/** Returns queries of a module, each with one value near the landmarks. */
function queriesNear(service: QueryService, module: Module, landmarks: Landmarks): readonly Draft[] {
  const separator = service.wire.separator?.value ?? "|";
  const draft = (name: string, pair: Pair): readonly Draft[] => {
    const found = draftOf(service, module, new Map(), [pair]);
    return found === undefined
      ? []
      : [
          {
            part: module.name,
            names: `${module.name}.${name}`,
            step: queryStep(service, wireOf(service, found)),
          },
        ];
  };
  const near = { service, shapes: [], landmarks };
  const own = service.requestParameters.flatMap(({ parameters }) => parameters);
  const base = draftOf(service, module, new Map());
  const shared = own.map(({ name, type }): Draft => {
    const [text] = textsNear(type, near);
    const pairs = base === undefined ? [] : wireOf(service, base);
    return { part: module.name, names: name, step: queryStep(service, [...pairs, [name, text!]]) };
  });
  return module.parameters
    .flatMap(({ name, type, multiple, template }) => {
      const texts = [...new Set(textsNear(type, near))];
      const [first = "x", second = "y"] = texts;
      const lists = landmarks.counts.map((count) =>
        Array.from({ length: count }, (_, index) => texts[index] ?? `${index}`),
      );
      const joined = [[first, first], [first, second], ...lists].map((list) => list.join(separator));
      const all = multiple === undefined ? texts : [...texts, ...joined, service.wire.allSpecifier?.value ?? "*"];
      const filled = template === undefined ? name : name.replace(/\{[^{}]+\}/g, "main");
      return all.flatMap((text) => draft(name, [filled, text]));
    })
    .concat(shared);
}

/** Returns requests of an operation, each with one value near the landmarks. */
function callsNear(
  scope: ResourceScope,
  resource: Resource,
  operation: Operation,
  landmarks: Landmarks,
): readonly Draft[] {
  const { service } = scope;
  const near = { service, shapes: resource.shapes, landmarks };
  const part = resource.id;
  const id = operation.operationId;
  const body = sampleBody(scope, resource, operation);
  const call = (names: string, changes: Parameters<typeof stepOf>[2]): Draft => {
    const request = fieldsBodyOf(operation) === undefined ? {} : { body: bodyOf(scope, operation, body) };
    return {
      part,
      names: `${part} ${id} ${names}`,
      step: stepOf(scope, operation, { id: "1", ...request, ...changes }),
    };
  };
  const sent = (names: string, value: Json): Draft => call(names, { body: bodyOf(scope, operation, value) });
  const { request } = operation;
  const own = request?.kind === "own" ? valuesNear(request.type, near) : [];
  const fields = request === undefined ? [] : fieldsOfBody(resource, request);
  const destinations =
    request?.kind === "create" || request?.kind === "update" ? destinationsNear(resource, landmarks) : [];
  return [
    call("", {}),
    ...pathsOf(resource, operation).map((path) => call(path, { path })),
    ...own.map((value) => sent("body", value)),
    ...(request === undefined ? [] : [call("body", { body: undefined })]),
    ...(request?.kind === "media" ? request.mediaTypes : []).map((mediaType) =>
      call(mediaType, { body: { kind: "text", mediaType, text: "x" } }),
    ),
    ...(operation.tenant === "none" ? [] : [call("tenant", { tenant: undefined })]),
    ...destinations.map(([name, value]) => sent(name, { ...body, ...value })),
    ...(request === undefined ? [] : rulesOfBody(resource, request)).flatMap((rule) => {
      const names = fieldsOfRule(rule);
      const rest = Object.fromEntries(Object.entries(body).filter(([name]) => !namesOf(fields, names).has(name)));
      const filled = (of: readonly string[]): JsonObject =>
        Object.fromEntries(
          fields
            .filter(({ name }) => of.includes(name))
            .map((field) => [sentName(field), sampleField(scope, resource, field)]),
        );
      return [[], ...names.map((name) => [name]), names].map((of) => sent(names.join(" "), { ...rest, ...filled(of) }));
    }),
    ...fields.flatMap((field) => {
      const rest = Object.fromEntries(
        Object.entries(body).filter(([name]) => ![...field.aliases, field.name].includes(name)),
      );
      const some = valuesNear(field.type, near);
      return [
        sent(field.name, rest),
        ...some.map((value) => sent(field.name, { ...rest, [sentName(field)]: value })),
        ...[...field.aliases, field.name].map((name) =>
          sent(`${field.name} ${name}`, { ...rest, [name]: body[sentName(field)] ?? some[0]! }),
        ),
      ];
    }),
    ...(fields.length === 0 ? [] : [sent("unknown field", { ...body, "another-field": "x" })]),
    ...operation.query.flatMap(({ name, aliases, type }) =>
      [name, ...aliases].flatMap((one) =>
        textsNear(type.value, near).map((value) => call(name, { query: [[one, value]] })),
      ),
    ),
    ...operation.headers.flatMap(({ name, type }) =>
      textsNear(type?.value, near).map((value) => call(name, { headers: [[name, value]] })),
    ),
  ];
}

/** Returns the names of fields in requests. */
function namesOf(fields: readonly Field[], of: readonly string[]): ReadonlySet<string> {
  return new Set(fields.filter(({ name }) => of.includes(name)).flatMap(({ name, aliases }) => [name, ...aliases]));
}

/** Returns values of the field that contains the destinations, with one word in one slot. */
function destinationsNear(
  { destinations }: Resource,
  { words, numbers }: Landmarks,
): readonly (readonly [string, JsonObject])[] {
  if (destinations === undefined) return [];
  const { objectField, slots } = destinations;
  return slots.flatMap(({ name, aliases }) =>
    [name, ...aliases].flatMap((slot) =>
      [...words, ...numbers].map((one) => [`destinations ${slot}`, { [objectField]: { [slot]: [one] } }] as const),
    ),
  );
}

/** Returns the kinds of keys with which a request can be sent. */
function kindsOf({ kind }: Service, { credential }: Step): readonly string[] {
  return kind === "resource" && credential.kind === "key" && credential.keyKinds.length > 0
    ? credential.keyKinds
    : [""];
}

/** The id of an object, and values that responses would supply. */
const variables = new Map(["id", "value", "limit"].map((name) => [name, "1"] as const));

function requestOf(service: Service, step: Step, kind: string): WitnessRequest {
  const target = { service, url: addressOf(service), keys: new Map(kind === "" ? [] : [[kind, kind]]) };
  const { headers, query } = keyParts(target, step.credential) ?? { headers: [], query: [] };
  const { body } = step;
  const type: readonly Pair[] = body === undefined ? [] : [["content-type", body.mediaType]];
  const all = [...step.headers, ...headers, ...type];
  return {
    method: step.method,
    url: urlOf(target, { ...step, path: sentPath(step) }, variables, query),
    headers: Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value])),
    body: body && bodyText(body),
  };
}

/** Returns the base URL of a service, at a placeholder if the spec does not state an origin. */
export function addressOf(service: Service): string {
  const known = service.baseUrl?.value;
  const isUrl = known !== undefined && !known.includes("{") && URL.canParse(known);
  return (isUrl ? new URL(known).origin : "https://service.invalid") + basePath(service);
}
