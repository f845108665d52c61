import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import type { ResourceService } from "../../model/resource.ts";
import { collectionName, handlersTypeName, serverNames } from "../../naming/type-names.ts";
import { handlersModule } from "./resource-handlers.ts";
import { runtimePath } from "./runtime-path.ts";

/** The types of the runtime that the index of a service exports, by the file that has them. */
const publicTypes: Readonly<Record<string, readonly string[]>> = {
  "server/http/contract.js": ["CheckedRequest", "Contract", "ContractAnswer", "ContractRequest", "Side", "Violation"],
  "server/resource/error.js": ["ErrorDetails"],
  "server/resource/handlers.js": ["Caller", "Handler", "ResourceRequest", "TenantReference", "Unit"],
  "server/resource/idempotency.js": ["IdempotencyRecord", "IdempotencyRecords"],
  "server/resource/options.js": ["Compatibility", "ContractOptions", "ResourcePluginOptions"],
  "server/resource/refusals.js": ["Refusals"],
  "server/resource/table.js": ["Finding"],
};

/** The declarations of a service's index. */
export function indexTypes(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/index.d.ts`, `A server of ${service.title}.`);
  const { code, kind } = serverNames(service);
  const body = [
    union(
      file.export(kind),
      "The kinds of keys.",
      service.authentication.keyKinds.map(({ id }) => id),
    ),
    union(
      file.export(code),
      "The codes of errors.",
      service.errors.map((error) => error.code),
    ),
    handlersInterface(service, file),
    functionTypes(service, file),
    ...service.resources.map((resource) => `export * from ${stringLiteral(`./${handlersModule(resource)}.js`)};\n`),
  ];
  file.exportFrom(runtimePath(file, "server/resource/error.js"), "ServiceError");
  for (const [path, names] of Object.entries(publicTypes)) for (const name of names) file.exportTypeFrom(runtimePath(file, path), name);
  return file.print(body.join("\n"));
}

function union(name: string, prose: string, members: readonly string[]): string {
  const types = members.length === 0 ? " never" : members.map((member) => `\n  | ${stringLiteral(member)}`).join("");
  return `${lineComment(prose)}export type ${name} =${types};\n`;
}

function handlersInterface(service: ResourceService, file: GeneratedFile): string {
  const members = service.resources.map((resource) => {
    const type = file.importType(`./${handlersModule(resource)}.js`, handlersTypeName(resource));
    return `  readonly ${propertyKey(collectionName(resource))}: ${type}<Unit, Tenant>;\n`;
  });
  const comment = lineComment(`What answers the requests of ${service.title}.`);
  return `${comment}export interface ${file.export(serverNames(service).handlers)}<Unit, Tenant> {\n${members.join("")}}\n`;
}

function functionTypes(service: ResourceService, file: GeneratedFile): string {
  const { handlers, plugin, contract, code, kind } = serverNames(service);
  const type = (module: string, name: string): string => file.importType(runtimePath(file, module), name);
  const [unit, tenant] = [type("server/resource/handlers.js", "Unit"), type("server/resource/handlers.js", "TenantReference")];
  const options = type("server/resource/options.js", "ResourcePluginOptions");
  const contractOptions = type("server/resource/options.js", "ContractOptions");
  return [
    lineComment(
      `A Fastify plugin that serves ${service.title}: it routes, checks keys and tenants, decodes and validates, and calls the handlers.`,
    ),
    `export declare function ${file.export(plugin)}<U extends ${unit}, T extends ${tenant}>(\n`,
    `  handlers: ${handlers}<U, T>,\n  options: ${options}<U, T, ${kind}, ${code}>,\n`,
    `): ${file.importType("fastify", "FastifyPluginAsync")};\n\n`,
    lineComment(`Compares requests to ${service.title}, and their answers, with what the spec says of them.`),
    `export declare function ${file.export(contract)}(options: ${contractOptions}): ${type("server/http/contract.js", "Contract")};\n`,
  ].join("");
}
