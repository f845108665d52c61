import { unlessEmpty } from "../../../../codegen/json.ts";
import type {
  Decode,
  ResourceTable,
  TableAnswer,
  TableError,
  TableOperation,
  TableResource,
  TableForm,
  Refusals,
} from "../../../../../templates/runtime/resource/server/table.ts";
import type { GeneratedFile } from "../../../../codegen/generated-file.ts";
import { reference } from "../../../../codegen/typescript.ts";
import { formBodyOf, jsonTypesOf, mediaBodyOf, ownBodyOf } from "../../../../model/operations.ts";
import { currentOf, idOf } from "../../../../model/operations.ts";
import {
  requestFaults,
  type Operation,
  type RequestFault,
  type Resource,
  type ResourceService,
  type Response,
  type Field,
  type FormBody,
} from "../../../../model/resource.ts";
import type { ErrorCode } from "../../../../model/service.ts";
import { type Type, isScalar, isTextual } from "../../../../model/type.ts";
import { keyPlaces, pathsOf, basePath } from "../../../../naming/paths.ts";
import { camelCase, collectionName } from "../../../../naming/type-names.ts";
import { invalidCode, malformedCode, missingCode } from "../../resource-fields.ts";
import { separatorsOf } from "../../resource-parameters.ts";
import { groundText } from "../grounds.ts";
import { errorGrounds, operationGrounds, responseGrounds, responseType, shapesOf } from "./grounds.ts";
import { decodingOf, isBodyOptional, isVersioned } from "./handlers.ts";
import { fieldsOfBody, bytesOfFiles } from "../../../../model/body.ts";
import { fieldNames } from "../../../../naming/wire-names.ts";
import type { Lifecycle } from "../../../../model/fact.ts";

/** HTTP statuses for operations and errors with an unknown status. */
const [success, failure] = [200, 400];

interface Decoders {
  readonly parameters: Decode | undefined;
  readonly headers: Decode | undefined;
  readonly body: Decode | undefined;
}

/** Imports the decoders of each operation, with numbers, because all modules export the same names. */
function decodersOf(
  service: ResourceService,
  file: GeneratedFile,
  validators: string,
): ReadonlyMap<Operation, Decoders> {
  const decodings = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      const decoding = decodingOf(service, resource, operation, validators);
      return decoding === undefined ? [] : [[operation, decoding] as const];
    }),
  );
  return new Map(
    decodings.map(([operation, { module, parameters, headers, body }], index) => {
      const decoder = (type: string | undefined, name: string): Decode | undefined => {
        if (type === undefined) return undefined;
        file.import(module, `${name} as ${name}${index}`);
        return reference<Decode>(`${name}${index}`);
      };
      const decoders = {
        parameters: decoder(parameters, "decodeParameters"),
        headers: decoder(headers, "decodeHeaders"),
        body: decoder(body, "decode"),
      };
      return [operation, decoders];
    }),
  );
}

/** Returns the data that describes a service to the runtime, and imports the decoders into the file. */
export function tableOf(service: ResourceService, file: GeneratedFile, validators: string): ResourceTable {
  const decoders = decodersOf(service, file, validators);
  const { tenant, authentication, errors } = service;
  return {
    base: basePath(service),
    keys: Object.fromEntries(keyPlaces(service).map((place) => [place.in, place.name])),
    // An unknown scope counts as the narrower one.
    kinds: Object.fromEntries(
      (authentication?.keyKinds ?? []).map(({ id, scope, access, in: places }) => [
        id,
        { scope: scope.value ?? "tenant", access, in: places },
      ]),
    ),
    mediaType: service.mediaType,
    tenant: tenant && {
      name: tenant.name,
      missing: tenant.missing?.value ?? invalidCode(service),
    },
    errorBody: {
      ...(service.errorBody.value ?? { envelope: undefined, code: "code", message: "message" }),
      details: service.errorDetails?.value,
      ground: groundText(service.errorBody),
    },
    refusals: refusalsOf(service),
    errors: Object.fromEntries(errors.map((error) => [error.code, errorRow(service, error)])),
    shapes: Object.fromEntries(
      service.resources.map((resource) => [collectionName(resource), shapesOf(service, resource)]),
    ),
    resources: Object.fromEntries(
      service.resources.map((resource) => [collectionName(resource), resourceOf(service, resource, decoders)]),
    ),
  };
}

function errorRow(service: ResourceService, error: ErrorCode): TableError {
  const { code, httpStatus, message } = error;
  const grounds = errorGrounds(service, error);
  const row = [httpStatus.value ?? failure, message?.value ?? code] as const;
  return grounds === undefined ? row : [...row, grounds];
}

/** Returns the error codes of the spec, and those that decoders use. */
function refusalsOf(service: ResourceService): {
  readonly [Fault in keyof Refusals & RequestFault]?: string | undefined;
} {
  const named = requestFaults.map((fault) => [fault, service.requestErrors[fault]?.value]);
  return {
    ...(Object.fromEntries(named) as { readonly [Fault in RequestFault]?: string | undefined }),
    malformed: malformedCode(service),
    missing: missingCode(service),
    invalid: invalidCode(service),
  };
}

