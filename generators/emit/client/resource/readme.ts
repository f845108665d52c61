import { flatLiteral, memberAccess, reference, stringLiteral } from "../../../codegen/typescript.ts";
import { errorProse } from "../../../describe/result.ts";
import { statusRemark } from "../../../describe/marks.ts";
import {
  distinguishingStatus,
  needsKey,
  onlyResponse,
  operationsOf,
  responseHeadersOf,
} from "../../../model/operations.ts";
import { pollOf, shapeFields } from "../../../model/queries.ts";
import type { Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { readableResponses, readableShapes } from "../../../naming/readable-responses.ts";
import { defaultUrl, keyForm, keyPlaces } from "../../../naming/paths.ts";
import {
  camelCase,
  clientTypeNames,
  collectionName,
  rawShapeTypeName,
  shapeTypeName,
} from "../../../naming/type-names.ts";
import { clientName, exampleCall, exampleOptions, exampleTag, moduleCall } from "../../shared/examples/calls.ts";
import { type Condition, conditionHeader, isOfTenant, needsTenant } from "./scope.ts";
import { listPages, responsesList } from "../../shared/resource-fields.ts";
import { argumentNames } from "./arguments.ts";
import type { Module, QueryService } from "../../../model/query.ts";

interface ResourceSection {
  /** The environment variable with the key. `undefined` if no operation needs one. */
  readonly keyVariable: string | undefined;
  readonly [name: string]: unknown;
}

export function resourceSection(service: ResourceService, entry: string, validators: string): ResourceSection {
  const { create, error } = clientTypeNames(service);
  const operations = service.resources.flatMap((resource) =>
    resource.operations.map(({ name, method, path, summary, tenant }) => ({
      call: `${collectionName(resource)}.${camelCase(name)}`,
      request: `${method} ${path}`,
      summary,
      tenant: tenantProse[tenant],
    })),
  );
  const known = exampleOptions(service);
  const keyVariable = `${constantCase(service.id)}_KEY`;
  const options =
    known.key === undefined
      ? known
      : { ...known, key: reference(`process.env.${keyVariable} ?? ${stringLiteral(known.key)}`) };
  return {
    entry,
    create,
    error,
    operations,
    validators,
    client: "client",
    keyVariable: known.key === undefined ? undefined : keyVariable,
    title: service.title,
    description: service.description,
    options: Object.keys(options).length === 0 ? "" : flatLiteral(options),
    checkedOptions: flatLiteral({ ...options, check: true, validate: true }).replace(
      "check: true, validate: true",
      "check, validate",
    ),
    call: callOf(service),
    readable: service.resources.map(readableIn).find((one) => one !== undefined),
    url: defaultUrl(service),
    needsTenant: needsTenant(service),
    examples: callExamples(service),
    several: severalOf(service),
    hasAnswerHeaders: operationsOf(service).some((operation) => responseHeadersOf(operation).length > 0),
    keys: !needsKey(service)
      ? []
      : keyPlaces(service).map((place) => ({
          place: place.in,
          name: keyForm(place),
          remark: statusRemark(place.nameFact).trim(),
        })),
    errors: service.errors.map((one) => ({ code: one.code, prose: errorProse(one) })),
  };
}

function constantCase(id: string): string {
  return id.replace(/[^A-Za-z0-9]+/g, "_").toUpperCase();
}

/** Returns sample code for a call with several success responses, or `undefined` if no operation has several. */
function severalOf(service: ResourceService): string | undefined {
  const several = operationsOf(service).find((operation) => onlyResponse(operation) === undefined);
  const [response] = several?.responses ?? [];
  return several && response && `if (result.status === ${distinguishingStatus(several, response)}) use(result.data)`;
}

const tenantProse: Readonly<Record<Operation["tenant"], string>> = {
  required: "needed",
  optional: "optional",
  none: "",
};

/** Returns an example call, preferably one that only reads: the code after the name of the client. */
function callOf(service: ResourceService): string | undefined {
  const calls = service.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) =>
      exampleCalls(service, resource, operation).map(({ call }) => ({ call, reads: operation.method === "GET" })),
    ),
  );
  return (calls.find(({ reads }) => reads) ?? calls[0])?.call;
}

function readableIn(resource: Resource): object | undefined {
  const responses = readableResponses(resource);
  if (responses === undefined) return undefined;
  const [[name, other] = []] = responses.names;
  const [[member, [list] = []] = []] = responses.lists;
  const shapes = readableShapes(resource);
  const shape = shapes.find((one) => shapeFields(resource, one).some((field) => field.name === (name ?? member)))!;
  return {
    name,
    other,
    lists: list && `${member}.${list}`,
    raw: rawShapeTypeName(resource, shape.name),
    type: shapeTypeName(resource, shape.name),
  };
}

