import { unlessEmpty } from "../../codegen/json.ts";
import { reference } from "../../codegen/typescript.ts";
import { quote } from "../../codegen/unsafe.ts";
import { errorProse, mediaTypesProse } from "../../describe/result.ts";
import { fieldRuleProse } from "../../describe/rule.ts";
import { historyProse } from "../../describe/lifecycle.ts";
import { statusRemark } from "../../describe/marks.ts";
import { ruleProse } from "../../describe/resource.ts";
import { errorsByCode, usersOfError } from "../../model/error-codes.ts";
import { fileOf } from "../../model/body.ts";
import {
  errorBodiesOf,
  fieldsBodyOf,
  formBodyOf,
  isSafe,
  mediaBodyOf,
  mediaResponsesOf,
  needsBody,
  operationsOf,
  scopesOf,
  responsesOf,
  responseHeadersOf,
} from "../../model/operations.ts";
import type { Example } from "../../model/example.ts";
import type {
  ErrorResponse,
  Operation,
  OperationError,
  Resource,
  ResourceService,
  Response,
  ResponseHeader,
  Shape,
} from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { camelCase, collectionName } from "../../naming/type-names.ts";
import { bodyOf, headerSetOf, parameterSetOf } from "../shared/resource-fields.ts";
import type { Detail, OperationCall } from "../../../templates/runtime/mcp/table.js";
import {
  argumentLines,
  argumentParts,
  oneLine,
  type Level,
  operationArguments,
  type OperationArguments,
} from "./arguments.ts";
import { entryName, fit, otherParts, typeText } from "./type-text.ts";
import { meaningProse, secretProse } from "../../describe/type-form.ts";
import { sentences } from "../../describe/texts.ts";
import { isSecret, shapeFields, shapesWithin } from "../../model/queries.ts";

export function writes(operation: Operation): boolean {
  return !isSafe(operation);
}

/** An operation, with the arguments of its calls. */
interface Described {
  readonly service: ResourceService;
  readonly resource: Resource;
  readonly operation: Operation;
  readonly given: OperationArguments;
}

export function operationDetail(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  validators: string,
): Detail {
  const given = operationArguments(service, resource, operation);
  const described: Described = { service, resource, operation, given };
  const parts = argumentParts(given.all);
  const others = otherParts(Object.keys(parts));
  return {
    text: fit(
      levels.map(
        ([level, response, errors]) =>
          () =>
            operationText(described, level, response, errors),
      ),
    ),
    parts: {
      ...parts,
      [others.answer]: operationResponse(described, "whole").join("\n"),
      ...(hasErrors(operation) && { [others.errors]: errorDetails(described).join("\n") }),
    },
    call: operationCall(described, validators),
  };
}

type ErrorLevel = "whole" | "codes";

const levels: readonly (readonly [Level, ResponseLevel | undefined, ErrorLevel])[] = [
  ["whole", "whole", "whole"],
  ["whole", "names", "whole"],
  ["sentence", "whole", "whole"],
  ["sentence", "names", "whole"],
  ["sentence", "names", "codes"],
  ["sentence", undefined, "codes"],
  ["type", undefined, "codes"],
  ["name", undefined, "codes"],
];

function operationText(
  described: Described,
  level: Level,
  response: ResponseLevel | undefined,
  errors: ErrorLevel,
): string {
  const { service, resource, operation, given } = described;
  const { summary, description, method, path, origin } = operation;
  const scopes = scopesOf(operation);
  const rules = level === "name" ? [] : rulesOf(described);
  const others = otherParts(Object.keys(argumentParts(given.all)));
  const isShort = level !== "whole";
  return [
    oneLine(
      `${entryName(service, operation.operationId)}: ${summary}${statusRemark(origin)}. ${description ?? ""}` +
        ` ${historyProse(operation) ?? ""}`,
    ),
    `${method} ${path}, ${writes(operation) ? "writes" : "reads"}`,
    ...(scopes.length === 0 ? [] : [`Scopes: ${scopes.join(", ")}`]),
    ...(given.all.length === 0 ? ["No arguments."] : ["Arguments:", ...argumentLines(given.all, level, "  ")]),
    ...(isShort && given.all.length > 0 ? ["For details of one: describe with part."] : []),
    ...(rules.length === 0 ? [] : ["Rules:", ...rules.map((rule) => `- ${rule}`)]),
    ...stateLines(resource, operation),
    ...(response === undefined
      ? [`Response: describe with part ${others.answer}.`]
      : operationResponse(described, response)),
    ...errorText(service, operation, errors, others.errors),
    ...exampleLines(described),
  ].join("\n");
}

