import { lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/output-name.ts";
import { camelCase, collectionName, handlersTypeName } from "../../naming/type-names.ts";
import type { Handler, Stub, StubScope } from "./stub.ts";

export function resourceHandlers({ resources }: ResourceService): readonly Handler[] {
  return resources.flatMap((resource) =>
    resource.operations.map((operation): Handler => {
      const { name, operationId, place } = operation;
      const names = [
        resource.id,
        collectionName(resource),
        name,
        camelCase(name),
        operationId,
        `${resource.id}.${name}`,
      ];
      return { path: nameOf(resource, operation), names, place };
    }),
  );
}

/** A resource without any handler is one file; an operation that is new to a resource is one too. */
export function resourceStubs(
  service: ResourceService,
  scope: StubScope,
  present: ReadonlySet<string>,
): readonly Stub[] {
  return service.resources.flatMap((resource) => {
    const missing = resource.operations.filter((operation) => !present.has(nameOf(resource, operation)));
    if (missing.length === 0) return [];
    return missing.length === resource.operations.length
      ? [resourceStub(service, scope, resource)]
      : missing.map((operation) => operationStub(service, scope, resource, operation));
  });
}

function nameOf(resource: Resource, { name }: Operation): string {
  return `${collectionName(resource)}.${camelCase(name)}`;
}

function resourceStub(service: ResourceService, { folder, types }: StubScope, resource: Resource): Stub {
  const file = `${outputName(resource.id)}.ts`;
  const members = resource.operations.map((operation) => {
    return `${comment(operation, "  ")}  ${propertyKey(camelCase(operation.name))}: ${body(nameOf(resource, operation), "  ")},\n`;
  });
  return {
    path: `${folder}/${file}`,
    text: `${imports(types, service, resource)}export const handlers: ${handlersTypeName(service, resource)} = {\n${members.join("")}};\n`,
    wiring: [
      {
        file: `${folder}/handlers.ts`,
        lines: [`export { handlers as ${propertyKey(collectionName(resource))} } from ${stringLiteral(`./${file}`)};`],
      },
    ],
  };
}

function operationStub(
  service: ResourceService,
  { folder, types }: StubScope,
  resource: Resource,
  operation: Operation,
): Stub {
  const file = `${outputName(resource.id)}-${outputName(operation.name)}.ts`;
  const key = camelCase(operation.name);
  const type = `${handlersTypeName(service, resource)}[${stringLiteral(key)}]`;
  return {
    path: `${folder}/${file}`,
    text: `${imports(types, service, resource)}${comment(operation, "")}export const handler: ${type} = ${body(nameOf(resource, operation), "")};\n`,
    wiring: [
      {
        file: `the module of ${collectionName(resource)}`,
        lines: [
          `import { handler as ${key}Handler } from ${stringLiteral(`./${file}`)};`,
          `${propertyKey(key)}: ${key}Handler,`,
        ],
      },
    ],
  };
}

function imports(types: string, service: ResourceService, resource: Resource): string {
  return `import { NotImplementedError, type ${handlersTypeName(service, resource)} } from ${stringLiteral(types)};\n\n`;
}

function comment({ summary }: Operation, indent: string): string {
  return lineComment(`${summary}.`, indent);
}

function body(name: string, indent: string): string {
  return `async (_request, _unit) => {\n${indent}  throw new NotImplementedError(${stringLiteral(name)});\n${indent}}`;
}
