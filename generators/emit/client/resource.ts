import { extraTypes, extrasFiles, type PackageNames } from "./runtime.ts";
import {
  dateTimeForm,
  exportRuntimeType,
  exportRuntimeValue,
  formParameter,
  hasForms,
  isOfTenant,
  needsTenant,
  resourceRuntime,
  runtimeType,
  runtimeValue,
  takesNothing,
  typeParameters,
} from "./resource/scope.ts";
import { incremental } from "../../model/memo.ts";
import type { ResourceService, Operation, Resource } from "../../model/resource.ts";
import { type PrintedFile, generatedFile, type GeneratedFile } from "../../codegen/generated-file.ts";
import { outputName } from "../../naming/declared-name.ts";
import { convertFiles } from "./resource/arguments.ts";
import { hasPolls, isInForms, operationTypes, resourcePath } from "./resource/operations.ts";
import { sharedShapeTypes } from "./resource/shapes.ts";
import { tableModule } from "./resource/table.ts";
import {
  docComment,
  flatLiteral,
  identifier,
  lineComment,
  nameOf,
  propertyKey,
  stringLiteral,
} from "../../codegen/typescript.ts";
import {
  clientTypeNames,
  collectionName,
  operationsTypeName,
  sharedTypeNames,
  type ClientTypeNames,
} from "../../naming/type-names.ts";
import { pagesOf, type PageMembers } from "../../model/page.ts";
import { hasLists, parameterSetOf } from "../shared/resource-fields.ts";
import { fieldsBodyOf, formBodyOf, ownBodyOf, needsKey, operationsOf } from "../../model/operations.ts";
import { errorList, errorProse } from "../../describe/result.ts";
import { lifecycleTags } from "../../describe/lifecycle.ts";
import { groupProse } from "../../describe/resource.ts";
import { remarkList, serviceDecisions } from "../../describe/remarks.ts";
import { paragraphs } from "../../describe/texts.ts";
import { statusRemark } from "../../describe/marks.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { defaultUrl, keyForm, keyPlaces } from "../../naming/paths.ts";

export const resourceFiles = incremental((service: ResourceService, packages: PackageNames): readonly PrintedFile[] => {
  const folder = outputName(service.id);
  const resources = service.resources.map((resource) => ({
    resource,
    types: operationTypes(service, folder, resource),
  }));
  const shapes = sharedShapeTypes(service, folder);
  const types = [...(shapes === undefined ? [] : [shapes]), ...resources.map((one) => one.types)];
  const check = [
    checkCode(service, folder, packages),
    checkTypes(service, folder),
    validateCode(service, folder, packages),
    validateTypes(service, folder),
  ];
  return [
    tableModule(service, folder, packages),
    clientTypes(service, folder, resources, shapes),
    ...check,
    ...types,
    ...resourceExtras(service, folder),
    ...convertFiles(service, folder),
  ];
});

/** Prints the entry point that checks responses. It requires the validators package. */
function checkCode({ id, title }: ResourceService, folder: string, { validators }: PackageNames): PrintedFile {
  const file = generatedFile(`${folder}/check.js`, `The check of responses of ${title}.`);
  exportRuntimeValue(file, "AnswerError");
  const findings = file.import(`${validators}/${outputName(id)}/answers`, "checkAnswer");
  return file.print(
    `export const ${file.export("check")} = /* @__PURE__ */ ${runtimeValue(file, "checker")}(${findings});\n`,
  );
}

function checkTypes(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/check.d.ts`, `The check of responses of ${service.title}.`);
  exportRuntimeValue(file, "AnswerError");
  exportRuntimeType(file, "AnswerFinding");
  exportRuntimeType(file, "CheckedAnswer");
  const doc = docComment(
    `For the option \`check\` of ${clientTypeNames(service).create}: rejects responses that do not match ` +
      `the description of the service.`,
  );
  return file.print(`${doc}export declare const ${file.export("check")}: ${runtimeType(file, "CheckAnswer")};\n`);
}

function resourceExtras(service: ResourceService, folder: string): readonly PrintedFile[] {
  const page = pagesOf(service);
  const waits = hasPolls(service) ? waiting : { values: [], types: [] };
  const lists = hasLists(service) ? listing : { values: [], types: [] };
  return extrasFiles(folder, resourceRuntime, {
    values: [...lists.values, "fieldMessages", "first", "logTo", "requestsPerMinute", ...waits.values, "withResponse"],
    types: [...lists.types, ...extraTypes, ...waits.types],
    declared: page === undefined ? {} : { each: (file) => eachType(page, file), page: (file) => pageType(page, file) },
  });
}

