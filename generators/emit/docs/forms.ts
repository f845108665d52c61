import { valueProse } from "../../describe/parameter.ts";
import type { Model, Service } from "../../model/model.ts";
import { formBodyOf, jsonTypeOf, mediaBodyOf, needsBody, responseHeadersOf } from "../../model/operations.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { type EnumType, type Type, valueSetsById } from "../../model/type.ts";
import { outputName } from "../../naming/declared-name.ts";
import { keyPlaces, sentPath } from "../../naming/paths.ts";
import { clientTypeNames } from "../../naming/type-names.ts";
import { packageName } from "../shared/package/package.ts";
import { parametersOf, sharedFlag } from "../shared/resource-parameters.ts";
import { clientName, moduleCallParts, operationMethod } from "../shared/examples/calls.ts";
import type { Named } from "./pages/fields.ts";
import { plainText, prose } from "./prose.ts";
import { summaryOf } from "./pages/start.ts";
import type { Control, FormBody, FormField, RequestForm } from "../../../templates/runtime/docs/try/request-form.ts";
import type { Module, Parameter, QueryService } from "../../model/query.ts";
import { groupOf } from "../../naming/wire-names.ts";
import { expandParameters, wireName } from "../../naming/wire-names.ts";
import { profileOf } from "../../model/profiles.ts";
import { type ByKind, byKind } from "../../model/group-by.ts";

/**
 * Returns the form of an operation, or `undefined` if its body is not JSON, a parameter is an object, or it has its own
 * base URL.
 */
export function operationForm(
  { project }: Model,
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): RequestForm | undefined {
  if (mediaBodyOf(operation) !== undefined || formBodyOf(operation) !== undefined) return undefined;
  if (operation.baseUrl !== undefined || operation.query.some(({ deepObject }) => deepObject !== undefined))
    return undefined;
  const [place] = operation.access.kind === "open" ? [] : keyPlaces(service);
  const flag = sharedFlag(resource, operation)?.flag;
  return {
    service: service.id,
    method: operation.method,
    path: sentPath(operation),
    fixed: [],
    fields: [
      ...parametersOf(service, resource, operation)
        .filter(({ name }) => name !== flag)
        .map((parameter) => operationField(service, parameter, parameter.in)),
      ...operation.headers.map((header) => operationField(service, header, "header")),
    ],
    body: bodyOf(service, operation),
    key: place && { in: place.in, name: place.name, option: "key", required: true },
    separators: [],
    validators: `${outputName(service.id)}/${outputName(operation.operationId)}.js`,
    answerHeaders: responseHeadersOf(operation).map(({ name }) => name.toLowerCase()),
    code: {
      module: `${packageName(project, "client")}/${outputName(service.id)}`,
      create: clientTypeNames(service).create,
      client: "client",
      address: { option: "baseUrl", withPath: false },
      options: {},
      before: `console.log(await client${operationMethod(resource, operation)}(`,
      after: "));",
      arguments: { kind: "operation", tenant: service.tenant?.name },
    },
  };
}

function bodyOf(service: ResourceService, operation: Operation): FormBody | undefined {
  if (operation.request === undefined) return undefined;
  const request = operation.examples.find((example) => example.request !== undefined)?.request ?? {};
  return {
    mediaType: jsonTypeOf(service, operation),
    required: needsBody(operation),
    example: JSON.stringify(request, undefined, 2),
  };
}

function operationField(
  service: ResourceService,
  { name, type, required, description, separator, default: fact }: Named,
  place: FormField["in"],
): FormField {
  const value = fact?.value;
  return {
    name,
    wire: name,
    in: place,
    required,
    description: summaryOf(description),
    default: value === undefined ? undefined : plainText(prose(valueProse(value))),
    ofRequest: false,
    separator,
    control: controlOf(service, type.value ?? anyText, {
      several: false,
      secret: false,
      flags: false,
    }),
  };
}

const anyText: Type = {
  kind: "string",
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
  format: undefined,
};

