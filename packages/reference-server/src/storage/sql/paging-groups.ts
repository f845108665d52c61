/** @typedef {import("../types.js").PagingGroupFields} Fields */

/** The columns that requests set. @type {readonly (keyof Fields)[]} */
const columns = ["pa_name", "pa_number", "pa_pin", "pa_bidirectional", "pa_checkinuse", "pa_me_id", "pa_manualheader"];

/** An id is written in one way. */
const idForm = /^[1-9]\d{0,14}$/;

const statements = {
  get: "SELECT * FROM pa_paginggroups WHERE pa_id = ?",
  getOfTenant: "SELECT * FROM pa_paginggroups WHERE pa_id = ? AND pa_te_id = ?",
  update: `UPDATE pa_paginggroups SET ${columns.map((column) => `${column} = coalesce(?, ${column})`).join(", ")} WHERE pa_id = ?`,
  delete: "DELETE FROM pa_paginggroups WHERE pa_id = ?",
  destinations: "SELECT * FROM de_destinations WHERE de_type_id_src = ? ORDER BY de_type_src, de_ord",
  deleteSlot: "DELETE FROM de_destinations WHERE de_type_id_src = ? AND de_type_src = ?",
  deleteDestinations: "DELETE FROM de_destinations WHERE de_type_id_src = ?",
};

/** @param {import("./types.js").Sql} sql @returns {import("../types.js").PagingGroupStore} */
export function pagingGroupStore(sql) {
  return {
    list: async ({ tenant, where = {}, after = "0", limit = Number.MAX_SAFE_INTEGER }) => {
      const wanted = Object.entries({ pa_te_id: tenant, ...pick(where) }).filter(([, value]) => value !== undefined);
      const conditions = [...wanted.map(([column]) => `${column} = ?`), "pa_id > ?"].join(" AND ");
      const values = /** @type {string[]} */ (wanted.map(([, value]) => value));
      return (await sql.all(`SELECT * FROM pa_paginggroups WHERE ${conditions} ORDER BY pa_id LIMIT ?`, [...values, Number(after), limit])).map(groupOf);
    },
    get: async (tenant, id) => {
      if (!idForm.test(id)) return undefined;
      const [row] = tenant === undefined ? await sql.all(statements.get, [id]) : await sql.all(statements.getOfTenant, [id, tenant]);
      return row && groupOf(row);
    },
    destinationsOf: async (id) => (await sql.all(statements.destinations, [id])).map(destinationOf),
    insert: async (tenant, fields) => {
      const [id] = await sql.insert("pa_paginggroups", "pa_id", [{ pa_te_id: tenant, ...fields }]);
      return String(id);
    },
    update: async (id, fields) => void (await sql.run(statements.update, [...columns.map((column) => fields[column] ?? null), id])),
    replaceDestinations: async (tenant, id, slot, rows) => {
      await sql.run(statements.deleteSlot, [id, slot]);
      const source = { de_te_id: tenant, de_type_id_src: id };
      await sql.insert("de_destinations", "de_id", rows.map((row, index) => ({ ...source, de_type_src: row.slot, de_type_dst: row.type, de_type_id_dst: row.id, de_ord: index })));
    },
    delete: async (id) => {
      await sql.run(statements.deleteDestinations, [id]);
      await sql.run(statements.delete, [id]);
    },
  };
}

/** Names of columns stand in statements: none but these. @param {Partial<Fields>} fields @returns {Partial<Fields>} */
function pick(fields) {
  return Object.fromEntries(columns.map((column) => [column, fields[column]]));
}

/** @param {import("./types.js").Row} row */
function groupOf(row) {
  return /** @type {import("../types.js").StoredPagingGroup} */ (/** @type {unknown} */ (texts(row)));
}

/** @param {import("./types.js").Row} row */
function destinationOf(row) {
  return /** @type {import("../types.js").DestinationRow} */ (/** @type {unknown} */ (texts(row)));
}

/** Every column as text, as the exchange answers. @param {import("./types.js").Row} row */
function texts(row) {
  /** @type {Record<string, string>} */
  const all = {};
  for (const name in row) all[name] = String(row[name]);
  return all;
}
