import type { ResourceService } from "../../model/resource.ts";
import { lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { collectionName, handlersTypeName, serverNames } from "../../naming/type-names.ts";
import { outputName } from "../../naming/output-name.ts";

/** The declarations of a service's entry point. */
export function pluginTypes(service: ResourceService): string {
  const { handlers, plugin, contract, code, kind } = serverNames(service);
  const paths = service.resources.map((resource) => [resource, stringLiteral(`./resources/${outputName(resource.id)}.js`)] as const);
  const members = service.resources.map((resource) => `  readonly ${propertyKey(collectionName(resource))}: ${handlersTypeName(resource)}<Unit, Tenant>;\n`);
  return [
    `import type { FastifyPluginAsync } from "fastify";\n`,
    ...paths.map(([resource, path]) => `import type { ${handlersTypeName(resource)} } from ${path};\n`),
    `import type { Contract } from "../runtime/server/http/contract.js";\n`,
    `import type { ContractOptions, ResourcePluginOptions, TenantReference, Unit as AnyUnit } from "../runtime/server/resource/types.js";\n\n`,
    ...paths.map(([, path]) => `export * from ${path};\n`),
    `export { ServiceError } from "../runtime/server/resource/types.js";\n`,
    `export type { ${sharedTypes.join(", ")} } from "../runtime/server/resource/types.js";\n`,
    `export type { ${contractTypes.join(", ")} } from "../runtime/server/http/contract.js";\n\n`,
    union(kind, "The kinds of keys.", service.authentication.keyKinds.map(({ id }) => id)),
    union(code, "The codes of errors.", service.errors.map((error) => error.code)),
    lineComment(`What answers the requests of ${service.title}.`),
    `export interface ${handlers}<Unit, Tenant> {\n${members.join("")}}\n\n`,
    lineComment(`A Fastify plugin that serves ${service.title}: it routes, checks keys and tenants, decodes and validates, and asks the handlers.`),
    `export declare function ${plugin}<Unit extends AnyUnit, Tenant extends TenantReference>(\n`,
    `  handlers: ${handlers}<Unit, Tenant>,\n  options: ResourcePluginOptions<Unit, Tenant, ${kind}, ${code}>,\n): FastifyPluginAsync;\n\n`,
    lineComment(`Holds requests to ${service.title}, and their answers, against what the spec says of them.`),
    `export declare function ${contract}(options: ContractOptions): Contract;\n`,
  ].join("");
}

const contractTypes = ["Contract", "ContractAnswer", "ContractRequest", "Judged", "Side", "Violation"];
const sharedTypes = ["Caller", "Compatibility", "ContractOptions", "Handler", "Receipt", "Receipts", "Refusals", "ResourcePluginOptions", "ResourceRequest", "TenantReference"];

function union(name: string, prose: string, members: readonly string[]): string {
  return `${lineComment(prose)}export type ${name} =${members.length === 0 ? " never" : members.map((member) => `\n  | ${stringLiteral(member)}`).join("")};\n\n`;
}
