import type { KeyKind, KeyStore, StoredKey } from "../storage.ts";
import { columnOf, linesOf, type Row, type Sql } from "./sql.ts";

export function keyStore(sql: Sql): KeyStore {
  return {
    find: async (id) => {
      const [row] = await sql.all("SELECT * FROM api_keys WHERE key_id = ?", [id]);
      return row && keyOf(row);
    },
    list: async () => (await sql.all("SELECT * FROM api_keys ORDER BY rowid", [])).map(keyOf),
    insert: async ({ id, hash, kind, tenant, label, addresses, revoked }) => {
      const row = { key_id: id, key_hash: hash, key_kind: kind, key_te_id: tenant ?? null, key_label: label };
      await sql.insert("api_keys", "rowid", [
        { ...row, key_addresses: columnOf(addresses), key_revoked: Number(revoked) },
      ]);
    },
    revoke: async (id) => (await sql.run("UPDATE api_keys SET key_revoked = 1 WHERE key_id = ?", [id])) === 1,
  };
}

function keyOf(row: Row): StoredKey {
  return {
    id: String(row["key_id"]),
    hash: row["key_hash"] as Uint8Array,
    kind: String(row["key_kind"]) as KeyKind,
    tenant: row["key_te_id"] === null ? undefined : String(row["key_te_id"]),
    label: String(row["key_label"]),
    addresses: linesOf(row["key_addresses"]),
    revoked: Number(row["key_revoked"]) === 1,
  };
}