/** Returns the rules between parameters and between body fields, and those of the resource if it is written. */
function rulesOf({ service, resource, operation }: Described): readonly string[] {
  const body = fieldsBodyOf(operation);
  const sets = [parameterSetOf(service, resource, operation), body && bodyOf(resource, body), headerSetOf(operation)];
  const ofSets = sets.flatMap((set) => [
    ...(set?.rules ?? []).map((rule) => fieldRuleProse(rule)),
    ...(set?.oneOf ?? []).map((names) => `One of ${names.join(", ")} is needed.`),
  ]);
  return [...ofSets, ...(writes(operation) ? resource.rules.map(ruleProse) : [])].map(oneLine);
}

/** Describes the errors specific to the operation in full, and lists the codes of the others. */
function errorText(service: ResourceService, operation: Operation, level: ErrorLevel, part: string): readonly string[] {
  if (!hasErrors(operation)) return [];
  const { errors, errorResponses } = operation;
  const [common, own] = level === "codes" ? [errors, []] : partition(errors, ({ code }) => isCommon(service, code));
  const [short, whole] = level === "codes" ? [errorResponses, []] : [[], errorResponses];
  const codes = [...common.map(({ code }) => code), ...short.map(({ status }) => status)].join(", ");
  const lines = [...errorLines(service, own), ...whole.map((response) => errorResponseLine(service, response))];
  const head = lines.length === 0 ? "Errors" : "And";
  return [
    ...(lines.length === 0 ? [] : ["Errors:", ...lines]),
    ...(codes === "" ? [] : [`${head} (describe with part ${part}): ${codes}`]),
  ];
}

function hasErrors({ errors, errorResponses }: Operation): boolean {
  return errors.length + errorResponses.length > 0;
}

function errorDetails({ service, resource, operation }: Described): readonly string[] {
  const shapes = shapesWithin(resource, errorBodiesOf([operation]));
  return [
    ...errorLines(service, operation.errors),
    ...operation.errorResponses.map((response) => errorResponseLine(service, response)),
    ...shapes.flatMap((shape) => shapeLines(service, resource, shape, "whole")),
  ];
}

function errorResponseLine(service: ResourceService, response: ErrorResponse): string {
  const status = response.status === "default" ? "other statuses" : response.status;
  return oneLine(`- ${status}: ${contentText(service, response)}`);
}

function errorLines(service: ResourceService, errors: readonly OperationError[]): readonly string[] {
  return errors.map(({ code, origin }) => {
    const error = errorsByCode(service).get(code);
    return oneLine(`- ${code}${statusRemark(origin)}${error === undefined ? "" : `: ${errorProse(error)}`}`);
  });
}

/** Reports whether more than half of the operations return the error, which then has only its own entry. */
function isCommon(service: ResourceService, code: string): boolean {
  const { length } = operationsOf(service);
  return length > 2 && usersOfError(service, code).length > length / 2;
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): readonly [yes: readonly T[], no: readonly T[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}

function stateLines({ states }: Resource, { name }: Operation): readonly string[] {
  const own =
    states?.transitions.filter(({ trigger }) => trigger.kind === "operation" && trigger.operation === name) ?? [];
  return own.map(({ from, to, condition, origin }) =>
    oneLine(
      `State: ${from.state} → ${to.state}${condition === undefined ? "" : `, ${condition}`}${statusRemark(origin)}`,
    ),
  );
}

function exampleLines({ service, operation, given }: Described): readonly string[] {
  const example = operation.examples
    .map((one) => exampleArguments(operation, given, one))
    .find((one) => one !== undefined);
  if (example === undefined) return [];
  return [`Example: call(${JSON.stringify({ name: entryName(service, operation.operationId), arguments: example })})`];
}

function exampleArguments(
  operation: Operation,
  { body, headers }: OperationArguments,
  { parameters, request }: Example,
): object | undefined {
  const { pathParameters, query } = operation;
  const needed = [...pathParameters, ...[...query, ...operation.headers].filter(({ required }) => required)];
  if (
    operation.queryRules.some(
      (rule) =>
        rule.kind === "count" && rule.least > 0 && !rule.fields.some((field) => Object.hasOwn(parameters, field)),
    )
  )
    return undefined;
  if (needed.some(({ name }) => !Object.hasOwn(parameters, name)) || (needsBody(operation) && request === undefined))
    return undefined;
  const ofHeaders = new Set(operation.headers.map(({ name }) => name));
  const entries = Object.entries(parameters);
  const inHeaders = entries.filter(([name]) => ofHeaders.has(name));
  return {
    ...Object.fromEntries(entries.filter(([name]) => !ofHeaders.has(name))),
    ...(body !== undefined && request !== undefined && { [body]: bodyExample(operation, request) }),
    ...(headers !== undefined && inHeaders.length > 0 && { [headers]: Object.fromEntries(inHeaders) }),
  };
}

function bodyExample(operation: Operation, request: unknown): unknown {
  if (mediaBodyOf(operation) !== undefined) return { text: String(request) };
  const files = formBodyOf(operation)?.form.files.map(({ name }) => name) ?? [];
  if (files.length === 0 || typeof request !== "object" || request === null) return request;
  const file = (value: unknown): unknown => ({ text: String(value) });
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [
      name,
      !files.includes(name) ? value : Array.isArray(value) ? value.map(file) : file(value),
    ]),
  );
}

