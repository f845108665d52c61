import { onlyResponse } from "../../../generators/model/operations.ts";
import { answeredPage, pageMembers } from "../../../generators/model/page.ts";
import type { ListRole, Operation, ResourceService } from "../../../generators/model/resource.ts";
import { clientCallsOf, type Call, type Extent } from "./calls.ts";
import { givenResponse } from "./given-response.ts";
import { scopesOf, type Values } from "./inputs.ts";
import { sampleOf } from "./sample.ts";

/** A list that is returned in pages. */
export interface PagedCall {
  readonly call: Call;
  /** Successive results of the handler, and the items of all of them. */
  readonly answers: readonly unknown[];
  readonly items: readonly unknown[];
  /** Parameters that the handler must receive with each request. */
  readonly asked: readonly Values[];
  /** Query parameters with which the call is rejected, because their number of items is above or below the limits. */
  readonly refused: readonly Values[];
  readonly member: string;
}

const pageCount = 3;

/**
 * Returns the calls of operations that return a page. Each list is three pages long, with as many items per page as the
 * call requests.
 */
export function pagedCallsOf(service: ResourceService, extent: Extent): readonly PagedCall[] {
  return scopesOf(service).flatMap(({ resource, operation }) => {
    const shape = answeredPage(resource, operation);
    if (operation.method !== "GET" || shape === undefined) return [];
    const { items: member, next, total } = pageMembers(shape);
    const rows = shape.fields.find(({ name }) => name === member)!;
    const [sample] = sampleOf(rows.type, { service, resource, least: false }) as readonly unknown[];
    return clientCallsOf(service, extent)
      .filter(({ operationId }) => operationId === operation.operationId)
      .map((call) => {
        const named = (kind: ListRole["kind"]): string | undefined =>
          operation.query.find(({ role }) => role?.kind === kind)?.name;
        const { parameters } = call.expected;
        const size = Number(parameters[named("limit") ?? ""] ?? 2);
        const page = Array<unknown>(size).fill(sample);
        const cursors = Array.from({ length: pageCount }, (_, index) => `page ${index + 1} & more`);
        const last = shape.fields.some(({ name, nullable }) => name === next && nullable) ? { [next!]: null } : {};
        const answers = cursors.map((_, index) => ({
          [member]: page,
          ...(total !== undefined && { [total]: size * pageCount }),
          ...(index === pageCount - 1 ? last : next && { [next]: cursors[index + 1] }),
        }));
        const start = named("after") ?? named("offset") ?? named("number") ?? "";
        const begins = (index: number): unknown =>
          next !== undefined
            ? cursors[index]
            : Number(parameters[start] ?? 0) + index * (named("offset") === undefined ? 1 : size);
        const asked = cursors.map((_, index) => (index === 0 ? parameters : { ...parameters, [start]: begins(index) }));
        const itemsOf = (response: unknown): readonly unknown[] =>
          (givenResponse(resource, onlyResponse(operation)!, response) as Readonly<Record<string, readonly unknown[]>>)[
            member
          ]!;
        return { call, answers, items: answers.flatMap(itemsOf), asked, member, refused: limitsBeyond(operation) };
      });
  });
}

function limitsBeyond({ query }: Operation): readonly Values[] {
  const limit = query.find(({ role }) => role?.kind === "limit");
  const type = limit?.type.value;
  if (limit === undefined || type?.kind !== "integer") return [];
  const bounds = [type.minimum, type.maximum].map((bound) => bound?.value);
  return bounds.flatMap((bound, index) =>
    bound === undefined ? [] : [{ [limit.name]: bound + (index === 0 ? -1 : 1) }],
  );
}
