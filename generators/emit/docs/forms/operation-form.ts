import { valueProse } from "../../../describe/parameter.ts";
import type { Model } from "../../../model/model.ts";
import { formBodyOf, jsonTypeOf, mediaBodyOf, needsBody, responseHeadersOf } from "../../../model/operations.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import type { Type } from "../../../model/type.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { keyPlaces, sentPath } from "../../../naming/paths.ts";
import { clientTypeNames } from "../../../naming/type-names.ts";
import { packageName } from "../../shared/package/data-package.ts";
import { parametersOf, sharedFlag } from "../../shared/resource-parameters.ts";
import { operationMethod } from "../../shared/typescript/example-call.ts";
import type { Named } from "../pages/fields.ts";
import { plainText, prose } from "../prose.ts";
import { summaryOf } from "../pages/start.ts";
import { controlOf } from "./control.ts";
import type { FormBody, FormField, RequestForm } from "../../../../templates/runtime/docs/try/request-form.ts";

/**
 * Returns the form of an operation, or `undefined` if its body is not JSON, a parameter is an object, or it has its own
 * base URL.
 */
export function operationForm(
  { project }: Model,
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): RequestForm | undefined {
  if (mediaBodyOf(operation) !== undefined || formBodyOf(operation) !== undefined) return undefined;
  if (operation.baseUrl !== undefined || operation.query.some(({ deepObject }) => deepObject !== undefined))
    return undefined;
  const [place] = operation.access.kind === "open" ? [] : keyPlaces(service);
  const flag = sharedFlag(resource, operation)?.flag;
  return {
    service: service.id,
    method: operation.method,
    path: sentPath(operation),
    fixed: [],
    fields: [
      ...parametersOf(service, resource, operation)
        .filter(({ name }) => name !== flag)
        .map((parameter) => field(service, parameter, parameter.in)),
      ...operation.headers.map((header) => field(service, header, "header")),
    ],
    body: bodyOf(service, operation),
    key: place && { in: place.in, name: place.name, option: "key", required: true },
    separators: [],
    validators: `${outputName(service.id)}/${outputName(operation.operationId)}.js`,
    answerHeaders: responseHeadersOf(operation).map(({ name }) => name.toLowerCase()),
    code: {
      module: `${packageName(project, "client")}/${outputName(service.id)}`,
      create: clientTypeNames(service).create,
      client: "client",
      address: { option: "baseUrl", withPath: false },
      options: {},
      before: `console.log(await client${operationMethod(resource, operation)}(`,
      after: "));",
      arguments: { kind: "operation", tenant: service.tenant?.name },
    },
  };
}

function bodyOf(service: ResourceService, operation: Operation): FormBody | undefined {
  if (operation.request === undefined) return undefined;
  const request = operation.examples.find((example) => example.request !== undefined)?.request ?? {};
  return {
    mediaType: jsonTypeOf(service, operation),
    required: needsBody(operation),
    example: JSON.stringify(request, undefined, 2),
  };
}

function field(
  service: ResourceService,
  { name, type, required, description, separator, default: fact }: Named,
  place: FormField["in"],
): FormField {
  const value = fact?.value;
  return {
    name,
    wire: name,
    in: place,
    required,
    description: summaryOf(description),
    default: value === undefined ? undefined : plainText(prose(valueProse(value))),
    ofRequest: false,
    separator,
    control: controlOf(service, type.value ?? anyText, {
      several: false,
      secret: false,
      flags: false,
    }),
  };
}

const anyText: Type = {
  kind: "string",
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
  format: undefined,
};
