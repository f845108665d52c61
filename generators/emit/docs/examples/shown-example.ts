import { isObject } from "../../../codegen/json.ts";
import { fieldsOfBody, needsOfBody } from "../../../model/body.ts";
import type { Example } from "../../../model/example.ts";
import type { FieldRule, Test } from "../../../model/rules.ts";
import { fieldsBodyOf, ownBodyOf, responseOf } from "../../../model/operations.ts";
import type { Module, Parameter, QueryService } from "../../../model/query.ts";
import type { Field, Operation, Resource, ResourceService, Response } from "../../../model/resource.ts";
import type { ResultField } from "../../../model/result.ts";
import { knownResult, resultMembers } from "../../../model/result-parts.ts";
import { groupOf } from "../../../naming/wire-names.ts";
import { errorForms, responseMembers } from "../../../model/profiles.ts";
import { parametersOf } from "../../shared/resource-parameters.ts";
import { laterNames, resourceScope, resultSample, sampleValue } from "../../shared/examples/sample-value.ts";

/** An example of the spec. Missing parts are generated from the types. */
export interface ShownExample extends Example {
  /** The parts that were generated from the types. Empty if the spec contains the complete example. */
  readonly generated: readonly ("request" | "response")[];
}

export function operationExamples(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly [ShownExample, ...ShownExample[]] {
  const [first = empty, ...others] = operation.examples;
  const complete = (example: Example): ShownExample => completeOperation(service, resource, operation, example);
  return [complete(first), ...others.map(complete)];
}

export function moduleExamples(service: QueryService, module: Module): readonly [ShownExample, ...ShownExample[]] {
  const [first, ...others] = module.examples;
  const shown = (example: Example): ShownExample => ({ ...example, generated: [] });
  return first === undefined ? [generatedQuery(service, module)] : [shown(first), ...others.map(shown)];
}

export const generatedTitle = "Example";

const empty: Example = {
  title: generatedTitle,
  parameters: {},
  request: undefined,
  response: undefined,
  httpStatus: undefined,
  places: new Map(),
};

function completeOperation(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  example: Example,
): ShownExample {
  const missing = missingParameters(service, resource, operation, example);
  const request = example.request ?? requestSample(service, resource, operation);
  const shown = responseOf(operation, example.httpStatus);
  const parameters = { ...missing, ...example.parameters };
  const given = givenValues(resource, operation, parameters, request);
  const response = example.response ?? (shown && responseSample(service, resource, shown, given));
  const isRequestGenerated =
    Object.keys(missing).length > 0 || (example.request === undefined && request !== undefined);
  return {
    ...example,
    parameters,
    request,
    response,
    generated: [
      ...(isRequestGenerated || example === empty ? (["request"] as const) : []),
      ...(example.response === undefined && response !== undefined ? (["response"] as const) : []),
    ],
  };
}

function missingParameters(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  { parameters, response }: Example,
): Readonly<Record<string, unknown>> {
  const id = isObject(response) ? (response[resource.idField ?? "id"] ?? response["id"]) : undefined;
  const ids = new Set(operation.pathParameters.filter(({ isId }) => isId).map(({ name }) => name));
  const all = [
    ...parametersOf(service, resource, operation),
    ...operation.headers.map((one) => ({ ...one, aliases: [] })),
  ];
  const isShown = (names: readonly string[]): boolean => names.some((name) => parameters[name] !== undefined);
  const needed = new Set(
    namesWithin(
      operation.queryRules,
      all.filter(({ required }) => required).map(({ name }) => name),
    ),
  );
  return Object.fromEntries(
    all
      .filter(({ name, aliases }) => needed.has(name) && !isShown([name, ...aliases]))
      .map(({ name, type }) => [
        name,
        (ids.has(name) ? id : undefined) ?? sampleValue(type, { ...resourceScope(service, resource, "request"), name }),
      ]),
  );
}

/** Returns the values of a request that its response repeats, under each of their names. */
function givenValues(
  { fields, idField }: Resource,
  { pathParameters }: Operation,
  parameters: Example["parameters"],
  request: unknown,
): ReadonlyMap<string, unknown> {
  const ids = pathParameters.flatMap(({ name, isId }) =>
    isId ? [name, idField ?? "id", "id"].map((one) => [one, parameters[name]] as const) : [],
  );
  const own = Object.entries(isObject(request) ? request : {}).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name || one.aliases.includes(name));
    if (field === undefined || typeof value === "object") return [];
    return [field.name, ...field.aliases].map((one) => [one, value] as const);
  });
  return new Map([...ids, ...own]);
}

