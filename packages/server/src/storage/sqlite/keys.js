/** @param {import("node:sqlite").DatabaseSync} database @returns {import("../types.js").KeyStore} */
export function keyStore(database) {
  const find = database.prepare("SELECT * FROM api_keys WHERE key_id = ?");
  const list = database.prepare("SELECT * FROM api_keys ORDER BY rowid");
  const insert = database.prepare("INSERT INTO api_keys VALUES (?, ?, ?, ?, ?, ?, ?)");
  const revoke = database.prepare("UPDATE api_keys SET key_revoked = 1 WHERE key_id = ?");
  return {
    find: async (id) => {
      const row = find.get(id);
      return row && keyOf(row);
    },
    list: async () => list.all().map(keyOf),
    insert: async ({ id, hash, kind, tenant, label, addresses, revoked }) => void insert.run(id, hash, kind, tenant ?? null, label, addresses.join("\n"), Number(revoked)),
    revoke: async (id) => revoke.run(id).changes === 1,
  };
}

/** @param {Record<string, import("node:sqlite").SQLOutputValue>} row @returns {import("../types.js").StoredKey} */
function keyOf(row) {
  return {
    id: String(row["key_id"]),
    hash: /** @type {Uint8Array} */ (row["key_hash"]),
    kind: /** @type {import("../types.js").StoredKey["kind"]} */ (row["key_kind"]),
    tenant: row["key_te_id"] === null ? undefined : String(row["key_te_id"]),
    label: String(row["key_label"]),
    addresses: String(row["key_addresses"]).split("\n").filter((line) => line !== ""),
    revoked: row["key_revoked"] === 1,
  };
}
