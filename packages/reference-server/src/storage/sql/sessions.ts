import type { SessionStore, StoredSession } from "../storage.ts";
import type { Row, Sql } from "./sql.ts";

const statements = {
  find: "SELECT * FROM sessions WHERE se_hash = ? AND se_expires > ?",
  insert: "INSERT INTO sessions (se_hash, se_kind, se_ac_id, se_app, se_expires) VALUES (?, ?, ?, ?, ?)",
  extend: "UPDATE sessions SET se_expires = ? WHERE se_hash = ?",
  delete: "DELETE FROM sessions WHERE se_hash = ?",
  deleteOf: "DELETE FROM sessions WHERE se_ac_id = ?",
  deleteOfApp: "DELETE FROM sessions WHERE se_ac_id = ? AND se_app = ?",
  prune: "DELETE FROM sessions WHERE se_expires <= ?",
};

export function sessionStore(sql: Sql, now: () => number): SessionStore {
  return {
    find: async (hash) => {
      const [row] = await sql.all(statements.find, [hash, now()]);
      return row && sessionOf(row);
    },
    insert: async ({ hash, kind, account, app, expires }) =>
      void (await sql.run(statements.insert, [hash, kind, account, app, expires])),
    extend: async (hash, expires) => void (await sql.run(statements.extend, [expires, hash])),
    delete: async (hash) => void (await sql.run(statements.delete, [hash])),
    deleteOf: async (account, app) => {
      if (app === undefined) await sql.run(statements.deleteOf, [account]);
      else await sql.run(statements.deleteOfApp, [account, app]);
    },
    prune: async () => void (await sql.run(statements.prune, [now()])),
  };
}

function sessionOf(row: Row): StoredSession {
  return {
    hash: String(row["se_hash"]),
    kind: String(row["se_kind"]) as StoredSession["kind"],
    account: String(row["se_ac_id"]),
    app: String(row["se_app"]),
    expires: Number(row["se_expires"]),
  };
}
