import { knownValue } from "../../model/fact.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { escapeUnsafe } from "../../codegen/unsafe.ts";
import { camelCase, clientTypeNames, collectionName } from "../../naming/type-names.ts";
import { bodyOf } from "../shared/resource-fields.ts";
import { fixedPath, keyPlaces } from "../../naming/resource-paths.ts";
import { momentForm } from "./resource-facts.ts";

/** The entry point of a service: what the runtime has to know of it. */
export function tableText(service: ResourceService): string {
  const { error, create } = clientTypeNames(service);
  return [
    `// A client of ${escapeUnsafe(service.title)}. Generated: change the spec instead.\n`,
    line("import", "{ createResourceClient }", "../runtime/client/client.js"),
    line("import", "{ ResourceError }", "../runtime/client/error.js"),
    "\n",
    line("export", "{ TransportError }", "../runtime/http/errors.js"),
    `\nexport class ${error} extends ResourceError {\n  name = ${stringLiteral(error)};\n}\n\n`,
    `const service = {\n${members(service)}};\n\n`,
    `export const ${create} = (options) => createResourceClient(service, options);\n`,
  ].join("");
}

function line(word: "import" | "export", names: string, path: string): string {
  return `${word} ${names} from ${stringLiteral(path)};\n`;
}

function members(service: ResourceService): string {
  const keys = keyPlaces(service).map((place) => `${place.in}: ${stringLiteral(place.name)}`);
  const moment = momentForm(service).map(stringLiteral).join(", ");
  return [
    member("base", stringLiteral(fixedPath(service))),
    member("keys", `{ ${keys.join(", ")} }`),
    member("mediaType", stringLiteral(service.mediaType)),
    member("tenant", stringLiteral(service.tenant?.name ?? "")),
    member("moment", `[${moment}]`),
    member("envelope", stringLiteral(knownValue(service.errorBody)?.envelope ?? "")),
    member("error", clientTypeNames(service).error),
    `  resources: {\n${service.resources.map((resource) => resourceText(service, resource)).join("")}  },\n`,
  ].join("");
}

function member(name: string, value: string): string {
  return `  ${name}: ${value},\n`;
}

function resourceText(service: ResourceService, resource: Resource): string {
  const operations = resource.operations.map((operation) => `      ${propertyKey(camelCase(operation.name))}: { ${operationParts(service, resource, operation).join(", ")} },\n`);
  return `    ${propertyKey(collectionName(resource))}: {\n${operations.join("")}    },\n`;
}

function operationParts(service: ResourceService, resource: Resource, { method, path, tenant, request }: Operation): readonly string[] {
  const { scope } = resource;
  const secrets = request === undefined ? [] : bodyOf(resource, request).fields.filter(({ secret }) => secret).flatMap(({ names }) => names);
  return [
    `method: ${stringLiteral(method)}`,
    `path: ${stringLiteral(path)}`,
    tenant === "none" || service.tenant === undefined ? "" : "tenant: true",
    request === undefined ? "" : "body: true",
    scope.kind === "tenant-or-shared" ? `shared: { ${propertyKey(scope.flag)}: ${stringLiteral(scope.value)} }` : "",
    secrets.length === 0 ? "" : `secrets: [${secrets.map(stringLiteral).join(", ")}]`,
  ].filter((part) => part !== "");
}
