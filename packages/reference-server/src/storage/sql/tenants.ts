/** @param {import("./types.js").Sql} sql @returns {import("../types.js").TenantStore} */
export function tenantStore(sql) {
  return {
    get: async (id) => {
      const [row] = await sql.all("SELECT * FROM te_tenants WHERE te_id = ?", [id]);
      return row && tenantOf(row);
    },
    find: async (text) => {
      const [byCode] = await sql.all("SELECT * FROM te_tenants WHERE te_code = ?", [text]);
      const [row, ...others] = byCode === undefined ? await sql.all("SELECT * FROM te_tenants WHERE te_name = ? LIMIT 2", [text]) : [byCode];
      return row === undefined || others.length > 0 ? undefined : tenantOf(row);
    },
    insert: async ({ code, name }) => {
      const [id] = await sql.insert("te_tenants", "te_id", [{ te_code: code, te_name: name }]);
      return { id: String(id), code, name };
    },
  };
}

/** @param {import("./types.js").Row} row */
function tenantOf({ te_id, te_code, te_name }) {
  return { id: String(te_id), code: String(te_code), name: String(te_name) };
}
