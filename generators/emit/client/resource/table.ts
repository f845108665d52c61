import { unlessEmpty } from "../../../codegen/json.ts";
import type { PackageNames } from "../runtime.ts";
import { isUnknown } from "../../../model/fact.ts";
import { fileOf } from "../../../model/body.ts";
import { shapeFields } from "../../../model/queries.ts";
import {
  alwaysNeedsKey,
  formBodyOf,
  mediaBodyOf,
  mediaResponsesOf,
  onlyResponse,
  operationsOf,
  ownBodyOf,
  responseHeadersOf,
} from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService, Response, ShapeField } from "../../../model/resource.ts";
import type {
  OperationEntry,
  PrepareRequest,
  ServiceTable,
  TellAnswer,
  WriteRequest,
} from "../../../../templates/runtime/resource/client/table.ts";
import type { WritePairs } from "../../../../templates/runtime/core/deep-object.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { flatLiteral, literal, reference, stringLiteral } from "../../../codegen/typescript.ts";
import { fromWireName, isReadable } from "../../../naming/readable-responses.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { camelCase, clientTypeNames, collectionName } from "../../../naming/type-names.ts";
import { convertModule } from "./arguments.ts";
import { defaultUrl, keyPlaces, fixedPath, sentPath } from "../../../naming/paths.ts";
import { listPages, secretNames } from "../../shared/resource-fields.ts";
import { separatorsOf, sharedFlag } from "../../shared/resource-parameters.ts";
import { conditionHeader, dateTimeForm, exportRuntimeValue, runtimeValue, takesNothing } from "./scope.ts";
import { headerKind, pollEntry } from "./operations.ts";

export function tableModule(service: ResourceService, folder: string, { client }: PackageNames): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `The client of ${service.title}.`);
  const names = clientTypeNames(service);
  const [error, create] = [file.export(names.error), file.export(names.create)];
  exportRuntimeValue(file, "TransportError");
  const tells = operationsOf(service).some((operation) => responseHeadersOf(operation).length > 0);
  const isUnread = operationsOf(service).some((operation) => mediaResponsesOf(operation).length > 0);
  const tellResponse = tells ? reference<TellAnswer>(runtimeValue(file, "tellAnswer")) : undefined;
  const tell = isUnread
    ? reference<TellAnswer>(
        `${runtimeValue(file, "giveUnread")}(${tellResponse === undefined ? "" : literal(tellResponse)})`,
      )
    : tellResponse;
  const checker = `${client}/${outputName(service.id)}/check`;
  const validator = `${client}/${outputName(service.id)}/validate`;
  const isConditional = operationsOf(service).some(
    (one) => conditionHeader(one, "idempotency-key") ?? conditionHeader(one, "if-match"),
  );
  const addConditions = isConditional ? runtimeValue(file, "addConditions") : undefined;
  const isWritten = isUnread || operationsOf(service).some((one) => mediaBodyOf(one) ?? formBodyOf(one));
  const preparing = isWritten ? `${runtimeValue(file, "writeRequest")}(${addConditions ?? ""})` : addConditions;
  const prepare = preparing === undefined ? undefined : reference<PrepareRequest>(preparing);
  const options = takesNothing(service) ? "options = {}" : "options";
  return file.print(
    [
      `export class ${error} extends ${runtimeValue(file, "ResourceError")} {\n` +
        `  name = ${stringLiteral(error)};\n}\n\n`,
      `const service = ${literal({ ...tableOf(service, error), tell, prepare, checker, validator, resources: resourcesOf(service, file) })};\n\n`,
      `export const ${create} = (${options}) => ${runtimeValue(file, "createResourceClient")}(service, ` +
        `${isUnread ? `${runtimeValue(file, "unread")}(options)` : "options"});\n`,
    ].join(""),
  );
}

