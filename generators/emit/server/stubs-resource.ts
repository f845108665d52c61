import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { camelCase, collectionName, handlersTypeName } from "../../naming/type-names.ts";
import { outputName } from "../../naming/output-name.ts";
import { generatedModule, handlersFile, handwrittenFolder, typeFrom, type Stub } from "./stub.ts";

export function resourceHandlers({ resources }: ResourceService): readonly string[] {
  return resources.flatMap((resource) => resource.operations.map((operation) => nameOf(resource, operation)));
}

/** A resource of which nothing is there is one file; an operation that is new to a resource is one too. */
export function resourceStubs(service: ResourceService, present: ReadonlySet<string>): readonly Stub[] {
  return service.resources.flatMap((resource) => {
    const missing = resource.operations.filter((operation) => !present.has(nameOf(resource, operation)));
    if (missing.length === 0) return [];
    return missing.length === resource.operations.length ? [resourceStub(service, resource)] : missing.map((operation) => operationStub(service, resource, operation));
  });
}

function nameOf(resource: Resource, { name }: Operation): string {
  return `${collectionName(resource)}.${camelCase(name)}`;
}

function resourceStub(service: ResourceService, resource: Resource): Stub {
  const file = `${outputName(resource.id)}.js`;
  const members = resource.operations.map((operation) => `${summary(operation, "  ")}  ${propertyKey(camelCase(operation.name))}: ${body(nameOf(resource, operation), "  ")},\n`);
  return {
    path: `${handwrittenFolder(service)}/${file}`,
    text: `/** @satisfies {${handlersType(service, resource)}} */\nexport const handlers = {\n${members.join("")}};\n`,
    wiring: [{ file: handlersFile(service), lines: [`export { handlers as ${propertyKey(collectionName(resource))} } from ${stringLiteral(`./${file}`)};`] }],
  };
}

function operationStub(service: ResourceService, resource: Resource, operation: Operation): Stub {
  const file = `${outputName(resource.id)}-${outputName(operation.name)}.js`;
  const key = camelCase(operation.name);
  const type = `${handlersType(service, resource)}[${stringLiteral(key)}]`;
  return {
    path: `${handwrittenFolder(service)}/${file}`,
    text: `${summary(operation, "", [`@type {${type}}`])}export const handler = ${body(nameOf(resource, operation), "")};\n`,
    wiring: [{ file: `the module of ${collectionName(resource)}`, lines: [`import { handler as ${key}Handler } from ${stringLiteral(`./${file}`)};`, `${propertyKey(key)}: ${key}Handler,`] }],
  };
}

function handlersType(service: ResourceService, resource: Resource): string {
  const [unit, tenant] = ["StorageUnit", "StoredTenant"].map((name) => typeFrom("../storage/types.js", name));
  return `${typeFrom(generatedModule(service), handlersTypeName(resource))}<${unit}, ${tenant}>`;
}

function summary({ summary }: Operation, indent: string, tags: readonly `@${string}`[] = []): string {
  return lineComment(`${summary}.`, indent, tags);
}

function body(name: string, indent: string): string {
  return `async (_request, _unit) => {\n${indent}  throw new Error(${stringLiteral(`The handler ${name} is not written yet.`)});\n${indent}}`;
}