function callExamples(service: ResourceService) {
  const calls = service.resources.flatMap((resource) =>
    resource.operations.map((operation) => {
      return {
        resource,
        operation,
        name: `client${memberAccess(collectionName(resource))}${memberAccess(camelCase(operation.name))}`,
      };
    }),
  );
  const fit = calls.filter(
    ({ operation }) => ![...operation.query, ...operation.headers].some(({ required }) => required),
  );
  const find = (isFit: (operation: Operation) => boolean): Call | undefined =>
    fit.find(({ operation }) => isFit(operation));
  const lists = fit.filter(({ resource, operation }) => responsesList(resource, operation) && !isOfTenant(operation));
  const list = lists.find(({ resource, operation }) => listPages(resource, operation) !== undefined) ?? lists[0];
  const changed = find((one) => one.request !== undefined && conditionHeader(one, "if-match") !== undefined);
  const read = fit.find(({ resource, operation }) => resource === changed?.resource && responsesState(operation));
  const takesKey = (one: Operation): boolean =>
    one.request !== undefined && conditionHeader(one, "idempotency-key") !== undefined;
  const create = find((one) => takesKey(one) && one.request?.kind === "create") ?? find(takesKey);
  const polled = fit.find(({ operation }) => pollOf(operation) !== undefined);
  const waited =
    polled &&
    [
      ...argumentNames(polled.operation),
      ...(polled.operation.request === undefined ? [] : ["request"]),
      ...(isOfTenant(polled.operation) ? ["{ tenant }"] : []),
    ].join(", ");
  const listed = list && [list.name, ...argumentNames(list.operation)].join(", ");
  return {
    each: listed && `for await (const item of each(${listed})) console.log(item);`,
    first: listed && `const some = await first(50, each(${listed}));`,
    wait: polled && `const result = await wait(${polled.name}, [${waited}], { deadline: 60_000 });`,
    waitFor: polled && `if (error.code === "deadline") await waitFor(${polled.name}, error.accepted);`,
    withResponse: read && `const { data, etag } = await withResponse((call) => ${read.name}(${given(read, "call")}));`,
    ifMatch:
      changed && read && `await ${changed.name}(${given(changed, "changes", ownOptions(changed, "ifMatch: etag"))});`,
    ifMatchRemark: remarkOf(changed, "if-match"),
    idempotencyKey:
      create && `await ${create.name}(${given(create, "request", ownOptions(create, "idempotencyKey: true"))});`,
    idempotencyKeyRemark: remarkOf(create, "idempotency-key"),
  };
}

interface Call {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly name: string;
}

function given({ operation }: Call, ...more: readonly string[]): string {
  return [...argumentNames(operation), ...more].join(", ");
}

/** Adds the tenant if the call requires one, because the client in the examples has none. */
function ownOptions({ operation }: Call, option: string): string {
  return isOfTenant(operation) ? `{ tenant, ${option} }` : `{ ${option} }`;
}

/** Returns a remark if the header field is based on a decision or unknown. */
function remarkOf(call: Call | undefined, condition: Condition): string {
  const header = call && conditionHeader(call.operation, condition);
  return header === undefined ? "" : statusRemark(header.type);
}

function responsesState({ method, tenant, responses }: Operation): boolean {
  return (
    method === "GET" &&
    tenant !== "required" &&
    responses.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === "etag"))
  );
}

export function moduleExamples(service: QueryService, module: Module): readonly `@${string}`[] {
  return module.examples.flatMap((example) => {
    const call = moduleCall(service, module, example);
    return call === undefined ? [] : [exampleTag(call, example.title)];
  });
}

/** Returns the first module example that calls a method of the client. The result is empty if there is none. */
export function methodExample(
  service: QueryService,
  name: string,
  modules: readonly Module[],
): readonly `@${string}`[] {
  const call = `${clientName(service)}${memberAccess(name)}(`;
  return modules
    .flatMap((module) => moduleExamples(service, module))
    .filter((example) => example.includes(call))
    .slice(0, 1);
}

export function operationExamples(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly `@${string}`[] {
  return exampleCalls(service, resource, operation).map(({ call, title }) => exampleTag(`await client${call};`, title));
}

interface ExampleCall {
  /** The code after the name of the client: `.things.list()`. */
  readonly call: string;
  readonly title: string;
}

function exampleCalls(service: ResourceService, resource: Resource, operation: Operation): readonly ExampleCall[] {
  return operation.examples.flatMap((example) => {
    const call = exampleCall(service, resource, operation, example);
    return call === undefined ? [] : [{ call, title: example.title }];
  });
}