/** Returns the member names of the error body, which are empty if it is unknown. */
function errorMembers({ errorBody, errorDetails }: ResourceService): ServiceTable["errorBody"] {
  const details = errorDetails?.value ?? "";
  const { code = "", message = "", envelope } = errorBody.value ?? {};
  if (errorBody.value === undefined) return ["", "", ""];
  return envelope === undefined ? [code, message, details] : [code, message, details, envelope];
}

/** Returns the status of each error code that is sent in a success response. */
function toldBySuccess({ errors }: ResourceService): ServiceTable["toldBySuccess"] {
  const told = errors.flatMap(({ code, httpStatus }) => {
    const status = httpStatus.value;
    return status === undefined || status < 200 || status > 299 ? [] : [[code, status] as const];
  });
  return unlessEmpty(Object.fromEntries(told));
}

function tableOf(
  service: ResourceService,
  error: string,
): Omit<ServiceTable, "tell" | "prepare" | "checker" | "validator" | "resources"> {
  return {
    base: fixedPath(service),
    url: defaultUrl(service),
    keys: keysOf(service),
    mediaType: service.mediaType,
    tenant: service.tenant?.name ?? "",
    dateTime: dateTimeForm(service),
    errorBody: errorMembers(service),
    error: reference(error),
    needsKey: alwaysNeedsKey(service) || undefined,
    toldBySuccess: toldBySuccess(service),
  };
}

function resourcesOf(service: ResourceService, file: GeneratedFile): ServiceTable["resources"] {
  return Object.fromEntries(
    service.resources.map((resource) => [collectionName(resource), operationEntries(service, resource, file)]),
  );
}

function keysOf(service: ResourceService): ServiceTable["keys"] {
  const keys: { -readonly [Place in keyof ServiceTable["keys"]]: string } = {};
  for (const place of keyPlaces(service)) keys[place.in] = place.name;
  return keys;
}

function operationEntries(
  service: ResourceService,
  resource: Resource,
  file: GeneratedFile,
): ServiceTable["resources"][string] {
  const entries = resource.operations.map(
    (one) => [camelCase(one.name), operationEntry(service, resource, one, file)] as const,
  );
  return Object.fromEntries(entries);
}

function operationEntry(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  file: GeneratedFile,
): OperationEntry {
  const shared = sharedFlag(resource, operation);
  const { method, baseUrl, tenant, request, access, responses, query } = operation;
  const headers = responseHeadersOf(operation);
  const secrets = secretNames(resource, operation);
  return {
    method,
    path: sentPath(operation),
    url: baseUrl,
    tenant: tenant === "none" || service.tenant === undefined ? undefined : tenant === "required" ? "needed" : true,
    query: query.length === 0 ? undefined : query.map(({ name }) => name),
    separators: separatorsOf(operation),
    deep: deepWriters(file, operation),
    errors: operation.errorResponses.length > 0 || undefined,
    open: access.kind === "open" && service.authentication !== undefined ? true : undefined,
    body: request === undefined ? undefined : ownBodyOf(operation) === undefined ? true : "any",
    contentType: ownBodyOf(operation)?.mediaType,
    accept: acceptOf(service, operation),
    empty: responses.some(({ body, media }) => media === undefined && (body === undefined || isUnknown(body)))
      ? true
      : undefined,
    markers: markersOf(resource, operation),
    statuses: onlyResponse(operation) === undefined ? responses.map(statusOf) : undefined,
    shared: shared && { [shared.flag]: shared.value },
    secrets: unlessEmpty(secrets),
    readable: responses.some((response) => isReadable(resource, response))
      ? reference(file.import(`./${convertModule}.js`, fromWireName(resource)))
      : undefined,
    answerHeaders:
      headers.length === 0 ? undefined : Object.fromEntries(headers.map(({ name, type }) => [name, headerKind(type)])),
    keyHeader: conditionHeader(operation, "idempotency-key")?.name,
    write: writing(service, file, operation),
    pages: listPages(resource, operation),
    poll: pollEntry(service, operation),
  };
}

