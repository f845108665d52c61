import type { AttemptLimit, AttemptStore, SecretStore, SessionStore, StoredSession } from "../storage.ts";
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

const attemptStatements = {
  find: "SELECT at_count FROM attempts WHERE at_key = ? AND at_ends > ?",
  delete: "DELETE FROM attempts WHERE at_key = ?",
  insert: "INSERT INTO attempts (at_key, at_count, at_ends) VALUES (?, 1, ?)",
  increase: "UPDATE attempts SET at_count = at_count + 1 WHERE at_key = ?",
  prune: "DELETE FROM attempts WHERE at_ends <= ?",
};

export function attemptStore(sql: Sql, now: () => number): AttemptStore {
  const isTooMany = async ({ key, most, window }: AttemptLimit): Promise<boolean> => {
    const [row] = await sql.all(attemptStatements.find, [key, now()]);
    if (row === undefined) {
      await sql.run(attemptStatements.delete, [key]);
      await sql.run(attemptStatements.insert, [key, now() + window]);
      return most < 1;
    }
    if (Number(row["at_count"]) >= most) return true;
    await sql.run(attemptStatements.increase, [key]);
    return false;
  };
  return {
    count: async (limits) => {
      const results: boolean[] = [];
      for (const limit of limits) results.push(await isTooMany(limit));
      return results.includes(true);
    },
    clear: async (key) => void (await sql.run(attemptStatements.delete, [key])),
    prune: async () => void (await sql.run(attemptStatements.prune, [now()])),
  };
}

export function secretStore(sql: Sql): SecretStore {
  return {
    get: async (name, proposed) => {
      const [row] = await sql.all("SELECT ss_value FROM server_secrets WHERE ss_name = ?", [name]);
      if (row !== undefined) return String(row["ss_value"]);
      await sql.run("INSERT INTO server_secrets (ss_name, ss_value) VALUES (?, ?)", [name, proposed]);
      return proposed;
    },
  };
}
