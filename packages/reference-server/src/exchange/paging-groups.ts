import {
  ServiceError,
  type Finding,
  type PagingGroupDetail,
  type PagingGroupHandlers,
  type PagingGroupRow,
} from "@kiln/server/exchange";
import type { DecodedCreatePagingGroupRequest } from "@kiln/validators/exchange/createPagingGroup";
import type { DecodedUpdatePagingGroupRequest } from "@kiln/validators/exchange/updatePagingGroup";
import type {
  PagingGroupFields,
  PagingGroupQuery,
  PagingGroupStore,
  StorageUnit,
  StoredPagingGroup,
  StoredTenant,
} from "../storage/storage.ts";
import type { None, Unhandled } from "./login-tokens.ts";

/** The fields of both operations. Each operation may have fields that the other lacks. */
type Body = Partial<DecodedCreatePagingGroupRequest> & DecodedUpdatePagingGroupRequest;

/** The column that stores each request field. A new field in the spec does not compile until it has a column. */
const columns = {
  name: "pa_name",
  number: "pa_number",
  pin: "pa_pin",
  bidirectional: "pa_bidirectional",
  checkinuse: "pa_checkinuse",
  mediafile_id: "pa_me_id",
  manualheader: "pa_manualheader",
} as const satisfies { readonly [Name in Exclude<keyof Body, "destinations">]-?: keyof PagingGroupFields };

/** The stored values of fields that a create request omits. */
const defaults = { pa_pin: "", pa_bidirectional: "no", pa_checkinuse: "", pa_me_id: "0", pa_manualheader: "" };

/** The maximum number of rows in a response, and of characters in their strings. */
const [mostRows, mostCharacters] = [1000, 200_000];

/** The number of rows read at once. */
const step = 250;

export const pagingGroups = {
  list: async (
    { tenant, parameters: { limit = mostRows, after, tenant: _, ...where }, next },
    { pagingGroups: groups },
  ) => {
    if (after !== undefined && !/^\d{1,15}$/.test(after))
      throw new ServiceError("invalid_request", { findings: [badAfter(after)] });
    const { rows, isLast } = await pageOf(groups, { tenant: tenant?.id, where: filters(where), after }, limit);
    const last = rows.at(-1);
    if (!isLast && last !== undefined) next({ after: last.pa_id });
    return rows.map(rowOf);
  },
  get: async ({ tenant, id }, { pagingGroups: groups }) => detailOf(groups, await existing(groups, tenant?.id, id)),
  create: async ({ tenant, body }, { pagingGroups: groups }) => {
    const id = await groups.insert(tenant.id, {
      ...defaults,
      ...columnsOf(body),
      pa_name: body.name,
      pa_number: body.number,
    });
    await setDestinations(groups, tenant.id, id, body);
    return detailOf(groups, await existing(groups, tenant.id, id));
  },
  update: async ({ tenant, id, body }, { pagingGroups: groups }) => {
    await existing(groups, tenant.id, id);
    await groups.update(id, columnsOf(body));
    await setDestinations(groups, tenant.id, id, body);
    return detailOf(groups, await existing(groups, tenant.id, id));
  },
  delete: async ({ tenant, id }, { pagingGroups: groups }) => {
    await existing(groups, tenant.id, id);
    await groups.delete(id);
    return { deleted: true, id: Number(id) };
  },
} satisfies PagingGroupHandlers<StorageUnit, StoredTenant>;

/** Inputs without a handler. The runtime handles these, and `filters` checks the parameters of the list. */
export type UnhandledInputs = None<
  Unhandled<Omit<PagingGroupHandlers, "list">, "tenant" | "object_id" | "If-Match" | "Idempotency-Key">
>;

function badAfter(received: string): Finding {
  const expected = "the ID of a row: up to 15 digits";
  return {
    code: "invalid_request",
    path: ["after"],
    wireName: "after",
    received: received.slice(0, 100),
    expected,
    message: `invalid_request: after must be ${expected}`,
  };
}

/** Returns the rows of one response: at most `limit`, and fewer if they are long. */
async function pageOf(groups: PagingGroupStore, query: PagingGroupQuery, limit: number): Promise<Page> {
  const rows: StoredPagingGroup[] = [];
  let characters = 0;
  for (;;) {
    const wanted = Math.min(step, limit - rows.length);
    // One extra row shows whether there is a next page.
    const found = await groups.list({ ...query, after: rows.at(-1)?.pa_id ?? query.after, limit: wanted + 1 });
    for (const row of found.slice(0, wanted)) {
      characters += Object.values(row).reduce((sum: number, text: string) => sum + text.length, 0);
      rows.push(row);
      if (characters >= mostCharacters) return { rows, isLast: row === found.at(-1) };
    }
    if (found.length <= wanted || rows.length === limit) return { rows, isLast: found.length <= wanted };
  }
}

interface Page {
  readonly rows: readonly StoredPagingGroup[];
  readonly isLast: boolean;
}

/** Returns a group. Throws if it does not exist or belongs to another tenant. */
async function existing(groups: PagingGroupStore, tenant: string | undefined, id: string): Promise<StoredPagingGroup> {
  const group = await groups.get(tenant, id);
  if (group === undefined) throw new ServiceError("object_not_found");
  return group;
}

/** Returns the filters of a list. A name that is not a column does not compile. */
function filters<Where extends Partial<PagingGroupFields>>(
  where: Where & { readonly [Name in Exclude<keyof Where, keyof PagingGroupFields>]: never },
): Partial<PagingGroupFields> {
  return where;
}

function columnsOf(body: Body): Partial<PagingGroupFields> {
  const fields = Object.keys(columns) as (keyof typeof columns)[];
  const values = fields.map((field): readonly [string, string | number | undefined] => [columns[field], body[field]]);
  return Object.fromEntries(
    values.flatMap(([column, value]) => (value === undefined ? [] : [[column, String(value)]])),
  );
}

async function setDestinations(
  groups: PagingGroupStore,
  tenant: string,
  id: string,
  { destinations = {} }: Pick<Body, "destinations">,
): Promise<void> {
  for (const [slot, list = []] of Object.entries(destinations)) {
    const rows = list.map((text) => {
      const dash = text.indexOf("-");
      return { type: text.slice(0, dash), id: text.slice(dash + 1) };
    });
    await groups.replaceDestinations(tenant, id, slot, rows);
  }
}

function rowOf(group: StoredPagingGroup): PagingGroupRow {
  return { ...group, id: Number(group.pa_id), name: group.pa_name };
}

async function detailOf(groups: PagingGroupStore, group: StoredPagingGroup): Promise<PagingGroupDetail> {
  const destinations = await groups.destinationsOf(group.pa_id);
  // The exchange returns an empty list if there are no destinations, and an object otherwise.
  return { ...rowOf(group), object: "paginggroup", related: destinations.length === 0 ? [] : { destinations } };
}