/** Returns the JSON media types of the responses if they differ from the service's own, which errors use. */
function acceptOf(service: ResourceService, { responses, errorResponses }: Operation): string | undefined {
  const described = [...responses, ...errorResponses].flatMap(({ mediaType }) => mediaType ?? []);
  // A server that is requested to send problem documents sends all errors in that form, without the service's code.
  const all = described.filter((mediaType) => mediaType !== "application/problem+json");
  return all.length === 0 ? undefined : [...new Set([...all, service.mediaType])].join(", ");
}

/** Returns the first required member and the integers of a response, which distinguish it from unrelated JSON. */
function markersOf(resource: Resource, operation: Operation): readonly string[] | undefined {
  const response = onlyResponse(operation);
  const type = response?.media === undefined ? response?.body?.value : undefined;
  if (type?.kind === "list") return [];
  const shape = type?.kind === "shape" ? resource.shapes.find(({ name }) => name === type.shape) : undefined;
  if (shape === undefined) return undefined;
  const needed = shapeFields(resource, shape).filter(({ required }) => required);
  const kindOf = ({ type: known }: ShapeField) => known.value?.kind;
  const markers = needed.filter((field, index) => index === 0 || kindOf(field) === "integer");
  return markers.length === 0 ? undefined : markers.map(({ name }) => name);
}

/** Returns the function that sends a request whose body or response is not JSON. */
function writing(service: ResourceService, file: GeneratedFile, operation: Operation): WriteRequest | undefined {
  const sent = mediaBodyOf(operation);
  const ofBody = sent
    ? `${runtimeValue(file, "upload")}(${flatLiteral(sent.mediaTypes)})`
    : formWriting(service, file, operation);
  const call = downloading(file, operation, ofBody) ?? ofBody;
  return call === undefined ? undefined : reference(`/* @__PURE__ */ ${call}`);
}

function formWriting(service: ResourceService, file: GeneratedFile, operation: Operation): string | undefined {
  const body = formBodyOf(operation);
  if (body === undefined) return undefined;
  const files = body.form.files.map((file) => [file.name, fileOf(file)?.mediaTypes] as const);
  const types = body.form.kind === "urlencoded" ? undefined : flatLiteral(Object.fromEntries(files));
  const { deepObject } = body.form;
  const writer = deepObject && runtimeValue(file, deepWriterNames[deepObject]);
  const given = [flatLiteral(dateTimeForm(service)), types, writer];
  const count = given.findLastIndex((one) => one !== undefined) + 1;
  return `${runtimeValue(file, "form")}(${given.slice(0, count).map(String).join(", ")})`;
}

const deepWriterNames = { indices: "deepPairs", brackets: "bracketPairs" } as const;

function deepWriters(file: GeneratedFile, { query }: Operation): OperationEntry["deep"] {
  const writers = query.flatMap(({ name, aliases, deepObject }) => {
    const writer = deepObject && reference<WritePairs>(runtimeValue(file, deepWriterNames[deepObject]));
    return writer === undefined ? [] : [name, ...aliases].map((one) => [one, writer] as const);
  });
  return unlessEmpty(Object.fromEntries(writers));
}

function downloading(file: GeneratedFile, operation: Operation, ofBody: string | undefined): string | undefined {
  const responses = mediaResponsesOf(operation);
  if (responses.length === 0) return undefined;
  const mediaTypes = [...new Set(responses.flatMap(({ media }) => media.mediaTypes))];
  const statuses = onlyResponse(operation) === undefined ? flatLiteral(responses.map(statusOf)) : undefined;
  const last = statuses === undefined ? [ofBody] : [ofBody ?? "undefined", statuses];
  return (
    `${runtimeValue(file, "download")}(` +
    `${[flatLiteral(mediaTypes), ...last].filter((one) => one !== undefined).join(", ")})`
  );
}

function statusOf({ httpStatus }: Response): number {
  return httpStatus.value ?? 0;
}
