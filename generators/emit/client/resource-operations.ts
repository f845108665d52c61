import { distinguishingStatus } from "../../model/operations.ts";
import type { Operation, Resource, ResourceService, Response } from "../../model/resource.ts";
import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, lineComment, propertyKey } from "../../codegen/typescript.ts";
import { lifecycleTags } from "../../describe/lifecycle.ts";
import { outputName } from "../../naming/output-name.ts";
import { isReadable } from "../../naming/readable-answers.ts";
import { camelCase, errorResponseTypeName, operationsTypeName } from "../../naming/type-names.ts";
import { typeText } from "../shared/typescript/resource-types.ts";
import { argumentsText, leadingTypes } from "./resource-arguments.ts";
import { formParameter, typeParameters } from "./type-parameters.ts";
import { isOfTenant } from "./resource-facts.ts";
import { headerTypes } from "./resource-headers.ts";
import { operationExamples } from "./operation-examples.ts";
import { operationProse, resourceProse } from "./resource-prose.ts";
import { fieldsText, requestText } from "./resource-requests.ts";
import { isInForms, polledText } from "./resource-poll.ts";
import { runtimeType } from "./resource-runtime.ts";
import { resourceScope, type ResourceScope } from "./resource-scope.ts";
import { ownShapeTypes } from "./resource-shapes.ts";

/** The declarations of a resource: its operations, what they take, what they answer. */
export function operationTypes(service: ResourceService, folder: string, resource: Resource): PrintedFile {
  const file = generatedFile(
    `${folder}/resources/${outputName(resource.id)}.d.ts`,
    `The operations of ${resource.title}.`,
  );
  const scope = resourceScope(service, resource, file);
  const texts = [
    operationsText(scope),
    ...resource.operations.flatMap((operation) => [
      requestText(scope, operation),
      headerTypes(scope, operation),
      errorResponsesText(scope, operation),
    ]),
    fieldsText(scope),
    ownShapeTypes(scope),
  ];
  return file.print(texts.join("").replace(/\n+$/, "\n"));
}

/** How the index of a service names that file. */
export function resourcePath({ id }: Resource): string {
  return `./resources/${outputName(id)}.js`;
}

function operationsText(scope: ResourceScope): string {
  const { resource, file } = scope;
  const members = resource.operations.map((operation) => operationText(scope, operation));
  const parameters = typeParameters([
    ...(resource.operations.some(isOfTenant) ? [`Tenant = ${runtimeType(file, "TenantOptions")}`] : []),
    ...(isInForms(scope.service, resource) ? [formParameter(file)] : []),
  ]);
  const doc = docComment(resourceProse(resource), "", lifecycleTags(resource));
  return `${doc}export interface ${file.export(operationsTypeName(resource))}${parameters} {\n${members.join("")}}\n\n`;
}

/** What a call promises: of several answers, one with its status. */
function answerText(scope: ResourceScope, operation: Operation): string {
  const texts = operation.responses.map((response) => {
    const status = distinguishingStatus(operation, response);
    const text = bodyText(scope, response);
    return status === undefined
      ? (text ?? "void")
      : `${runtimeType(scope.file, "WithStatus")}<${status}, ${text ?? "undefined"}>`;
  });
  return texts.join(" | ");
}

/** The error responses that are described by their status: those of a class of statuses have any. */
function errorResponsesText({ answers, file }: ResourceScope, { operationId, errorResponses }: Operation): string {
  if (errorResponses.length === 0) return "";
  const members = errorResponses.map(({ status, body, media }) => {
    const text = body === undefined || media !== undefined ? "undefined" : typeText(answers, body);
    return `${runtimeType(file, "WithStatus")}<${/^\d+$/.test(status) ? status : "number"}, ${text}>`;
  });
  const name = file.export(errorResponseTypeName(operationId));
  const union = [...new Set(members)].map((member) => `\n  | ${member}`).join("");
  return `${lineComment(`The error responses of ${codeSpan(operationId)}: \`error.response<${name}>()\`.`)}export type ${name} =${union};\n\n`;
}

/** Undefined where the answer is empty. */
function bodyText({ answers, given, resource, file }: ResourceScope, response: Response): string | undefined {
  const { body, media } = response;
  if (media !== undefined) return runtimeType(file, "MediaResponse");
  if (body === undefined) return undefined;
  const raw = typeText(answers, body);
  return isReadable(resource, response) ? `${runtimeType(file, "InForm")}<As, ${typeText(given, body)}, ${raw}>` : raw;
}

/** Not as methods: TypeScript would take a client that needs a tenant for one that does not. */
function operationText(scope: ResourceScope, operation: Operation): string {
  const answer = answerText(scope, operation);
  const tags = [...operationExamples(scope.service, scope.resource, operation), ...lifecycleTags(operation)];
  const doc = docComment(operationProse(scope.service, operation), "  ", tags);
  const given = `(${argumentsText(scope, operation)}) => Promise<${answer}>`;
  const refused = refusedWithoutTenant(scope, operation);
  const call = refused === undefined ? given : `${refused} & (${given})`;
  const polled = polledText(scope, operation, (response) => bodyText(scope, response));
  return `${doc}  readonly ${propertyKey(camelCase(operation.name))}: ${polled === undefined ? call : `(${call}) & ${polled}`};\n`;
}

/** Not where a call has no other arguments: one without any then has too few. */
function refusedWithoutTenant(scope: ResourceScope, operation: Operation): string | undefined {
  const types = leadingTypes(scope, operation);
  if (!isOfTenant(operation) || types.length === 0) return undefined;
  return `${runtimeType(scope.file, "RefuseWithoutTenant")}<Tenant, [${types.slice(0, -1).join(", ")}], ${types.at(-1)}>`;
}
