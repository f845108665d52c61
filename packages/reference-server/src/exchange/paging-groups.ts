import { ServiceError, type Finding, type PagingGroupDetail, type PagingGroupHandlers, type PagingGroupRow } from "@kiln/server/exchange";
import type { DecodedUpdatePagingGroupRequest } from "@kiln/validators/exchange/updatePagingGroup";
import type { PagingGroupFields, PagingGroupStore, StorageUnit, StoredPagingGroup, StoredTenant } from "../storage/storage.ts";

type Body = DecodedUpdatePagingGroupRequest;

/** The column that stores each field of a request: a field that is new to the spec does not compile before it has one. */
const columns = {
  name: "pa_name",
  number: "pa_number",
  pin: "pa_pin",
  bidirectional: "pa_bidirectional",
  checkinuse: "pa_checkinuse",
  mediafile_id: "pa_me_id",
  manualheader: "pa_manualheader",
} as const satisfies { readonly [Name in Exclude<keyof Body, "destinations">]-?: keyof PagingGroupFields };

/** What is stored where a create leaves a field out. */
const defaults = { pa_pin: "", pa_bidirectional: "no", pa_checkinuse: "", pa_me_id: "0", pa_manualheader: "" };

/** In one answer. */
const mostRows = 1000;

export const pagingGroups = {
  list: async ({ tenant, parameters: { limit = mostRows, after, tenant: _, ...where }, next }, { pagingGroups: groups }) => {
    if (after !== undefined && !/^\d{1,15}$/.test(after)) throw new ServiceError("invalid_request", { findings: [badAfter(after)] });
    // One more than asked for says whether there is a next page.
    const found = await groups.list({ tenant: tenant?.id, where: filters(where), after, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    if (found.length > rows.length && last !== undefined) next({ after: last.pa_id });
    return rows.map(rowOf);
  },
  get: async ({ tenant, id }, { pagingGroups: groups }) => detailOf(groups, await existing(groups, tenant?.id, id)),
  create: async ({ tenant, body }, { pagingGroups: groups }) => {
    const id = await groups.insert(tenant.id, { ...defaults, ...columnsOf(body), pa_name: body.name, pa_number: body.number });
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

function badAfter(received: string): Finding {
  const expected = "the ID of a row: up to 15 digits";
  return { code: "invalid_request", path: ["after"], wireName: "after", received: received.slice(0, 100), expected, message: `invalid_request: after takes ${expected}` };
}

/** Another tenant's group does not exist for the caller. */
async function existing(groups: PagingGroupStore, tenant: string | undefined, id: string): Promise<StoredPagingGroup> {
  const group = await groups.get(tenant, id);
  if (group === undefined) throw new ServiceError("object_not_found");
  return group;
}

/** What a list is filtered by: a name that is no column does not compile. */
function filters<Where extends Partial<PagingGroupFields>>(
  where: Where & { readonly [Name in Exclude<keyof Where, keyof PagingGroupFields>]: never },
): Partial<PagingGroupFields> {
  return where;
}

/** The columns that a request sets. */
function columnsOf(body: Body): Partial<PagingGroupFields> {
  const fields = Object.keys(columns) as (keyof typeof columns)[];
  const values = fields.map((field): readonly [string, string | number | undefined] => [columns[field], body[field]]);
  return Object.fromEntries(values.flatMap(([column, value]) => (value === undefined ? [] : [[column, String(value)]])));
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
  // The exchange answers an empty list where there are no destinations, and an object where there are.
  return { ...rowOf(group), object: "paginggroup", related: destinations.length === 0 ? [] : { destinations } };
}
