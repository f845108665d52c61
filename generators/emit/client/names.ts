import { extraTypes, queryRuntime } from "./runtime.ts";
import { identifier } from "../../codegen/typescript.ts";
import { byKind, type ByKind } from "../../model/group-by.ts";
import type { Model, Service } from "../../model/model.ts";
import type { QueryService, Parameter } from "../../model/query.ts";
import { responseHeadersOf } from "../../model/operations.ts";
import type { Operation, Resource, ResourceService, Shape } from "../../model/resource.ts";
import {
  declared,
  type DeclaredName,
  ownerCollection,
  ownerGroup,
  ownerModule,
  ownerOperation,
  ownerResource,
  ownerService,
  ownerShape,
  ownerValueSet,
} from "../../naming/declared-name.ts";
import {
  camelCase,
  clientTypeNames,
  collectionName,
  errorResponseTypeName,
  fieldsTypeName,
  headersTypeName,
  operationsTypeName,
  pascalCase,
  rawShapeTypeName,
  requestTypeName,
  responseHeadersTypeName,
  responseTypeName,
  shapeTypeName,
  sharedTypeNames,
  valueSetTypeName,
} from "../../naming/type-names.ts";
import { fromWireName, readableResponses, readableShapes, toWireName } from "../../naming/readable-responses.ts";
import { clientNames, type Group } from "../shared/query-client-names.ts";
import { pageGuard } from "./page-guard.ts";
import { sentShapeName, sharedShapeUse, shapeUse, type ShapeOwner } from "./resource/scope.ts";
import { typesUsed } from "./resource/shapes.ts";
import type { ResultField } from "../../model/result.ts";
import type { Test } from "../../model/rules.ts";
import { responseMembers, profileOf } from "../../model/profiles.ts";

/** Returns the names that the package exports. The entry point of a service exports all of its types. */
export function declaredNames({ services }: Model): readonly DeclaredName[] {
  return services.flatMap((service) => byKind(namesByKind, service));
}

const namesByKind: ByKind<Service, [], readonly DeclaredName[]> = { query: queryNames, resource: resourceNames };

const queryTypes = [
  ...queryRuntime.names.filter((name) => !(extraTypes as readonly string[]).includes(name)),
  "Beside",
  "FaultPlaces",
  "FaultTexts",
  "ItemOf",
  "ModuleRules",
  "ParameterFault",
  "RequestFault",
  "RequestRules",
  "ValueFault",
  "Defaults",
  "GeneratedMembers",
  "GeneratedProperties",
  "GeneratorArgument",
  "GeneratorModules",
  "GeneratorSelection",
  "AnyGeneratorModules",
  "ItemsOf",
  "OtherAnswers",
  "PageKinds",
  "PageMembers",
  "PageOf",
  "PageProperties",
  "PagesOf",
  "QueryClientOptions",
  "ResultsOf",
  "TokenType",
];

const moduleSuffixes = ["Parameters", "Options", "Item", "Answer", "Page", "Generated", "Others"];

function queryNames(service: QueryService): readonly DeclaredName[] {
  const scope = `client ${service.id}`;
  const names = clientNames(service);
  const guard = pageGuard(service);
  const own = [
    ...(guard === undefined ? [] : [guard.name]),
    ...Object.values(names),
    `Account${names.client}`,
    ...queryTypes,
    ...service.groups.flatMap(groupTypes),
  ];
  return [
    ...declared(scope, ownerService(service, "client"), own),
    ...memberNames(service, scope),
    ...service.valueSets.flatMap((set) => declared(scope, ownerValueSet(set), [identifier(valueSetTypeName(set))])),
    ...service.modules.flatMap((module) =>
      declared(
        scope,
        ownerModule(module),
        moduleSuffixes.map((suffix) => identifier(pascalCase(module.name) + suffix)),
      ),
    ),
    ...service.modules.flatMap((module) =>
      declared(`${scope} modules`, ownerModule(module), [`${camelCase(module.name)}Module`]),
    ),
  ];
}

/** Members of the client, a request and a result in addition to those named after groups. */
const clientMembers = ["query", "batches", "generate", "request", "token", "postWithToken", "login", "logout"];
const resultMembers = ["pages", "continue", "warnings"];

function memberNames(service: QueryService, scope: string): readonly DeclaredName[] {
  const generator = service.wire.generatorSelector?.value;
  const ofGroups = (part: string): readonly DeclaredName[] =>
    service.groups.flatMap((group) => declared(`${scope} ${part}`, ownerGroup(group), [camelCase(group.name)]));
  return [
    ...declared(`${scope} methods`, ownerService(service, "client"), clientMembers),
    ...ofGroups("methods"),
    ...declared(`${scope} results`, ownerService(service, "result"), resultMembers),
    ...ofGroups("results"),
    ...declared(`${scope} requests`, ownerService(service, "request"), [
      "continue",
      ...(generator === undefined ? [] : [generator]),
    ]),
    ...requestParameters(service)
      .filter(({ name }) => name !== "continue" && name !== generator)
      .flatMap((parameter) =>
        declared(`${scope} requests`, { owner: `the request parameter “${parameter.name}”`, place: parameter.place }, [
          parameter.name,
        ]),
      ),
    ...ofGroups("requests"),
  ];
}

function groupTypes({ name }: QueryService["groups"][number]): readonly string[] {
  const group = identifier(pascalCase(name));
  return [
    `${group}Modules`,
    `${group}Selection`,
    `Any${group}Modules`,
    `${group}Answers`,
    `${group}AnswerOf`,
    `${group}Items`,
    `${group}ItemsOf`,
    `${group}ItemOf`,
    `${group}Answer`,
    `${group}Argument`,
    `${group}PageProperties`,
    `${group}PageMembers`,
    `Named${group}Answers`,
  ];
}

