import { knownValue } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { escapeUnsafe } from "../../codegen/unsafe.ts";
import { camelCase, collectionName, serverNames } from "../../naming/type-names.ts";
import { invalidCode, malformedCode } from "../shared/resource-fields.ts";
import { fixedPath, keyPlaces, pathsOf } from "../../naming/resource-paths.ts";
import { answerType, shapesCode } from "./resource-answers.ts";
import { decodingOf, idOf, isVersioned, readerOf, type Decoding } from "./resource-facts.ts";

/** The statuses of what nobody knows them of. */
const [success, failure] = [200, 400];

type Decoded = Decoding & { readonly name: string };

/** The entry point of a service: what the runtime has to know of it. */
export function tableText(service: ResourceService, validators: string): string {
  const decoders = new Map<Operation, Decoded>();
  for (const resource of service.resources) {
    for (const operation of resource.operations) {
      const decoding = decodingOf(service, resource, operation, validators);
      if (decoding !== undefined) decoders.set(operation, { ...decoding, name: `decoder${decoders.size}` });
    }
  }
  const imports = [...decoders.values()].map(({ name, module }) => `import * as ${name} from ${stringLiteral(module)};\n`);
  return [
    `// A server of ${escapeUnsafe(service.title)}. Generated: change the spec instead.\n`,
    ...imports,
    `import { contractOf } from "../runtime/server/resource/contract.js";\n`,
    `import { createResourcePlugin } from "../runtime/server/resource/plugin.js";\n\n`,
    `export { ServiceError } from "../runtime/server/resource/error.js";\n\n`,
    `const service = {\n${members(service)}  shapes: {\n${service.resources.map((resource) => `    ${propertyKey(collectionName(resource))}: ${shapesCode(service, resource)},\n`).join("")}  },\n  resources: {\n${service.resources.map((resource) => resourceText(service, resource, decoders)).join("")}  },\n};\n\n`,
    `export const ${serverNames(service).plugin} = (handlers, options) => createResourcePlugin(service, handlers, options);\n`,
    `export const ${serverNames(service).contract} = (options) => contractOf(service, options);\n`,
  ].join("");
}

function members(service: ResourceService): string {
  const { tenant, authentication, errors } = service;
  const keys = keyPlaces(service).map((place) => `${place.in}: ${stringLiteral(place.name)}`);
  // A scope that nobody knows is the narrower one.
  const kinds = authentication.keyKinds.map(({ id, scope, access }) => `    ${propertyKey(id)}: { scope: ${stringLiteral(knownValue(scope) ?? "tenant")}, access: ${stringLiteral(access)} },\n`);
  const codes = errors.map(({ code, httpStatus, message }) => `    ${propertyKey(code)}: [${knownValue(httpStatus) ?? failure}, ${stringLiteral(knownValue(message) ?? code)}],\n`);
  return [
    `  base: ${stringLiteral(fixedPath(service))},\n`,
    `  keys: { ${keys.join(", ")} },\n`,
    `  kinds: {\n${kinds.join("")}  },\n`,
    `  mediaType: ${stringLiteral(service.mediaType)},\n`,
    `  tenant: { name: ${stringLiteral(tenant?.name ?? "")}, missing: ${stringLiteral((tenant && knownValue(tenant.missing)) ?? invalidCode(service))} },\n`,
    `  envelope: ${stringLiteral(knownValue(service.errorBody)?.envelope ?? "")},\n`,
    `  malformed: ${stringLiteral(malformedCode(service))},\n`,
    `  invalid: ${stringLiteral(invalidCode(service))},\n`,
    `  errors: {\n${codes.join("")}  },\n`,
  ].join("");
}

function resourceText(service: ResourceService, resource: Resource, decoders: ReadonlyMap<Operation, Decoded>): string {
  const operations = resource.operations.map((operation) => {
    const parts = operationParts(service, resource, operation, decoders.get(operation));
    return `        ${propertyKey(camelCase(operation.name))}: {\n${parts.map((part) => `          ${part},\n`).join("")}        },\n`;
  });
  const object = resource.object === undefined ? "" : `      object: ${stringLiteral(resource.object)},\n`;
  return `    ${propertyKey(collectionName(resource))}: {\n${object}      operations: {\n${operations.join("")}      },\n    },\n`;
}

function operationParts(service: ResourceService, resource: Resource, operation: Operation, decoder: Decoded | undefined): readonly string[] {
  const [id, reader] = [idOf(operation), readerOf(resource)];
  return [
    `method: ${stringLiteral(operation.method)}`,
    `paths: [${pathsOf(resource, operation).map(stringLiteral).join(", ")}]`,
    `keys: [${operation.keys.map(stringLiteral).join(", ")}]`,
    `tenant: ${stringLiteral(service.tenant === undefined ? "none" : operation.tenant)}`,
    `status: ${knownValue(operation.response.httpStatus) ?? success}`,
    id === undefined ? "" : `id: ${stringLiteral(id)}`,
    decoder?.parameters === undefined ? "" : `parameters: ${decoder.name}.decodeParameters`,
    decoder?.body === undefined ? "" : `body: ${decoder.name}.decode`,
    `answer: ${answerType(service, operation.response.body)}`,
    isVersioned(resource, operation) ? "versioned: true" : "",
    id === undefined || reader === undefined || operation.method === "GET" ? "" : `current: ${stringLiteral(camelCase(reader.name))}`,
  ].filter((part) => part !== "");
}
