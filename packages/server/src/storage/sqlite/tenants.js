/** @param {import("node:sqlite").DatabaseSync} database @returns {import("../types.js").TenantStore} */
export function tenantStore(database) {
  const byCode = database.prepare("SELECT * FROM te_tenants WHERE te_code = ?");
  const byName = database.prepare("SELECT * FROM te_tenants WHERE te_name = ? LIMIT 2");
  const insert = database.prepare("INSERT INTO te_tenants (te_code, te_name) VALUES (?, ?)");
  return {
    find: async (text) => {
      const rows = [byCode.get(text) ?? byName.all(text)].flat();
      return rows.length === 1 ? tenantOf(rows[0]) : undefined;
    },
    insert: async ({ code, name }) => ({ id: String(insert.run(code, name).lastInsertRowid), code, name }),
  };
}

/** @param {any} row */
function tenantOf({ te_id, te_code, te_name }) {
  return { id: String(te_id), code: String(te_code), name: String(te_name) };
}
