import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { camelCase, decodedParametersTypeName, decodedTypeName, handlersTypeName } from "../../naming/type-names.ts";
import type { FieldSet } from "../shared/resource-fields.ts";
import { type TypeScope, shapeTypes, typeText } from "../shared/typescript/resource-types.ts";
import { statusRemark } from "../../describe/marks.ts";
import { decodingOf } from "./resource-facts.ts";

/** The interface of a resource's handlers, and of what they answer with. */
export function handlerTypes(service: ResourceService, resource: Resource, validators: string): string {
  const scope: TypeScope = { service, resource, moments: ["string"] };
  const imports: string[] = [];
  const members = resource.operations.map((operation) => {
    const decoding = decodingOf(service, resource, operation, validators);
    const names = { parameters: decoding?.parameters && parametersName(operation, decoding.parameters), body: decoding?.body && decodedTypeName(operation.operationId) };
    const used = [names.body, names.parameters].filter((name) => name !== undefined);
    if (decoding !== undefined) imports.push(`import type { ${used.join(", ")} } from ${stringLiteral(decoding.module)};\n`);
    const request = `ResourceRequest<${tenantType(service, operation)}, ${names.parameters ?? "undefined"}, ${names.body ?? "undefined"}>`;
    return `${lineComment(`${operation.summary}${statusRemark(operation.origin)}. ${operation.description ?? ""}`, "  ")}  readonly ${propertyKey(camelCase(operation.name))}: Handler<Unit, ${request}, ${typeText(scope, operation.response.body)}>;\n`;
  });
  return [
    ...imports,
    `import type { Handler, ResourceRequest } from "../../runtime/server/resource/types.js";\n\n`,
    lineComment(`What answers the requests about: ${resource.title}${statusRemark(resource.origin)}. ${resource.description}`),
    `export interface ${handlersTypeName(resource)}<Unit, Tenant> {\n${members.join("")}}\n\n`,
    shapeTypes(scope, resource.operations.map(({ response }) => response.body)),
  ].join("").replace(/\n+$/, "\n");
}

function parametersName({ operationId }: Operation, { fields }: FieldSet): string {
  return decodedParametersTypeName(operationId, fields.some(({ names }) => names.length > 1));
}

function tenantType({ tenant }: ResourceService, operation: Operation): string {
  if (tenant === undefined || operation.tenant === "none") return "undefined";
  return operation.tenant === "required" ? "Tenant" : "Tenant | undefined";
}
