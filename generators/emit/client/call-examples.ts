import { memberAccess } from "../../codegen/typescript.ts";
import { statusRemark } from "../../describe/marks.ts";
import { pollOf } from "../../model/poll-queries.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { camelCase, collectionName } from "../../naming/type-names.ts";
import { answersList, listPages } from "../shared/resource-pages.ts";
import { argumentNames } from "./argument-names.ts";
import { conditionHeader, isOfTenant, type Condition } from "./resource-facts.ts";

/**
 * Lines of code that show what a call may ask for beside its fields; each is empty where no operation is fit for it.
 */
export interface CallExamples {
  readonly each: string;
  readonly first: string;
  readonly wait: string;
  readonly waitFor: string;
  readonly withResponse: string;
  readonly ifMatch: string;
  readonly ifMatchRemark: string;
  readonly idempotencyKey: string;
  readonly idempotencyKeyRemark: string;
}

export function callExamples(service: ResourceService): CallExamples {
  const calls = service.resources.flatMap((resource) =>
    resource.operations.map((operation) => {
      return {
        resource,
        operation,
        name: `client${memberAccess(collectionName(resource))}${memberAccess(camelCase(operation.name))}`,
      };
    }),
  );
  const fit = calls.filter(({ operation }) => needsNoOptions(operation));
  const find = (isFit: (operation: Operation) => boolean): Call | undefined =>
    fit.find(({ operation }) => isFit(operation));
  const lists = fit.filter(({ resource, operation }) => answersList(resource, operation) && !isOfTenant(operation));
  const list = lists.find(({ resource, operation }) => listPages(resource, operation) !== undefined) ?? lists[0];
  const changed = find((one) => one.request !== undefined && conditionHeader(one, "if-match") !== undefined);
  const read = fit.find(({ resource, operation }) => resource === changed?.resource && answersState(operation));
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
    each: listed === undefined ? "" : `for await (const item of each(${listed})) console.log(item);`,
    first: listed === undefined ? "" : `const some = await first(50, each(${listed}));`,
    wait: polled === undefined ? "" : `const result = await wait(${polled.name}, [${waited}], { deadline: 60_000 });`,
    waitFor:
      polled === undefined ? "" : `if (error.code === "deadline") await waitFor(${polled.name}, error.accepted);`,
    withResponse:
      read === undefined
        ? ""
        : `const { data, etag } = await withResponse((call) => ${read.name}(${given(read, "call")}));`,
    ifMatch:
      changed === undefined || read === undefined
        ? ""
        : `await ${changed.name}(${given(changed, "changes", ownOptions(changed, "ifMatch: etag"))});`,
    ifMatchRemark: remarkOf(changed, "if-match"),
    idempotencyKey:
      create === undefined
        ? ""
        : `await ${create.name}(${given(create, "request", ownOptions(create, "idempotencyKey: true"))});`,
    idempotencyKeyRemark: remarkOf(create, "idempotency-key"),
  };
}

interface Call {
  readonly resource: Resource;
  readonly operation: Operation;
  /** `client.things.list` */
  readonly name: string;
}

function given({ operation }: Call, ...more: readonly string[]): string {
  return [...argumentNames(operation), ...more].join(", ");
}

/** With the tenant where the call is about one: the client of the examples is of none. */
function ownOptions({ operation }: Call, option: string): string {
  return isOfTenant(operation) ? `{ tenant, ${option} }` : `{ ${option} }`;
}

/** Whether a document or a decision says that there is the header field. */
function remarkOf(call: Call | undefined, condition: Condition): string {
  const header = call && conditionHeader(call.operation, condition);
  return header === undefined ? "" : statusRemark(header.type);
}

/** Whether an operation reads an object and names its state. */
function answersState({ method, tenant, responses }: Operation): boolean {
  return (
    method === "GET" &&
    tenant !== "required" &&
    responses.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === "etag"))
  );
}

function needsNoOptions({ query, headers }: Operation): boolean {
  return ![...query, ...headers].some(({ required }) => required);
}