const listing = { values: ["each", "page"], types: ["ListPage", "PageStart"] } as const;

const waiting = {
  values: ["wait", "WaitError", "waitFor"],
  types: ["Polled", "WaitCall", "WaitErrorCode", "WaitOptions"],
} as const;

/** Passes the name of the items member, which the types of the runtime do not know. */
function eachType({ items }: PageMembers, file: GeneratedFile): string {
  const doc = docComment(
    "Iterates over the items of a list, page after page: `each(client.things.list, { query: { limit: 100 } " +
      "})`, with the arguments of the call.",
    "",
  );
  return `${doc}export declare const ${file.export("each")}: ${runtimeType(file, "Each")}<${stringLiteral(items)}>;\n`;
}

function pageType({ items }: PageMembers, file: GeneratedFile): string {
  const doc = docComment(
    "Returns one page of a list, and the start of the next: `page(client.things.list, [{ query: { limit: " +
      "100 } }], before.next)`, with the arguments of the call.",
  );
  return (
    `${doc}export declare const ${file.export("page")}: ${runtimeType(file, "AskPage")}<` +
    `${stringLiteral(items)}>;\n`
  );
}

/** Prints the entry point that checks requests before they are sent. It requires the validators package. */
function validateCode(service: ResourceService, folder: string, packages: PackageNames): PrintedFile {
  const file = generatedFile(`${folder}/validate.js`, `The check of requests of ${service.title}.`);
  exportRuntimeValue(file, "ValidationError");
  const lines = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => decodersText(service, resource, operation, file, packages)),
  );
  return file.print(
    `export const ${file.export("validate")} = /* @__PURE__ */ ${runtimeValue(file, "requestValidator")}({\n` +
      `${lines.join("")}}, ${flatLiteral(dateTimeForm(service))});\n`,
  );
}

/** Prints the validator functions of an operation, or nothing if its requests have neither fields nor parameters. */
function decodersText(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  file: GeneratedFile,
  { validators }: PackageNames,
): readonly string[] {
  const { operationId, method, path } = operation;
  const from = `${validators}/${outputName(service.id)}/${outputName(operationId)}`;
  const hasBody = (fieldsBodyOf(operation) ?? ownBodyOf(operation)) !== undefined;
  const members = [
    ...(hasBody ? [`body: ${file.import(from, "decode", `${identifier(operationId)}Body`)}`] : []),
    ...(parameterSetOf(service, resource, operation) === undefined
      ? []
      : [`parameters: ${file.import(from, "decodeParameters", `${identifier(operationId)}Parameters`)}`]),
  ];
  if (formBodyOf(operation) !== undefined) members.push("isForm: true");
  return members.length === 0 ? [] : [`  ${stringLiteral(`${method} ${path}`)}: { ${members.join(", ")} },\n`];
}

function validateTypes(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/validate.d.ts`, `The check of requests of ${service.title}.`);
  exportRuntimeValue(file, "ValidationError");
  exportRuntimeType(file, "Finding");
  exportRuntimeType(file, "ValidatedRequest");
  const doc = docComment(
    `For the option \`validate\` of ${clientTypeNames(service).create}: rejects requests that the service ` +
      `would reject or partly ignore.`,
  );
  return file.print(
    `${doc}export declare const ${file.export("validate")}: ${runtimeType(file, "ValidateRequest")};\n`,
  );
}

/** Prints the declarations of a service's entry point, including those from the files of the resources. */
function clientTypes(
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

interface ResourceTypes {
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
    return `${doc}  readonly ${propertyKey(collectionName(resource), resource)}: ${type}${parameters};\n`;
  });
  const form = hasForms(service) ? [formParameter(file)] : [];
  const parameters = typeParameters([
    ...(isGeneric ? [`Tenant = ${runtimeType(file, "TenantOptions")}`] : []),
    ...form,
  ]);
  const doc = lineComment(`${service.title}: ${service.summary}`);
  const main = `${doc}export interface ${nameOf(client, service)}${parameters} {\n${members.join("")}}\n`;
  if (!isGeneric) return main;
  const given = typeParameters([runtimeType(file, "NeededTenantOptions"), ...(form.length === 0 ? [] : ["As"])]);
  const ofCalls = `export type ${nameOf(clientOfCalls, service)}${typeParameters(form)} = ${client}${given};\n`;
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
    return (
      `${doc}export declare function ${nameOf(create, service)}${form}(${given}: ${taken}): ${client}` +
      `${typeParameters(as)};\n`
    );
  const made = form === "" ? client : client + typeParameters([runtimeType(file, "TenantOptions"), ...as]);
  return [
    `${doc}export declare function ${nameOf(create, service)}${form}(options: ${taken} & { readonly tenant: ` +
      `string }): ${made};\n`,
    "/** Without a tenant: calls that need a tenant name it. */\n",
    `export declare function ${nameOf(create, service)}${form}(${given}: ${taken}): ${clientOfCalls}` +
      `${typeParameters(as)};\n`,
  ].join("");
}

