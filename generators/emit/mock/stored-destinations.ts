import type { MockDestinations } from "../../../templates/runtime/resource/mock/table.ts";
import { isObject } from "../../codegen/json.ts";
import { responseOf } from "../../model/operations.ts";
import type { Destinations, Resource } from "../../model/resource.ts";
import { shapeIn, storedShape } from "./resource/deeds.ts";

/*
 * The location of destinations in responses, derived from examples: a list with one row for each destination of the
 * request, whose members contain the parts of the destination. Without such an example, the mock does not store
 * destinations.
 */

type Values = Readonly<Record<string, unknown>>;

interface Sent {
  readonly slot: string;
  readonly targets: readonly string[];
}

/** Returns `undefined` if no example contains destinations. */
export function storedDestinations(resource: Resource): MockDestinations | undefined {
  const { destinations, operations } = resource;
  if (destinations === undefined) return undefined;
  const shown = operations.flatMap(({ responses, examples }) => {
    return examples
      .filter(({ httpStatus }) => isStored(resource, responseOf({ responses }, httpStatus)))
      .map(({ request, response }) => ({ request, response }));
  });
  const found = shown.flatMap(({ request, response }) => {
    const sent = sentIn(destinations, request).filter(({ targets }) => targets.length > 0);
    return sent.length === 1 && isObject(response)
      ? rowsIn(response).flatMap(({ at, rows }) =>
          membersOf(rows, sent[0]!, response, resource).map((members) => ({ at, members, count: rows.length })),
        )
      : [];
  });
  // An example with several destinations also shows their order.
  const best = found.toSorted((a, b) => b.count - a.count)[0];
  if (best === undefined) return undefined;
  const parent = best.at.slice(0, -1);
  const isEmptyList = parent.length > 0 && shown.some(({ response }) => Array.isArray(valueAt(response, parent)));
  return { object: destinations.objectField, at: best.at, ...best.members, emptyList: isEmptyList || undefined };
}

function isStored(resource: Resource, response: ReturnType<typeof responseOf>): boolean {
  return response !== undefined && shapeIn(response) === storedShape(resource);
}

/** Returns the slots that a request fills, in the form that the request decoder returns. */
function sentIn({ objectField, slots, bareNumberType }: Destinations, request: unknown): readonly Sent[] {
  if (!isObject(request)) return [];
  const inside = isObject(request[objectField]) ? request[objectField] : {};
  const type = bareNumberType?.value;
  const text = (one: unknown): string =>
    typeof one === "number" && type !== undefined ? `${type}-${one}` : String(one);
  return slots.flatMap(({ name, aliases }) => {
    const given = [...aliases.map((alias) => request[alias]), ...[name, ...aliases].map((alias) => inside[alias])].find(
      (one) => one !== undefined,
    );
    return given === undefined ? [] : [{ slot: name, targets: [given].flat().map(text) }];
  });
}

/** Returns the lists of objects in an object, with the path to each. */
function rowsIn(
  value: unknown,
  at: readonly string[] = [],
): readonly { readonly at: readonly string[]; readonly rows: readonly Values[] }[] {
  if (Array.isArray(value))
    return at.length > 0 && value.length > 0 && value.every(isObject) ? [{ at, rows: value as readonly Values[] }] : [];
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => rowsIn(inner, [...at, name])) : [];
}

/** Returns the row members that contain the parts of destinations, or `undefined` if any is missing. */
function membersOf(
  rows: readonly Values[],
  { slot, targets }: Sent,
  object: Values,
  { idField }: Resource,
): readonly Omit<MockDestinations, "object" | "at" | "emptyList">[] {
  if (rows.length !== targets.length) return [];
  const names = Object.keys(rows[0] ?? {});
  const holding = (value: (index: number) => unknown): string | undefined =>
    names.find((name) => rows.every((row, index) => String(row[name]) === String(value(index))));
  const split = targets.map(
    (target) => [target.slice(0, target.indexOf("-")), target.slice(target.indexOf("-") + 1)] as const,
  );
  const [target, type, id] = [
    holding((index) => targets[index]),
    holding((index) => split[index]![0]),
    holding((index) => split[index]![1]),
  ];
  if (target === undefined && (type === undefined || id === undefined)) return [];
  const own = (idField === undefined ? undefined : object[idField]) ?? object["id"];
  const order = rows.length > 1 ? holding((index) => index) : undefined;
  return [
    {
      target,
      ...(target === undefined && { type, id }),
      slot: holding(() => slot),
      owner: own === undefined ? undefined : holding(() => own),
      order,
    },
  ];
}

function valueAt(value: unknown, [first, ...others]: readonly string[]): unknown {
  return first === undefined ? value : isObject(value) ? valueAt(value[first], others) : undefined;
}