function operationCall(
  { service, resource, operation, given: { body, headers } }: Described,
  validators: string,
): OperationCall {
  const { pathParameters, tenant, request } = operation;
  const files =
    formBodyOf(operation)?.form.files.map((field) => [field.name, fileOf(field)?.mediaTypes ?? []] as const) ?? [];
  const hasValidators =
    parameterSetOf(service, resource, operation) !== undefined ||
    headers !== undefined ||
    (request !== undefined && mediaBodyOf(operation) === undefined);
  const secrets = secretMembers(resource, operation);
  return {
    kind: "operation",
    path: [collectionName(resource), camelCase(operation.name)],
    ids: pathParameters.map(({ name }) => name),
    tenant: tenant === "none" ? undefined : service.tenant?.name,
    body:
      body === undefined
        ? undefined
        : {
            name: body,
            optional: needsBody(operation) ? undefined : true,
            bytes: mediaBodyOf(operation)?.mediaTypes,
            files: unlessEmpty(Object.fromEntries(files)),
          },
    headers,
    repeatable: operation.headers.some(({ name }) => name.toLowerCase() === "idempotency-key") || undefined,
    answersBytes: mediaResponsesOf(operation).length > 0 || undefined,
    secrets: unlessEmpty(secrets),
    validators: hasValidators
      ? reference(
          `() => import(${quote(`${validators}/${outputName(service.id)}/${outputName(operation.operationId)}`)})`,
        )
      : undefined,
  };
}

type ResponseLevel = "whole" | "names";

function operationResponse({ service, resource, operation }: Described, level: ResponseLevel): readonly string[] {
  const shapes = shapesWithin(resource, responsesOf([operation]));
  const headers = responseHeadersOf(operation);
  return [
    ...operation.responses.map((response) => responseLine(service, response)),
    ...headerLines(service, headers, level),
    ...shapes.flatMap((shape) => shapeLines(service, resource, shape, level)),
  ];
}

function headerLines(
  service: ResourceService,
  headers: readonly ResponseHeader[],
  level: ResponseLevel,
): readonly string[] {
  if (headers.length === 0) return [];
  if (level === "names") return [`Header fields: ${headers.map(({ name }) => name).join(", ")}`];
  return [
    "Header fields:",
    ...headers.map(
      ({ name, type, description }) =>
        `  ${name}: ${oneLine(`${typeText(service, type)}${statusRemark(type)}${description === undefined ? "" : ` // ${description}`}`)}`,
    ),
  ];
}

function responseLine(service: ResourceService, response: Response): string {
  const { httpStatus, poll } = response;
  const status = `${httpStatus.value ?? "success"}${statusRemark(httpStatus)}`;
  const ofPoll = poll === undefined ? [] : [`${poll.status.operation.text} reports the progress.`];
  return oneLine(`Response ${status}: ${[contentText(service, response), ...ofPoll].join(". ")}`);
}

function contentText(service: ResourceService, { body, media, description }: Response | ErrorResponse): string {
  const content =
    media !== undefined
      ? mediaTypesProse(media.mediaTypes)
      : body === undefined
        ? "no body"
        : typeText(service, body) + statusRemark(body);
  return description === undefined ? content : `${content}. ${description}`;
}

function shapeLines(
  service: ResourceService,
  resource: Resource,
  shape: Shape,
  level: ResponseLevel,
): readonly string[] {
  const fields = shapeFields(resource, shape).map((field) => {
    const { name, type, required, nullable, description } = field;
    const prose = oneLine(sentences(meaningProse(description), secretProse(field)) ?? "");
    const own = `${name}${required ? "" : "?"}: ${typeText(service, type)}${nullable ? " | null" : ""}`;
    return level === "names" ? own : `  ${own}${prose === "" ? "" : ` // ${prose}`}`;
  });
  const { additionalProperties } = shape;
  if (additionalProperties !== undefined) {
    const others = `[name]: ${typeText(service, additionalProperties)}`;
    fields.push(level === "names" ? others : `  ${others}`);
  }
  if (level === "names") return [`${shape.name} = { ${fields.join(", ")} }`];
  return [`${shape.name} = { // ${oneLine(shape.title)}${statusRemark(shape.origin)}`, ...fields, "}"];
}

function secretMembers(resource: Resource, operation: Operation): readonly string[] {
  const types = [...responsesOf([operation]), ...errorBodiesOf([operation])];
  const ofShapes = shapesWithin(resource, types).flatMap((shape) =>
    shapeFields(resource, shape)
      .filter(isSecret)
      .map(({ name }) => name),
  );
  const ofFields = resource.fields.filter(isSecret).flatMap(({ name, aliases }) => [name, ...aliases]);
  return [...new Set([...ofShapes, ...ofFields])];
}
