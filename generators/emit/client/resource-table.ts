import { valueOr } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import type { OperationEntry, ServiceTable } from "../../../templates/runtime/client/table.ts";
import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { literal, reference } from "../../codegen/literal.ts";
import { stringLiteral } from "../../codegen/typescript.ts";
import { camelCase, clientTypeNames, collectionName } from "../../naming/type-names.ts";
import { fixedPath, keyPlaces } from "../../naming/resource-paths.ts";
import { bodyOf } from "../shared/resource-fields.ts";
import { dateTimeForm } from "./resource-facts.ts";
import { exportRuntimeValue, runtimeValue } from "./resource-runtime.ts";

/** The entry point of a service: what the runtime has to know of it. */
export function tableModule(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `The client of ${service.title}.`);
  const names = clientTypeNames(service);
  const [error, create] = [file.export(names.error), file.export(names.create)];
  exportRuntimeValue(file, "TransportError");
  return file.print(
    [
      `export class ${error} extends ${runtimeValue(file, "ResourceError")} {\n  name = ${stringLiteral(error)};\n}\n\n`,
      `const service = ${literal(tableOf(service, error))};\n\n`,
      `export const ${create} = (options) => ${runtimeValue(file, "createResourceClient")}(service, options);\n`,
    ].join(""),
  );
}

function tableOf(service: ResourceService, error: string): ServiceTable {
  return {
    base: fixedPath(service),
    keys: keysOf(service),
    mediaType: service.mediaType,
    tenant: service.tenant?.name ?? "",
    dateTime: dateTimeForm(service),
    envelope: valueOr(service.errorBody, undefined, "used-on-the-wire")?.envelope ?? "",
    error: reference(error),
    resources: Object.fromEntries(service.resources.map((resource) => [collectionName(resource), operationEntries(service, resource)])),
  };
}

function keysOf(service: ResourceService): ServiceTable["keys"] {
  const keys: { -readonly [Place in keyof ServiceTable["keys"]]: string } = {};
  for (const place of keyPlaces(service)) keys[place.in] = place.name;
  return keys;
}

function operationEntries(service: ResourceService, resource: Resource): ServiceTable["resources"][string] {
  const entries = resource.operations.map((one) => [camelCase(one.name), operationEntry(service, resource, one)] as const);
  return Object.fromEntries(entries);
}

function operationEntry(service: ResourceService, resource: Resource, { method, path, tenant, request }: Operation): OperationEntry {
  const { scope } = resource;
  const fields = request === undefined ? [] : bodyOf(resource, request).fields;
  const secrets = fields.filter(({ secret }) => secret).flatMap(({ names }) => names);
  return {
    method,
    path,
    tenant: tenant === "none" || service.tenant === undefined ? undefined : true,
    body: request === undefined ? undefined : true,
    shared: scope.kind === "tenant-or-shared" ? { [scope.flag]: scope.value } : undefined,
    secrets: secrets.length === 0 ? undefined : secrets,
  };
}
