import type { StoredTenant, TenantStore } from "../storage.ts";
import type { Row, Sql } from "./sql.ts";

export function tenantStore(sql: Sql): TenantStore {
  return {
    get: async (id) => {
      const [row] = await sql.all("SELECT * FROM te_tenants WHERE te_id = ?", [id]);
      return row && tenantOf(row);
    },
    find: async (codeOrName) => {
      const [byCode] = await sql.all("SELECT * FROM te_tenants WHERE te_code = ?", [codeOrName]);
      if (byCode !== undefined) return tenantOf(byCode);
      const [row, ...others] = await sql.all("SELECT * FROM te_tenants WHERE te_name = ? LIMIT 2", [codeOrName]);
      return row === undefined || others.length > 0 ? undefined : tenantOf(row);
    },
    list: async () => (await sql.all("SELECT * FROM te_tenants ORDER BY te_id", [])).map(tenantOf),
    insert: async ({ code, name }) => {
      const [id] = await sql.insert("te_tenants", "te_id", [{ te_code: code, te_name: name }]);
      return { id: String(id), code, name };
    },
  };
}

function tenantOf(row: Row): StoredTenant {
  return { id: String(row["te_id"]), code: String(row["te_code"]), name: String(row["te_name"]) };
}