function resourceOf(
  service: ResourceService,
  resource: Resource,
  decoders: ReadonlyMap<Operation, Decoders>,
): TableResource {
  const operations = resource.operations.map((operation) => [
    camelCase(operation.name),
    operationOf(service, resource, operation, decoders.get(operation)),
  ]);
  return { object: resource.object, operations: Object.fromEntries(operations) as TableResource["operations"] };
}

function operationOf(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  decoders: Decoders | undefined,
): TableOperation {
  const { access, method, headers, responses } = operation;
  const [{ status, answer, answerJsonTypes, answerTypes, answerHeaders, versioned }, ...others] = responsesOf(
    service,
    resource,
    responses,
  );
  const current = currentOf(resource, operation);
  const lists = listNames(operation);
  const [media, form, own] = [mediaBodyOf(operation), formBodyOf(operation), ownBodyOf(operation)];
  return {
    method,
    paths: [...new Set(pathsOf(resource, operation))],
    keys: access.kind === "open" ? undefined : access.keys,
    scopes: access.kind === "open" ? undefined : unlessEmpty(access.scopes),
    tenant: service.tenant === undefined ? "none" : operation.tenant,
    status,
    id: idOf(operation),
    parameters: decoders?.parameters,
    lists: unlessEmpty(lists),
    separators: separatorsOf(operation),
    deep: deepNames(operation),
    headers: decoders?.headers && { names: headers.map(({ name }) => name), decode: decoders.headers },
    body: decoders?.body,
    bodyJsonTypes: own && jsonTypesOf(service, own),
    mediaTypes: media?.mediaTypes,
    maxBytes: media?.maxBytes?.value,
    form: form && formTable(resource, form),
    optionalBody: isBodyOptional(operation) || undefined,
    answer,
    answerJsonTypes,
    answerTypes,
    answerHeaders,
    lifecycle: lifecycleHeaders(resource, operation),
    versioned,
    others: unlessEmpty(others),
    current: current && camelCase(current.name),
    grounds: operationGrounds(service, resource, operation),
  };
}

/** Returns the success responses. The grounds of the first one are in its operation. */
function responsesOf(
  service: ResourceService,
  resource: Resource,
  [first, ...others]: readonly Response[],
): readonly [TableAnswer, ...TableAnswer[]] {
  const responses = others.map((response) => ({
    ...responseOf(service, resource, response),
    grounds: responseGrounds(service, response),
  }));
  return [responseOf(service, resource, first!), ...responses];
}

function responseOf(service: ResourceService, resource: Resource, response: Response): TableAnswer {
  const { httpStatus, body, media, headers } = response;
  return {
    status: httpStatus.value ?? success,
    answer: body && responseType(service, body),
    answerJsonTypes: body && jsonTypesOf(service, response),
    answerTypes: media?.mediaTypes,
    answerHeaders: unlessEmpty(headers.filter(({ optional }) => !optional).map(({ name }) => name)),
    versioned: isVersioned(resource, response) || undefined,
  };
}

/** Returns the names of the query parameters that are lists. */
function listNames({ query }: Operation): readonly string[] {
  const lists = query.filter(({ type }) => type.value?.kind === "list");
  return lists.flatMap(({ name, aliases }) => [name, ...aliases]);
}

function deepNames({ query }: Operation): readonly string[] | undefined {
  return unlessEmpty(
    query.filter(({ deepObject }) => deepObject !== undefined).flatMap(({ name, aliases }) => [name, ...aliases]),
  );
}

function formTable(resource: Resource, body: FormBody): TableForm {
  const { kind, deepObject, files } = body.form;
  const fields = fieldsOfBody(resource, body);
  const typeOf = ({ type }: Field): Type => type.value ?? { kind: "any" };
  const namesOf = (isIncluded: (field: Field) => boolean): readonly string[] | undefined =>
    unlessEmpty(fields.filter(isIncluded).flatMap(fieldNames));
  const isDeep = (field: Field): boolean => deepObject !== undefined && !files.includes(field);
  const sizes = files.flatMap((file) => bytesOfFiles(file) ?? []);
  return {
    kind,
    lists: namesOf((field) => !isDeep(field) && typeOf(field).kind === "list"),
    deep: namesOf((field) => isDeep(field) && (typeOf(field).kind === "any" || !isScalar(typeOf(field)))),
    json: namesOf((field) => !isDeep(field) && !isTextual(typeOf(field))),
    fileBytes: sizes.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size),
  };
}

/** Returns the header fields `Deprecation` (RFC 9745) and `Sunset` (RFC 8594) of an operation. */
function lifecycleHeaders(resource: Resource, operation: Operation): Readonly<Record<string, string>> | undefined {
  const date = dateOf(operation) ?? dateOf(resource);
  const sunset = sunsetOf(operation) ?? sunsetOf(resource);
  return unlessEmpty({ ...(date && { deprecation: date }), ...(sunset && { sunset }) });
}

/** Returns the beginning of the day in UTC, in seconds since 1970, with a leading `@`. */
function dateOf({ deprecated }: Lifecycle): string | undefined {
  return deprecated?.date === undefined ? undefined : `@${Date.parse(`${deprecated.date}T00:00:00Z`) / 1000}`;
}

/** Returns the end of the last day in UTC, as an HTTP date. */
function sunsetOf({ sunset }: Lifecycle): string | undefined {
  const day = sunset?.value;
  return day === undefined ? undefined : new Date(`${day}T23:59:59Z`).toUTCString();
}
