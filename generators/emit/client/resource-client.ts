import { errorList, errorProse } from "../../describe/error.ts";
import { lifecycleTags } from "../../describe/lifecycle.ts";
import { groupProse } from "../../describe/resource.ts";
import { remarkList, serviceDecisions } from "../../describe/service-remarks.ts";
import { paragraphs } from "../../describe/join-texts.ts";
import type { Resource, ResourceService } from "../../model/resource.ts";
import { generatedFile, type GeneratedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { docComment, lineComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import {
  clientTypeNames,
  collectionName,
  operationsTypeName,
  sharedTypeNames,
  type ClientTypeNames,
} from "../../naming/type-names.ts";
import { hasForms, isOfTenant, needsTenant, takesNothing } from "./resource-facts.ts";
import { formParameter, typeParameters } from "./type-parameters.ts";
import { resourcePath } from "./resource-operations.ts";
import { optionsText } from "./resource-options.ts";
import { isInForms } from "./resource-poll.ts";
import { exportRuntimeType, exportRuntimeValue, runtimeType, runtimeValue } from "./resource-runtime.ts";

/** The declarations of a service's entry point, which has what the files of the resources have, too. */
export function clientTypes(
  service: ResourceService,
  folder: string,
  resources: readonly ResourceTypes[],
  shapes: PrintedFile | undefined,
): PrintedFile {
  const file = generatedFile(`${folder}/index.d.ts`, `The client of ${service.title}.`);
  const names = clientTypeNames(service);
  for (const name of Object.values(names)) file.export(name);
  exportRuntimeValue(file, "TransportError");
  for (const name of sharedTypeNames) exportRuntimeType(file, name);
  if (hasForms(service)) exportRuntimeType(file, "AnswerForm");
  for (const { resource, types } of resources)
    for (const name of types.exports) file.exportTypeFrom(resourcePath(resource), name);
  for (const name of shapes?.exports ?? []) file.exportTypeFrom("./shapes.js", name);
  const texts = [
    optionsText(service, file, names.options),
    clientText(service, file, names),
    createText(service, file, names),
    errorText(service, file, names),
  ];
  return file.print(texts.join("\n"));
}

/** A resource, and the file of its types. */
export interface ResourceTypes {
  readonly resource: Resource;
  readonly types: PrintedFile;
}

function clientText(service: ResourceService, file: GeneratedFile, { client, clientOfCalls }: ClientTypeNames): string {
  const isGeneric = needsTenant(service);
  const members = service.resources.map((resource) => {
    const type = file.importType(resourcePath(resource), operationsTypeName(resource));
    const ofTenant = resource.operations.some(isOfTenant) && isGeneric ? ["Tenant"] : [];
    const parameters = typeParameters([...ofTenant, ...(isInForms(service, resource) ? ["As"] : [])]);
    const doc = lineComment(groupProse(resource), "  ", lifecycleTags(resource));
    return `${doc}  readonly ${propertyKey(collectionName(resource))}: ${type}${parameters};\n`;
  });
  const form = hasForms(service) ? [formParameter(file)] : [];
  const parameters = typeParameters([
    ...(isGeneric ? [`Tenant = ${runtimeType(file, "TenantOptions")}`] : []),
    ...form,
  ]);
  const doc = lineComment(`${service.title}: ${service.summary}`);
  const main = `${doc}export interface ${client}${parameters} {\n${members.join("")}}\n`;
  if (!isGeneric) return main;
  const given = typeParameters([runtimeType(file, "NeededTenantOptions"), ...(form.length === 0 ? [] : ["As"])]);
  const ofCalls = `export type ${clientOfCalls}${typeParameters(form)} = ${client}${given};\n`;
  return `${main}\n/** A client without a tenant: calls that need a tenant name it. */\n${ofCalls}`;
}

function createText(service: ResourceService, file: GeneratedFile, names: ClientTypeNames): string {
  const { create, options, client, clientOfCalls } = names;
  const form = typeParameters(hasForms(service) ? [formParameter(file)] : []);
  const as = form === "" ? [] : ["As"];
  const taken = options + typeParameters(as);

  const doc = docComment(
    paragraphs(`Creates a client of ${service.title}. Nothing is sent before a call.`, serviceDecisions(service)),
  );
  const given = takesNothing(service) ? "options?" : "options";
  if (!needsTenant(service))
    return `${doc}export declare function ${create}${form}(${given}: ${taken}): ${client}${typeParameters(as)};\n`;
  const made = form === "" ? client : client + typeParameters([runtimeType(file, "TenantOptions"), ...as]);
  return [
    `${doc}export declare function ${create}${form}(options: ${taken} & { readonly tenant: string }): ${made};\n`,
    "/** Without a tenant: calls that need a tenant name it. */\n",
    `export declare function ${create}${form}(${given}: ${taken}): ${clientOfCalls}${typeParameters(as)};\n`,
  ].join("");
}

function errorText({ errors }: ResourceService, file: GeneratedFile, { error, code }: ClientTypeNames): string {
  const docs = errorList(errors, errorProse);
  const union = [...errors.map((one) => stringLiteral(one.code)), "(string & {})"];
  return [
    docComment(remarkList("The codes of errors; a service may have more.", docs) ?? "The codes of errors."),
    `export type ${code} =\n${union.map((one) => `  | ${one}`).join("\n")};\n\n`,
    `/** An error response of the service; \`error.is("…")\` narrows its code. */\n`,
    `export declare class ${error} extends ${runtimeValue(file, "ResourceError")}<${code}> {}\n`,
  ].join("");
}
