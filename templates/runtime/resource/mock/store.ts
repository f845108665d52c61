import { canonical, fitted, sampleObject } from "../../core/samples/sample.js";
import type { SampleShape, SampleType } from "../../core/samples/type.js";
import type { MockList, MockOperation, MockPoll } from "./table.js";
import type { AnyRequest } from "../server/handlers.js";

export interface Stored {
  /** The id in paths. */
  readonly id: string;
  /** The number of the sample that supplies missing values. */
  readonly number: number;
  /** The id of the tenant that owns the object. Undefined if all tenants see it. */
  readonly tenant: string | undefined;
  /** The other parameters of the path at which the object was created. */
  readonly under: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** The remaining states of work in progress. */
  readonly coming?: { readonly poll: MockPoll; readonly states: readonly string[] } | undefined;
}

interface NewObject {
  readonly values: Readonly<Record<string, unknown>>;
  readonly tenant?: string | undefined;
  readonly under?: Readonly<Record<string, string>> | undefined;
  readonly id?: string | undefined;
}

/** The objects of a resource, in the order in which they were created. */
export interface Store {
  all(): readonly Stored[];
  find(id: string): Stored | undefined;
  add(object: NewObject): Stored;
  replace(stored: Stored): void;
  remove(id: string): void;
}

/** The number of generated ids to try before a suffix is added. */
const mostTries = 3;

export function createStore(shape: SampleShape | undefined, idMember: string | undefined, first: number): Store {
  const kept = new Map<string, Stored>();
  let number = first;

  function freeId(values: NewObject["values"]): unknown {
    for (let tries = 0; ; tries++) {
      const object = shape === undefined ? values : sampleObject(shape, ++number, values);
      const id = (idMember === undefined ? undefined : object[idMember]) ?? number;
      if (!kept.has(String(id))) return id;
      if (tries === mostTries) return `${String(id)}-${number}`;
    }
  }

  return {
    all: () => [...kept.values()],
    find: (id) => kept.get(id),
    add: ({ values: written, tenant, under = {}, id: wanted }) => {
      const values = shape === undefined ? written : canonical(shape, written);
      const given = wanted ?? (idMember === undefined ? undefined : values[idMember]);
      const id = given ?? freeId(values);
      if (given !== undefined) number++;
      const stored: Stored = {
        id: String(id),
        number,
        tenant,
        under,
        values: idMember === undefined ? values : { ...values, [idMember]: id },
      };
      kept.set(stored.id, stored);
      return stored;
    },
    replace: (stored) => void kept.set(stored.id, stored),
    remove: (id) => void kept.delete(id),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** Returns the requested page of a list, or undefined if the result of the operation is not a list. */
export function listAnswer({ list, answers }: MockOperation, stored: readonly Stored[], request: AnyRequest): unknown {
  const [response] = answers;
  const items = list && response?.type && itemsOf(response.type, list);
  if (response?.type === undefined || list === undefined || items === undefined) return undefined;
  const parameters = (request.parameters ?? {}) as Row;
  const members = items.kind === "shape" ? items.shape().fields : {};
  const rows = stored.map(({ id, number, values }) => {
    const own = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(members, name)));
    return { id, row: fitted({ type: items }, own, { name: "item", number, depth: 0 }) as Row };
  });
  const wanted = sorted(
    list,
    rows.filter(({ row }) => isWanted(list, row, parameters)),
    parameters,
  );
  const start = startOf(
    list,
    wanted.map(({ id }) => id),
    parameters,
  );
  const end = Math.min(wanted.length, start + sizeOf(list, parameters));
  const next = end < wanted.length ? nextOf(list, parameters, wanted[end - 1]?.id ?? "", end) : undefined;
  if (next !== undefined && list.isLinked) request.next(next);
  const shown = wanted.slice(start, end).map(({ row }) => row);
  return list.page === undefined
    ? shown
    : pageOf(response.type, list.page, shown, wanted.length, next && Object.values(next)[0]);
}

function itemsOf(type: SampleType, { page }: MockList): SampleType | undefined {
  const inner = page === undefined ? type : type.kind === "shape" ? type.shape().fields[page.items]?.type : undefined;
  return inner?.kind === "list" ? inner.items : undefined;
}

function pageOf(
  type: SampleType,
  { items, next, total }: NonNullable<MockList["page"]>,
  rows: readonly Row[],
  count: number,
  more: string | undefined,
): Row {
  const fields = type.kind === "shape" ? type.shape().fields : {};
  const field = next === undefined ? undefined : fields[next];
  const last = field?.nullable ? { [next ?? ""]: null } : field?.optional ? {} : { [next ?? ""]: "" };
  return {
    [items]: rows,
    ...(next !== undefined && (more === undefined ? last : { [next]: more })),
    ...(total !== undefined && { [total]: count }),
  };
}

/** Returns whether a row matches the filters. A filter that is a list matches any of its values. */
function isWanted({ filters = {} }: MockList, row: Row, parameters: Row): boolean {
  return Object.entries(filters).every(([name, member]) => {
    const given = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    return given === undefined || [given].flat().some((one) => String(one) === String(row[member]));
  });
}

interface Item {
  readonly id: string;
  readonly row: Row;
}

function sorted({ sort }: MockList, items: readonly Item[], parameters: Row): readonly Item[] {
  const keys = sort === undefined ? [] : [parameters[sort] ?? []].flat().flatMap((one) => String(one).split(","));
  return items.toSorted((a, b) => {
    for (const key of keys) {
      const [name, sign] = key.startsWith("-") ? [key.slice(1), -1] : [key, 1];
      const order = compare(a.row[name], b.row[name]);
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [one, other] = [String(a ?? ""), String(b ?? "")];
  return one < other ? -1 : one > other ? 1 : 0;
}

function sizeOf({ limit: [name, size] = ["", undefined] }: MockList, parameters: Row): number {
  const given = parameters[name] ?? size;
  return given === undefined ? Infinity : Number(given);
}

/** Returns the index of the first item of the page. If the item in `after` does not exist, the page is empty. */
function startOf(list: MockList, ids: readonly string[], parameters: Row): number {
  const { after, offset, number } = list;
  const given = (name: string | undefined): unknown => (name === undefined ? undefined : parameters[name]);
  if (given(after) !== undefined)
    return ids.includes(String(given(after))) ? ids.indexOf(String(given(after))) + 1 : ids.length;
  if (given(offset) !== undefined) return Number(given(offset));
  const size = sizeOf(list, parameters);
  return number !== undefined && given(number[0]) !== undefined && size !== Infinity
    ? (Number(given(number[0])) - number[1]) * size
    : 0;
}

/** Returns the parameters of the next page, which begins after the last item of this one. */
function nextOf(
  { after, offset, number }: MockList,
  parameters: Row,
  last: string,
  end: number,
): Readonly<Record<string, string>> | undefined {
  if (after !== undefined) return { [after]: last };
  if (offset !== undefined) return { [offset]: String(end) };
  return number && { [number[0]]: String(Number(parameters[number[0]] ?? number[1]) + 1) };
}
