import type { AccountStore, StoredAccount, StoredBearerToken, StoredBotPassword } from "../storage.ts";
import { columnOf, linesOf, type Row, type Sql } from "./sql.ts";

const statements = {
  find: "SELECT * FROM accounts WHERE ac_name = ?",
  get: "SELECT * FROM accounts WHERE ac_id = ?",
  list: "SELECT * FROM accounts ORDER BY ac_id",
  setPassword: "UPDATE accounts SET ac_password = ? WHERE ac_id = ?",
  botPassword: "SELECT * FROM bot_passwords WHERE bp_ac_id = ? AND bp_app = ?",
  botPasswords: "SELECT * FROM bot_passwords WHERE bp_ac_id = ? ORDER BY bp_app",
  deleteBotPassword: "DELETE FROM bot_passwords WHERE bp_ac_id = ? AND bp_app = ?",
  insertBotPassword: "INSERT INTO bot_passwords (bp_ac_id, bp_app, bp_password, bp_grants) VALUES (?, ?, ?, ?)",
  bearerToken: "SELECT * FROM bearer_tokens WHERE bt_hash = ?",
  insertBearerToken: "INSERT INTO bearer_tokens (bt_hash, bt_ac_id, bt_label, bt_grants) VALUES (?, ?, ?, ?)",
};

export function accountStore(sql: Sql): AccountStore {
  const one = async <T>(
    statement: string,
    values: readonly string[],
    made: (row: Row) => T,
  ): Promise<T | undefined> => {
    const [row] = await sql.all(statement, values);
    return row && made(row);
  };
  return {
    find: (name) => one(statements.find, [name], accountOf),
    get: (id) => one(statements.get, [id], accountOf),
    list: async () => (await sql.all(statements.list, [])).map(accountOf),
    insert: async ({ name, password, groups, registered }) => {
      if ((await one(statements.find, [name], accountOf)) !== undefined) return undefined;
      const row = { ac_name: name, ac_password: password, ac_groups: columnOf(groups), ac_registered: registered };
      const [id] = await sql.insert("accounts", "ac_id", [row]);
      return id;
    },
    setPassword: async (id, password) => void (await sql.run(statements.setPassword, [password, id])),
    botPassword: (id, app) => one(statements.botPassword, [id, app], botPasswordOf),
    botPasswords: async (id) => (await sql.all(statements.botPasswords, [id])).map(botPasswordOf),
    setBotPassword: async (id, { app, password, grants }) => {
      await sql.run(statements.deleteBotPassword, [id, app]);
      await sql.run(statements.insertBotPassword, [id, app, password, columnOf(grants)]);
    },
    bearerToken: (hash) => one(statements.bearerToken, [hash], bearerTokenOf),
    insertBearerToken: async ({ hash, account, label, grants }) =>
      void (await sql.run(statements.insertBearerToken, [hash, account, label, columnOf(grants)])),
  };
}

function accountOf(row: Row): StoredAccount {
  return {
    id: String(row["ac_id"]),
    name: String(row["ac_name"]),
    password: String(row["ac_password"]),
    groups: linesOf(row["ac_groups"]),
    registered: Number(row["ac_registered"]),
  };
}

function botPasswordOf(row: Row): StoredBotPassword {
  return { app: String(row["bp_app"]), password: String(row["bp_password"]), grants: linesOf(row["bp_grants"]) };
}

function bearerTokenOf(row: Row): StoredBearerToken {
  return {
    hash: String(row["bt_hash"]),
    account: String(row["bt_ac_id"]),
    label: String(row["bt_label"]),
    grants: linesOf(row["bt_grants"]),
  };
}
