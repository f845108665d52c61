import { statusRemark } from "../../describe/marks.ts";
import type { ResourceService } from "../../model/resource.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { clientTypeNames, collectionName, operationsTypeName, sharedTypeNames, type ClientTypeNames } from "../../naming/type-names.ts";
import { outputName } from "../../naming/output-name.ts";
import { keyPlaces } from "../../naming/resource-paths.ts";
import { isOfTenant, needsTenant } from "./resource-facts.ts";
import { errorProse } from "./resource-prose.ts";

/** The declarations of a service's entry point. */
export function clientTypes(service: ResourceService): string {
  const names = clientTypeNames(service);
  return [
    importsText(service),
    exportsText(service),
    optionsText(service, names),
    clientText(service, names),
    createText(service, names),
    errorText(service, names),
  ].join("\n");
}

function importsText(service: ResourceService): string {
  const types = ["ResourceClientOptions", ...(needsTenant(service) ? ["NeededTenantOptions", "TenantOptions"] : [])];
  const resources = service.resources.map((resource) => `import type { ${operationsTypeName(resource)} } from ${stringLiteral(pathOf(resource.id))};\n`);
  return `import { ResourceError, ${types.map((type) => `type ${type}`).join(", ")} } from "../runtime/client/types.js";\n${resources.join("")}`;
}

function exportsText(service: ResourceService): string {
  const resources = service.resources.map(({ id }) => `export * from ${stringLiteral(pathOf(id))};\n`);
  return `export { TransportError } from "../runtime/http/types.js";\nexport type { ${sharedTypeNames.join(", ")} } from "../runtime/http/types.js";\n${resources.join("")}`;
}

function pathOf(resource: string): string {
  return `./resources/${outputName(resource)}.js`;
}

function optionsText(service: ResourceService, { options }: ClientTypeNames): string {
  const places = keyPlaces(service).map((place) => stringLiteral(place.in));
  const base = service.baseUrlVariables[0];
  const doc = [`What a client of ${service.title} takes.`, ...(base === undefined ? [] : [`\`baseUrl\`: ${base.description}`]), ...keyProse(service)];
  return `${docComment(doc.join("\n"))}export interface ${options} extends ResourceClientOptions<${places.join(" | ") || "never"}> {}\n`;
}

function keyProse(service: ResourceService): readonly string[] {
  const places = keyPlaces(service).map((place) => `${codeSpan(place.in)} (${codeSpan(place.in === "bearer" ? `${place.name}: Bearer …` : place.name)}${statusRemark(place.nameFact)})`);
  return places.length === 0 ? [] : [`\`keyIn\`: ${places.join(", ")}; the first where nothing is said.`];
}

function clientText(service: ResourceService, { client, clientOfCalls }: ClientTypeNames): string {
  const isGeneric = needsTenant(service);
  const members = service.resources.map((resource) => {
    const type = operationsTypeName(resource) + (resource.operations.some(isOfTenant) && isGeneric ? "<Tenant>" : "");
    return `${lineComment(`${resource.title}. ${resource.description}`, "  ")}  readonly ${propertyKey(collectionName(resource))}: ${type};\n`;
  });
  const main = `${lineComment(`${service.title}: ${service.summary}`)}export interface ${client}${isGeneric ? "<Tenant = TenantOptions>" : ""} {\n${members.join("")}}\n`;
  if (!isGeneric) return main;
  return `${main}\n/** A client without a tenant: calls that need one name it. */\nexport type ${clientOfCalls} = ${client}<NeededTenantOptions>;\n`;
}

function createText(service: ResourceService, { create, options, client, clientOfCalls }: ClientTypeNames): string {
  const doc = lineComment(`Makes a client of ${service.title}. Nothing is sent before a call.`);
  if (!needsTenant(service)) return `${doc}export declare function ${create}(options: ${options}): ${client};\n`;
  return [
    `${doc}export declare function ${create}(options: ${options} & { readonly tenant: string }): ${client};\n`,
    `/** Without a tenant: calls that need one name it. */\nexport declare function ${create}(options: ${options}): ${clientOfCalls};\n`,
  ].join("");
}

function errorText({ errors }: ResourceService, { error, code }: ClientTypeNames): string {
  const docs = errors.map((one) => `- ${codeSpan(one.code)}: ${errorProse(one)}`.replace(/[\s\u0085]+/g, " "));
  const union = [...errors.map((one) => stringLiteral(one.code)), "(string & {})"];
  return [
    docComment(["The codes of errors; a service may have more.", "", ...docs].join("\n")),
    `export type ${code} =\n${union.map((one) => `  | ${one}`).join("\n")};\n\n`,
    `/** An error that the service answered; \`error.is("…")\` narrows its code. */\nexport declare class ${error} extends ResourceError<${code}> {}\n`,
  ].join("");
}
