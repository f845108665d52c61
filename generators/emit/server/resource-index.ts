import type { Decode, ResourceTable, TableOperation, TableResource } from "../../../templates/runtime/server/resource/table.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { literal, reference } from "../../codegen/literal.ts";
import { valueOr } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { fixedPath, keyPlaces, pathsOf } from "../../naming/resource-paths.ts";
import { camelCase, collectionName, serverNames } from "../../naming/type-names.ts";
import { invalidCode, malformedCode } from "../shared/resource-fields.ts";
import { answerType, shapesOf } from "./resource-answers.ts";
import { decodingOf, idOf, isVersioned, readerOf } from "./resource-facts.ts";
import { runtimePath } from "./runtime-path.ts";

/** HTTP statuses for operations and errors whose own is unknown. */
const [success, failure] = [200, 400];

/** The index of a service: what the runtime has to know of it, handed to the runtime. */
export function indexFile(service: ResourceService, folder: string, validators: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `A server of ${service.title}.`);
  const { plugin, contract } = serverNames(service);
  const runtime = (module: string, name: string): string => file.import(runtimePath(file, `server/resource/${module}.js`), name);
  const table = tableOf(service, decodersOf(service, file, validators));
  file.exportFrom(runtimePath(file, "server/resource/error.js"), "ServiceError");
  return file.print(
    [
      `const service = ${literal(table)};\n\n`,
      `export const ${file.export(plugin)} = (handlers, options) => ${runtime("plugin", "pluginOf")}(service, handlers, options);\n`,
      `export const ${file.export(contract)} = (options) => ${runtime("contract", "contractOf")}(service, options);\n`,
    ].join(""),
  );
}

type Decoders = Pick<TableOperation, "parameters" | "body">;

/** The decoders of each operation that has any. All modules name theirs alike: a number tells them apart. */
function decodersOf(service: ResourceService, file: GeneratedFile, validators: string): ReadonlyMap<Operation, Decoders> {
  const decodings = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => {
      const decoding = decodingOf(service, resource, operation, validators);
      return decoding === undefined ? [] : [[operation, decoding] as const];
    }),
  );
  return new Map(
    decodings.map(([operation, { module, parameters, body }], index) => {
      const decoder = (name: string): Decode => {
        file.import(module, `${name} as ${name}${index}`);
        return reference<Decode>(`${name}${index}`);
      };
      return [operation, { parameters: parameters && decoder("decodeParameters"), body: body && decoder("decode") }];
    }),
  );
}

function tableOf(service: ResourceService, decoders: ReadonlyMap<Operation, Decoders>): ResourceTable {
  const { tenant, authentication, errors } = service;
  return {
    base: fixedPath(service),
    keys: Object.fromEntries(keyPlaces(service).map((place) => [place.in, place.name])),
    // A scope that is unknown is the narrower one.
    kinds: Object.fromEntries(
      authentication.keyKinds.map(({ id, scope, access }) => [id, { scope: valueOr(scope, "tenant", "server-needs-one"), access }]),
    ),
    mediaType: service.mediaType,
    tenant: { name: tenant?.name ?? "", missing: (tenant && valueOr(tenant.missing, undefined, "server-needs-one")) ?? invalidCode(service) },
    envelope: valueOr(service.errorBody, undefined, "server-needs-one")?.envelope ?? "",
    malformed: malformedCode(service),
    invalid: invalidCode(service),
    errors: Object.fromEntries(
      errors.map(({ code, httpStatus, message }) => [code, [valueOr(httpStatus, failure, "server-needs-one"), valueOr(message, code, "server-needs-one")]]),
    ),
    shapes: Object.fromEntries(service.resources.map((resource) => [collectionName(resource), shapesOf(service, resource)])),
    resources: Object.fromEntries(service.resources.map((resource) => [collectionName(resource), resourceOf(service, resource, decoders)])),
  };
}

function resourceOf(service: ResourceService, resource: Resource, decoders: ReadonlyMap<Operation, Decoders>): TableResource {
  const operations = resource.operations.map((operation) => [
    camelCase(operation.name),
    operationOf(service, resource, operation, decoders.get(operation)),
  ]);
  return { object: resource.object, operations: Object.fromEntries(operations) as TableResource["operations"] };
}

function operationOf(service: ResourceService, resource: Resource, operation: Operation, decoders: Decoders | undefined): TableOperation {
  const [id, reader] = [idOf(operation), readerOf(resource)];
  return {
    method: operation.method,
    paths: pathsOf(resource, operation),
    keys: operation.keys,
    tenant: service.tenant === undefined ? "none" : operation.tenant,
    status: valueOr(operation.response.httpStatus, success, "server-needs-one"),
    id,
    parameters: decoders?.parameters,
    body: decoders?.body,
    answer: answerType(service, operation.response.body),
    versioned: isVersioned(resource, operation) || undefined,
    current: id === undefined || reader === undefined || operation.method === "GET" ? undefined : camelCase(reader.name),
  };
}