function errorText({ errors }: ResourceService, file: GeneratedFile, { error, code }: ClientTypeNames): string {
  const docs = errorList(errors, errorProse);
  const union = [...errors.map((one) => stringLiteral(one.code)), "(string & {})"];
  return [
    docComment(remarkList("The codes of errors; a service may have more.", docs) ?? "The codes of errors."),
    `export type ${nameOf(code, errors[0])} =\n${union.map((one) => `  | ${one}`).join("\n")};\n\n`,
    `/** An error response of the service; \`error.is("…")\` narrows its code. */\n`,
    `export declare class ${nameOf(error, errors[0])} extends ${runtimeValue(file, "ResourceError")}<${code}> {}\n`,
  ].join("");
}

function optionsText(service: ResourceService, file: GeneratedFile, name: string): string {
  const members = [
    ...baseUrlMember(service),
    ...keyMembers(service, file),
    ...tenantMember(service),
    ...responseMembers(service, file),
  ];
  const parameters = typeParameters(hasForms(service) ? [formParameter(file)] : []);
  const doc = lineComment(`The options of a client of ${service.title}.`);
  return (
    `${doc}export interface ${nameOf(name, service)}${parameters} extends ` +
    `${runtimeType(file, "TransportOptions")} {\n${members.join("")}}\n`
  );
}

function baseUrlMember(service: ResourceService): readonly string[] {
  const {
    baseUrl,
    baseUrlVariables: [variable],
  } = service;
  const url = defaultUrl(service);
  const fallback = url === undefined ? "" : ` ${codeSpan(url)}${statusRemark(baseUrl)} by default.`;
  const doc = lineComment((variable?.description ?? "The base URL of the service.") + fallback, "  ");
  return [
    `${doc}  readonly ${nameOf("baseUrl", baseUrl)}` +
      `${url === undefined ? ": string | URL" : "?: string | URL | undefined"};\n`,
  ];
}

function keyMembers(service: ResourceService, file: GeneratedFile): readonly string[] {
  if (!needsKey(service)) return [];
  const source =
    "The key, or a function that returns it. The function is called before each request, and again with " +
    "`true` if the service rejects the key.";
  const places = keyPlaces(service);
  const where = places.map((place) => {
    return `${codeSpan(place.in)} (${codeSpan(keyForm(place))}${statusRemark(place.nameFact)})`;
  });
  const prose =
    `The place of the key in a request: ${where.join(", ")}; the default is the first. A key in ` +
    `a URL may end up in logs.`;
  const type = places.map((place) => stringLiteral(place.in)).join(" | ") || "never";
  const keyIn = places.length === 0 ? [] : [`${lineComment(prose, "  ")}  readonly keyIn?: ${type} | undefined;\n`];
  return [`${lineComment(source, "  ")}  readonly key: ${runtimeType(file, "KeySource")};\n`, ...keyIn];
}

function tenantMember(service: ResourceService): readonly string[] {
  if (service.tenant === undefined || operationsOf(service).every(({ tenant }) => tenant === "none")) return [];
  return [
    `${lineComment("The default tenant of calls.", "  ")}  readonly ${nameOf("tenant", service.tenant)}?: ` +
      `string | undefined;\n`,
  ];
}

/** Returns the client options for the form of results, if the service has more than one, and for checking responses. */
function responseMembers(service: ResourceService, file: GeneratedFile): readonly string[] {
  const form =
    "The form of results: `readable` (the default) adds readable names to those of the service, `raw` " +
    "returns them unchanged.";
  const validate =
    "Checks requests before they are sent: `true` loads the package of the validators; a function is called directly.";
  const check = "Checks success responses: `true` loads the package of the validators; a function is called directly.";
  return [
    ...(hasForms(service) ? [`${lineComment(form, "  ")}  readonly answers?: As | undefined;\n`] : []),
    `${lineComment(validate, "  ")}  readonly validate?: boolean | ${runtimeType(file, "ValidateRequest")} ` +
      `| undefined;\n`,
    `${lineComment(check, "  ")}  readonly check?: boolean | ${runtimeType(file, "CheckAnswer")} | undefined;\n`,
  ];
}
