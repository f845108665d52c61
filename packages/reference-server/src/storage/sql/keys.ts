/** @param {import("./types.js").Sql} sql @returns {import("../types.js").KeyStore} */
export function keyStore(sql) {
  return {
    find: async (id) => {
      const [row] = await sql.all("SELECT * FROM api_keys WHERE key_id = ?", [id]);
      return row && keyOf(row);
    },
    list: async () => (await sql.all("SELECT * FROM api_keys ORDER BY rowid", [])).map(keyOf),
    insert: async ({ id, hash, kind, tenant, label, addresses, revoked }) =>
      void (await sql.insert("api_keys", "rowid", [
        { key_id: id, key_hash: hash, key_kind: kind, key_te_id: tenant ?? null, key_label: label, key_addresses: addresses.join("\n"), key_revoked: Number(revoked) },
      ])),
    revoke: async (id) => (await sql.run("UPDATE api_keys SET key_revoked = 1 WHERE key_id = ?", [id])) === 1,
  };
}

/** @param {import("./types.js").Row} row @returns {import("../types.js").StoredKey} */
function keyOf(row) {
  return {
    id: String(row["key_id"]),
    hash: /** @type {Uint8Array} */ (row["key_hash"]),
    kind: /** @type {import("../types.js").StoredKey["kind"]} */ (String(row["key_kind"])),
    tenant: row["key_te_id"] === null ? undefined : String(row["key_te_id"]),
    label: String(row["key_label"]),
    addresses: String(row["key_addresses"]).split("\n").filter((line) => line !== ""),
    revoked: Number(row["key_revoked"]) === 1,
  };
}
