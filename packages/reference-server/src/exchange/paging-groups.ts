import { ServiceError } from "../../generated/exchange/index.js";

/** @typedef {import("../storage/types.js").StorageUnit} StorageUnit @typedef {import("../storage/types.js").StoredPagingGroup} StoredPagingGroup @typedef {import("../storage/types.js").StoredTenant} StoredTenant */
/** @typedef {import("@kiln/validators/exchange/updatePagingGroup").DecodedUpdatePagingGroupRequest} Fields */

/** What is stored where a create leaves a field out. */
const usual = { pa_pin: "", pa_bidirectional: "no", pa_checkinuse: "", pa_me_id: "0", pa_manualheader: "" };

/** @satisfies {import("../../generated/exchange/index.js").PagingGroupHandlers<StorageUnit, StoredTenant>} */
export const pagingGroups = {
  list: async ({ tenant, parameters: { limit, after, tenant: _, ...where }, next }, { pagingGroups: groups }) => {
    if (after !== undefined && !/^\d{1,15}$/.test(after)) throw new ServiceError("invalid_request");
    const found = await groups.list({ tenant: tenant?.id, where, after, limit: limit && limit + 1 });
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    if (found.length > rows.length && last !== undefined) next({ after: last.pa_id });
    return rows.map(rowOf);
  },
  get: async ({ tenant, id }, { pagingGroups: groups }) => detailOf(groups, await need(groups, tenant?.id, id)),
  create: async ({ tenant, body }, { pagingGroups: groups }) => {
    const id = await groups.insert(tenant.id, { ...usual, ...columnsOf(body), pa_name: body.name, pa_number: body.number });
    await setDestinations(groups, tenant.id, id, body);
    return detailOf(groups, await need(groups, tenant.id, id));
  },
  update: async ({ tenant, id, body }, { pagingGroups: groups }) => {
    await need(groups, tenant.id, id);
    await groups.update(id, columnsOf(body));
    await setDestinations(groups, tenant.id, id, body);
    return detailOf(groups, await need(groups, tenant.id, id));
  },
  delete: async ({ tenant, id }, { pagingGroups: groups }) => {
    await need(groups, tenant.id, id);
    await groups.delete(id);
    return { deleted: true, id: Number(id) };
  },
};

/** Another tenant's is as good as none. @param {StorageUnit["pagingGroups"]} groups @param {string | undefined} tenant @param {string} id */
async function need(groups, tenant, id) {
  const group = await groups.get(tenant, id);
  if (group === undefined) throw new ServiceError("object_not_found");
  return group;
}

/** Those that a request gives. @param {Fields} body */
function columnsOf({ name, number, pin, bidirectional, checkinuse, mediafile_id: media, manualheader }) {
  const given = { pa_name: name, pa_number: number, pa_pin: pin, pa_bidirectional: bidirectional, pa_checkinuse: checkinuse, pa_me_id: media?.toString(), pa_manualheader: manualheader };
  return /** @type {{ [K in keyof typeof given]?: string }} */ (Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)));
}

/** @param {StorageUnit["pagingGroups"]} groups @param {string} tenant @param {string} id @param {Fields} body */
async function setDestinations(groups, tenant, id, { destinations = {} }) {
  for (const [slot, list] of Object.entries(destinations)) {
    const rows = list.map((text) => {
      const dash = text.indexOf("-");
      return { slot, type: text.slice(0, dash), id: text.slice(dash + 1) };
    });
    await groups.replaceDestinations(tenant, id, slot, rows);
  }
}

/** @param {StoredPagingGroup} group */
function rowOf(group) {
  return { ...group, id: Number(group.pa_id), name: group.pa_name };
}

/** @param {StorageUnit["pagingGroups"]} groups @param {StoredPagingGroup} group */
async function detailOf(groups, group) {
  const destinations = await groups.destinationsOf(group.pa_id);
  // As the exchange has it, what is empty is a list.
  return { ...rowOf(group), object: "paginggroup", related: destinations.length === 0 ? [] : { destinations } };
}