/** Returns a request body, or `undefined` if it is not JSON. */
function requestSample(service: ResourceService, resource: Resource, operation: Operation): unknown {
  const [own, body] = [ownBodyOf(operation), fieldsBodyOf(operation)];
  const scope = resourceScope(service, resource, "request");
  if (own !== undefined) return sampleValue(own.type, scope);
  if (body === undefined) return undefined;
  const fields = fieldsOfBody(resource, body);
  const needed = needsOfBody(resource, body).map((one) => (one.kind === "field" ? one.field : one.fields[0]!));
  const names = namesWithin(resource.fieldRules, needed.length > 0 ? needed : freeField(resource, fields));
  const later = laterNames(resource.fieldRules);
  const isFile = (field: Field): boolean => !resource.fields.includes(field);
  return Object.fromEntries(
    fields
      .filter((field) => names.includes(field.name) || isFile(field))
      .map(({ name, type }) => [name, sampleValue(type, { ...scope, name, later: later.has(name) })]),
  );
}

/** Returns the first field that no rule restricts, because updates have no required fields. */
function freeField({ fieldRules }: Resource, fields: readonly Field[]): readonly string[] {
  const restricted = new Set(fieldRules.flatMap(namesOfRule));
  const free = fields.find(({ name, deprecated }) => deprecated === undefined && !restricted.has(name));
  return free === undefined ? [] : [free.name];
}

function namesOfRule(rule: FieldRule): readonly string[] {
  switch (rule.kind) {
    case "count":
      return rule.fields;
    case "needs":
      return [...rule.each, ...rule.needs];
    case "excludes":
      return [...rule.each, ...rule.excludes];
    case "order":
      return [rule.lesser, rule.greater];
  }
}

/** Returns the names, including those that rules additionally require. */
function namesWithin(rules: readonly FieldRule[], needed: readonly string[]): readonly string[] {
  const names = [...needed];
  for (const rule of rules) {
    if (rule.kind === "count" && rule.least > 0 && !rule.fields.some((name) => names.includes(name)))
      names.push(rule.fields[0]!);
    if (rule.kind === "needs" && rule.each.some((name) => names.includes(name))) names.push(...rule.needs);
  }
  return names;
}

export function responseSample(
  service: ResourceService,
  resource: Resource,
  { body, media }: Response,
  given?: ReadonlyMap<string, unknown>,
): unknown {
  if (media !== undefined || body === undefined) return undefined;
  return sampleValue(body, { ...resourceScope(service, resource, "response"), ...(given && { given }) });
}

function generatedQuery(service: QueryService, module: Module): ShownExample {
  const role = groupOf(service, module)?.role;
  const [page] = service.pages?.pages ?? [];
  const beside = service.requestParameters.flatMap(({ parameters }) =>
    parameters.filter(({ name, required }) => required || (name === page && role === "properties")),
  );
  const constants = new Set(service.constants.map(({ name }) => name));
  const needed = module.parameters.filter(({ required, template }) => required && template === undefined);
  const response = querySample(service, module, role === "properties");
  return {
    ...empty,
    parameters: parameterSamples(
      service,
      beside.filter(({ name }) => !constants.has(name)),
    ),
    request: parameterSamples(service, needed),
    response,
    generated: ["request", ...(response === undefined ? [] : (["response"] as const))],
  };
}

function parameterSamples(service: QueryService, parameters: readonly Parameter[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    parameters.map(({ name, type, multiple }) => {
      const value = sampleValue(
        { status: "documented", value: type, place: service.place },
        { service, shapes: [], side: "request", name, depth: 0 },
      );
      return [name, multiple === undefined ? value : [value]];
    }),
  );
}

/** Returns the response to a query of only this module, or `undefined` if the result is unknown. */
function querySample(service: QueryService, module: Module, isOfPages: boolean): unknown {
  const result = knownResult(module);
  if (result === undefined) return undefined;
  const scope = { service, shapes: [], side: "response", name: "", depth: 0, isPresent } as const;
  const [results, pages] = responseMembers(service);
  const messages = [...errorForms(service), service.warningBody?.value];
  const always = (service.answer?.body ?? []).filter(
    ({ name, optional }) => !optional && !messages.some((form) => form?.member === name),
  );
  const kinds = service.answer?.pages?.kinds ?? [];
  const kind = kinds.find(({ name }) => result.page.some((field) => field.pages.includes(name))) ?? kinds[0];
  const pageFields = [...(kind?.fields ?? []), ...result.page];
  const found = {
    ...resultSample([...(service.answer?.fields ?? []), ...resultMembers(module, result)], scope),
    ...(isOfPages && pages !== undefined ? { [pages]: [resultSample(pageFields, scope)] } : {}),
  };
  return {
    ...resultSample([...always, ...result.body], scope),
    ...(results === undefined ? found : { [results]: found }),
  };

  function isPresent({ when, unless, pages: ofKinds }: ResultField): boolean {
    return (
      (when.length === 0 || when.some(isMet)) &&
      !unless.some(isMet) &&
      (ofKinds.length === 0 || (kind !== undefined && ofKinds.includes(kind.name)))
    );
  }

  function isMet(test: Test): boolean {
    if (test.kind !== "holds") return false;
    const parameter = module.parameters.find(({ name }) => name === test.parameter);
    const value = parameter?.default?.value;
    return [value ?? []].flat().some((one) => test.values.includes(String(one)));
  }
}