/** Returns the form for a request of only this module, or `undefined` if the request format is unknown. */
export function moduleForm({ project }: Model, service: QueryService, module: Module): RequestForm | undefined {
  const { wire } = service;
  const endpoint = wire.endpoint.value;
  const methods = wire.methods.value;
  const selector = groupOf(service, module)?.selector;
  const pages = pageParameters(service, module);
  const parts = moduleCallParts(service, module, pages.length > 0);
  if (endpoint === undefined || selector === undefined || parts === undefined || !methods?.includes("GET"))
    return undefined;
  const errorHeader = wire.errorHeader?.value;
  return {
    service: service.id,
    method: "GET",
    path: endpoint,
    fixed: [...knownConstants(service), [selector, module.name]],
    fields: [
      ...pages.map((parameter) => moduleField(service, parameter, parameter.name, true)),
      ...expandParameters(module.parameters, valueSetsById(service.valueSets)).flatMap(({ parameter, name }) => {
        const wire = wireName(service, module, name);
        return wire === undefined ? [] : [moduleField(service, { ...parameter, name }, wire, false)];
      }),
    ],
    body: undefined,
    // The key is optional for every caller, because most modules work without one.
    key: { in: "bearer", name: "Authorization", option: "accessToken", required: false },
    separators: [wire.separator, wire.alternativeSeparator].flatMap((fact) => fact?.value ?? []),
    validators: `${outputName(service.id)}/${outputName(module.name)}.js`,
    answerHeaders: errorHeader === undefined ? [] : [errorHeader.toLowerCase()],
    errorHeader: errorHeader?.toLowerCase(),
    continuation: profileOf(service)?.continuation,
    code: {
      module: `${packageName(project, "client")}/${outputName(service.id)}`,
      create: clientTypeNames(service).create,
      client: clientName(service),
      address: { option: "endpoint", withPath: true },
      options: { userAgent: "my-tool/1.0 (me@example.org)" },
      before: parts.before,
      after: parts.after,
      arguments: { kind: "module", within: parts.within },
    },
  };
}

function knownConstants({ constants }: QueryService): RequestForm["fixed"] {
  return constants.flatMap(({ name, value }) => {
    const known = value.value;
    return known === undefined ? [] : [[name, known] as const];
  });
}

function pageParameters(service: QueryService, module: Module): readonly Parameter[] {
  if (service.pages === undefined || groupOf(service, module)?.role !== "properties") return [];
  const names = new Set([...service.pages.pages, ...service.pages.revisions]);
  return service.requestParameters.flatMap(({ parameters }) => parameters.filter(({ name }) => names.has(name)));
}

function moduleField(
  service: QueryService,
  { name, type, required, multiple, sensitive, description, default: fact }: Parameter,
  wire: string,
  ofRequest: boolean,
): FormField {
  const value = fact?.value;
  return {
    name,
    wire,
    in: "query",
    required,
    description: summaryOf(description),
    default: value === undefined ? undefined : plainText(prose(valueProse(value))),
    ofRequest,
    control: controlOf(service, type, { several: multiple !== undefined, secret: sensitive, flags: true }),
  };
}

/**
 * Limits for the number of choices. With more choices for one value, a text field with suggestions is faster to use.
 * Text fields for several values have no suggestions, so their limit is higher.
 */
const mostChoices = { one: 60, several: 500 } as const;

interface Options {
  readonly several: boolean;
  readonly secret: boolean;
  /** True if the presence of the name means `true`. */
  readonly flags: boolean;
}

function controlOf(service: Service, type: Type, options: Options): Control {
  const { several, secret } = options;
  return secret ? { kind: "text", values: [], several, type: "secret" } : byKind(controls, type, service, options);
}

type ControlOf = (type: Type, service: Service, options: Options) => Control;

const text: ControlOf = (_type, _service, { several }) => ({ kind: "text", values: [], several, type: "text" });
const number: ControlOf = (_type, _service, { several }) => ({ kind: "text", values: [], several, type: "number" });

const controls: ByKind<Type, [service: Service, options: Options], Control> = {
  boolean: (_type, _service, { flags, several }) =>
    flags ? { kind: "flag" } : { kind: "choice", values: ["true", "false"], several },
  list: ({ items }, service, options) => controlOf(service, items, { ...options, several: true }),
  enum: enumControl,
  literal: ({ values }, _service, { several }) => ({ kind: "choice", values: values.map(String), several }),
  integer: number,
  number,
  limit: number,
  namespace: number,
  string: text,
  decimal: text,
  timestamp: text,
  date: text,
  time: text,
  duration: text,
  binary: text,
  file: text,
  any: text,
  user: text,
  title: text,
  map: text,
  shape: text,
  "one-of": text,
  union: text,
};

function enumControl(type: EnumType, service: Service, { several }: Options): Control {
  const values = valuesOf(service, type);
  const isClosed = type.closed?.value ?? true;
  const isChoice = isClosed && values.length <= mostChoices[several ? "several" : "one"];
  return isChoice ? { kind: "choice", values, several } : { kind: "text", values, several, type: "text" };
}

function valuesOf({ valueSets }: Service, { values }: EnumType): readonly string[] {
  const all = values.kind === "inline" ? values.values : (valueSetsById(valueSets).get(values.set)?.values ?? []);
  return all.map(({ value }) => value);
}

export function formPath(path: string): string {
  return path.replace(/\.html$/, ".form.json");
}