/** Type names that every resource service imports from the runtime or uses from TypeScript. */
const resourceTypes = [
  ...sharedTypeNames,
  "AnswerForm",
  "AnswerOptions",
  "As",
  "Awaited",
  "CheckAnswer",
  "Date",
  "InForm",
  "KeyOptions",
  "KeySource",
  "Last",
  "MatchOptions",
  "MediaOptions",
  "MediaResponse",
  "MediaSource",
  "NeededTenantOptions",
  "Polled",
  "Promise",
  "ResourceError",
  "ResultMember",
  "RefuseWithoutTenant",
  "ReturnType",
  "TenantOptions",
  "ToWire",
  "TransportError",
  "TransportOptions",
  "URL",
  "ValidatedRequest",
  "ValidateRequest",
  "With",
  "WithLists",
  "WithStatus",
];

function resourceNames(service: ResourceService): readonly DeclaredName[] {
  const scope = `client ${service.id}`;
  return [
    ...declared(scope, ownerService(service, "runtime of the client"), resourceTypes),
    ...declared(scope, ownerService(service, "client"), Object.values(clientTypeNames(service))),
    ...shapeNames(scope, service, service.shapes, sharedShapeUse(service, typesUsed).input),
    ...service.valueSets.flatMap((set) => declared(scope, ownerValueSet(set), [valueSetTypeName(set)])),
    ...service.resources.flatMap((resource) => resourceTypesOf(scope, resource)),
    ...service.resources.flatMap((resource) =>
      declared(`${scope} collections`, ownerCollection(resource), [collectionName(resource)]),
    ),
    ...service.resources.flatMap((resource) =>
      resource.operations.flatMap((operation) =>
        declared(
          `${scope} calls of ${resource.id}`,
          { owner: `the operation “${operation.name}”`, place: operation.place },
          [camelCase(operation.name)],
        ),
      ),
    ),
  ];
}

function resourceTypesOf(scope: string, resource: Resource): readonly DeclaredName[] {
  return [
    ...shapeNames(
      scope,
      resource,
      resource.shapes.filter(({ shared }) => !shared),
      shapeUse(resource, [], typesUsed(resource).requests).input,
    ),
    ...readableShapes(resource).flatMap((shape) =>
      declared(scope, ownerShape(resource, shape), [rawShapeTypeName(resource, shape.name)]),
    ),
    ...declared(scope, ownerResource(resource), [fieldsTypeName(resource), operationsTypeName(resource)]),
    ...(readableResponses(resource) === undefined
      ? []
      : declared(`${scope} conversions`, ownerResource(resource), [fromWireName(resource), toWireName(resource)])),
    ...resource.operations.flatMap((operation) =>
      declared(scope, ownerOperation(operation), operationTypeNames(operation)),
    ),
  ];
}

function operationTypeNames(operation: Operation): readonly string[] {
  const { operationId, headers, errorResponses } = operation;
  return [
    ...(errorResponses.length === 0 ? [] : [errorResponseTypeName(operationId)]),
    requestTypeName(operationId),
    responseTypeName(operationId),
    ...(headers.length === 0 ? [] : [headersTypeName(operationId)]),
    ...(responseHeadersOf(operation).length === 0 ? [] : [responseHeadersTypeName(operationId)]),
  ];
}

/** Returns the type names of shapes, including the separate types that some shapes have in requests. */
function shapeNames(
  scope: string,
  owner: ShapeOwner,
  shapes: readonly Shape[],
  input: readonly Shape[],
): readonly DeclaredName[] {
  return shapes.flatMap((shape) => {
    const sent = input.includes(shape) ? [sentShapeName(owner, shape.name)] : [];
    return declared(scope, ownerShape(owner, shape), [shapeTypeName(owner, shape.name), ...sent]);
  });
}

/** Returns the parameters that the client always adds to a request. */
export function writtenByClient({ constants }: QueryService): ReadonlyMap<string, string> {
  return new Map(
    constants.flatMap(({ name, value: fact }) => {
      const value = fact.value;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Returns the request parameters that belong to no module and that the caller sets. */
export function requestParameters(service: QueryService): readonly Parameter[] {
  const own = new Set([...writtenByClient(service).keys(), ...(profileOf(service)?.ownParameters ?? [])]);
  return service.requestParameters.flatMap(({ parameters }) => parameters.filter(({ name }) => !own.has(name)));
}

/** Returns the string members next to the results that a request parameter, of this or another name, adds. */
export function membersBeside(service: QueryService): readonly ResultField[] {
  const names = new Set(requestParameters(service).map(({ name }) => name));
  const isAsked = (test: Test): boolean => test.kind === "given" && names.has(test.parameter);
  const isText = ({ type: { kind } }: ResultField): boolean => kind === "text" || kind === "timestamp";
  if (responseMembers(service)[0] === undefined) return [];
  return (service.answer?.body ?? []).filter(
    (field) => isText(field) && (names.has(field.name) || field.when.some(isAsked)),
  );
}

/** Returns the multi-value parameters that select the pages of a request. */
export function pageParameters(service: QueryService): readonly Parameter[] {
  return requestParameters(service).filter(({ multiple }) => multiple !== undefined);
}

export type TokenSource = NonNullable<ReturnType<typeof tokenSource>>;

export function tokenSource({ tokens }: QueryService, groups: readonly Group[]) {
  const group = groups.find(({ modules }) => modules.some(({ name }) => name === tokens?.module));
  const module = group?.modules.find(({ name }) => name === tokens?.module);
  const parameter = module?.parameters.find(({ name }) => name === tokens?.parameter);
  if (group === undefined || module === undefined || parameter === undefined) return undefined;
  return { selector: group.selector, module, parameter };
}
