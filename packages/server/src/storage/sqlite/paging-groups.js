/** @typedef {import("../types.js").PagingGroupFields} Fields */

/** The columns that requests set. @type {readonly (keyof Fields)[]} */
const columns = ["pa_name", "pa_number", "pa_pin", "pa_bidirectional", "pa_checkinuse", "pa_me_id", "pa_manualheader"];

/** An id is written in one way. */
const idForm = /^[1-9]\d{0,14}$/;

/** @param {import("node:sqlite").DatabaseSync} database @returns {import("../types.js").PagingGroupStore} */
export function pagingGroupStore(database) {
  const list = database.prepare("SELECT * FROM pa_paginggroups WHERE (?1 IS NULL OR pa_te_id = ?1) AND pa_id > ?2 ORDER BY pa_id LIMIT ?3");
  const ofTenant = database.prepare("SELECT * FROM pa_paginggroups WHERE pa_te_id = ?1 AND pa_id > ?2 ORDER BY pa_id LIMIT ?3");
  const get = database.prepare("SELECT * FROM pa_paginggroups WHERE pa_id = ?1 AND (?2 IS NULL OR pa_te_id = ?2)");
  const insert = database.prepare(`INSERT INTO pa_paginggroups (pa_te_id, ${columns.join(", ")}) VALUES (?, ${columns.map(() => "?").join(", ")})`);
  const update = database.prepare(`UPDATE pa_paginggroups SET ${columns.map((column) => `${column} = coalesce(?, ${column})`).join(", ")} WHERE pa_id = ?`);
  const remove = database.prepare("DELETE FROM pa_paginggroups WHERE pa_id = ?");
  const destinations = database.prepare("SELECT * FROM de_destinations WHERE de_type_id_src = ? ORDER BY de_type_src, de_ord");
  const removeSlot = database.prepare("DELETE FROM de_destinations WHERE de_type_id_src = ? AND de_type_src = ?");
  const removeAll = database.prepare("DELETE FROM de_destinations WHERE de_type_id_src = ?");
  const insertDestination = database.prepare(
    "INSERT INTO de_destinations (de_te_id, de_type_src, de_type_id_src, de_type_dst, de_type_id_dst, de_ord) VALUES (?, ?, ?, ?, ?, ?)",
  );

  return {
    list: async ({ tenant, after = "0", limit = -1 }) => {
      const rows = tenant === undefined ? list.all(null, Number(after), limit) : ofTenant.all(tenant, Number(after), limit);
      return rows.map((row) => /** @type {import("../types.js").StoredPagingGroup} */ (/** @type {unknown} */ (texts(row))));
    },
    get: async (tenant, id) => {
      const row = idForm.test(id) ? get.get(id, tenant ?? null) : undefined;
      return row && /** @type {import("../types.js").StoredPagingGroup} */ (/** @type {unknown} */ (texts(row)));
    },
    destinationsOf: async (id) => destinations.all(id).map((row) => /** @type {import("../types.js").DestinationRow} */ (/** @type {unknown} */ (texts(row)))),
    insert: async (tenant, fields) => String(insert.run(tenant, ...columns.map((column) => fields[column])).lastInsertRowid),
    update: async (id, fields) => void update.run(...columns.map((column) => fields[column] ?? null), id),
    replaceDestinations: async (tenant, id, slot, rows) => {
      removeSlot.run(id, slot);
      rows.forEach((row, index) => insertDestination.run(tenant, row.slot, id, row.type, row.id, index));
    },
    delete: async (id) => {
      removeAll.run(id);
      remove.run(id);
    },
  };
}

/** Every column as text, as the exchange answers. @param {Record<string, unknown>} row */
function texts(row) {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
}
