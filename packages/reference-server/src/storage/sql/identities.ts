import type {
  AccountStore,
  IdentityStore,
  KeyKind,
  KeyStore,
  StoredAccount,
  StoredBearerToken,
  StoredBotPassword,
  StoredIdentity,
  StoredKey,
  StoredTenant,
  TenantStore,
  TokenHolder,
} from "../storage.ts";
import { type Row, type Sql, columnOf, linesOf } from "./sql.ts";

const statements = {
  users: "SELECT us_id, us_te_id, us_username, us_token FROM us_users ORDER BY us_id",
  extensions: "SELECT ex_id, ex_te_id, ex_number, ex_name, ex_webuser, ex_token FROM ex_extensions ORDER BY ex_id",
  sipNames: "SELECT DISTINCT ex_id, name FROM sipfriends ORDER BY name",
  endpoints: "SELECT ex_id, id AS name FROM ps_endpoints ORDER BY id",
};

async function listIdentities(sql: Sql): Promise<readonly StoredIdentity[]> {
  const [users, extensions] = [await sql.all(statements.users, []), await sql.all(statements.extensions, [])];
  const sipNames = namesByExtension(await sql.all(statements.sipNames, []));
  const endpoints = namesByExtension(await sql.all(statements.endpoints, []));
  return [
    ...users.map(userOf),
    ...extensions.map((row) => {
      const id = String(row["ex_id"]);
      return extensionOf(row, id, sipNames.get(id) ?? [], endpoints.get(id) ?? []);
    }),
  ];
}

function namesByExtension(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const row of rows) {
    const id = String(row["ex_id"]);
    const known = names.get(id);
    if (known === undefined) names.set(id, [String(row["name"])]);
    else known.push(String(row["name"]));
  }
  return names;
}

function userOf(row: Row): StoredIdentity {
  return {
    kind: "user",
    id: String(row["us_id"]),
    tenant: row["us_te_id"] === null ? undefined : String(row["us_te_id"]),
    name: String(row["us_username"]),
    label: "",
    webUser: "",
    sipNames: [],
    endpoints: [],
    hasToken: String(row["us_token"]) !== "",
  };
}

function extensionOf(row: Row, id: string, sipNames: readonly string[], endpoints: readonly string[]): StoredIdentity {
  return {
    kind: "extension",
    id,
    tenant: String(row["ex_te_id"]),
    name: String(row["ex_number"]),
    label: String(row["ex_name"]),
    webUser: String(row["ex_webuser"]),
    sipNames,
    endpoints,
    hasToken: String(row["ex_token"]) !== "",
  };
}

type HolderKind = TokenHolder["kind"];

/** The table with the tokens of each kind of holder, and the prefix of its column names. */
const tables: Readonly<Record<HolderKind, { readonly table: string; readonly prefix: string }>> = {
  user: { table: "us_users", prefix: "us" },
  extension: { table: "ex_extensions", prefix: "ex" },
};

const lookups = {
  users: "SELECT us_id AS id FROM us_users WHERE us_username = ?",
  webUsers: "SELECT ex_id AS id FROM ex_extensions WHERE ex_webuser = ?",
  sip: "SELECT DISTINCT ex_id AS id FROM sipfriends JOIN ex_extensions USING (ex_id) WHERE sipfriends.name = ? AND ex_webuser = ''",
  endpoints:
    "SELECT DISTINCT ex_id AS id FROM ps_endpoints AS ps JOIN ex_extensions USING (ex_id) WHERE ps.id = ? AND ex_webuser = ''",
};

const tokens: Readonly<Record<HolderKind, TokenStatements>> = {
  user: tokenStatements("user"),
  extension: tokenStatements("extension"),
};

export function identityStore(sql: Sql): IdentityStore {
  const holders = async (kind: HolderKind, lookup: string, name: string): Promise<readonly TokenHolder[]> =>
    (await sql.all(lookup, [name])).map(({ id }) => ({ kind, id: String(id) }));

  return {
    byUsername: (name) => holders("user", lookups.users, name),
    byWebUser: async (name) => (name === "" ? [] : holders("extension", lookups.webUsers, name)),
    bySipName: (name) => holders("extension", lookups.sip, name),
    byEndpoint: (id) => holders("extension", lookups.endpoints, id),
    tokenOf: async ({ kind, id }) => {
      const [row] = await sql.all(tokens[kind].get, [id]);
      const hash = String(row?.["hash"] ?? "");
      return hash === "" ? undefined : { hash, validity: String(row?.["validity"]) };
    },
    setToken: async ({ kind, id }, { hash, validity }) => void (await sql.run(tokens[kind].set, [hash, validity, id])),
    clearToken: async ({ kind, id }) => void (await sql.run(tokens[kind].set, ["", "", id])),
    consume: async ({ kind, id }, hash) => (await sql.run(tokens[kind].consume, [id, hash])) === 1,
    insertUser: async ({ username, tenant }) => {
      const [id] = await sql.insert("us_users", "us_id", [{ us_username: username, us_te_id: tenant ?? null }]);
      return { kind: "user", id: String(id) };
    },
    insertExtension: async ({ tenant, number, name, webUser = "", sipNames = [], endpoints = [] }) => {
      const extension = { ex_te_id: tenant, ex_number: number, ex_name: name, ex_webuser: webUser };
      const [id = ""] = await sql.insert("ex_extensions", "ex_id", [extension]);
      await sql.insert(
        "sipfriends",
        "sip_id",
        sipNames.map((one) => ({ name: one, ex_id: id })),
      );
      for (const one of endpoints) await sql.run("INSERT INTO ps_endpoints (id, ex_id) VALUES (?, ?)", [one, id]);
      return { kind: "extension", id };
    },
    list: () => listIdentities(sql),
  };
}

interface TokenStatements {
  readonly get: string;
  readonly set: string;
  readonly consume: string;
}

function tokenStatements(kind: HolderKind): TokenStatements {
  const { table, prefix } = tables[kind];
  const [hash, validity] = [`${prefix}_token`, `${prefix}_token_validity`];
  return {
    get: `SELECT ${hash} AS hash, ${validity} AS validity FROM ${table} WHERE ${prefix}_id = ?`,
    set: `UPDATE ${table} SET ${hash} = ?, ${validity} = ? WHERE ${prefix}_id = ?`,
    consume: `UPDATE ${table} SET ${hash} = '', ${validity} = '' WHERE ${prefix}_id = ? AND ${hash} = ? AND ${validity} = 'ONCE'`,
  };
}

const accountStatements = {
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
    find: (name) => one(accountStatements.find, [name], accountOf),
    get: (id) => one(accountStatements.get, [id], accountOf),
    list: async () => (await sql.all(accountStatements.list, [])).map(accountOf),
    insert: async ({ name, password, groups, registered }) => {
      if ((await one(accountStatements.find, [name], accountOf)) !== undefined) return undefined;
      const row = { ac_name: name, ac_password: password, ac_groups: columnOf(groups), ac_registered: registered };
      const [id] = await sql.insert("accounts", "ac_id", [row]);
      return id;
    },
    setPassword: async (id, password) => void (await sql.run(accountStatements.setPassword, [password, id])),
    botPassword: (id, app) => one(accountStatements.botPassword, [id, app], botPasswordOf),
    botPasswords: async (id) => (await sql.all(accountStatements.botPasswords, [id])).map(botPasswordOf),
    setBotPassword: async (id, { app, password, grants }) => {
      await sql.run(accountStatements.deleteBotPassword, [id, app]);
      await sql.run(accountStatements.insertBotPassword, [id, app, password, columnOf(grants)]);
    },
    bearerToken: (hash) => one(accountStatements.bearerToken, [hash], bearerTokenOf),
    insertBearerToken: async ({ hash, account, label, grants }) =>
      void (await sql.run(accountStatements.insertBearerToken, [hash, account, label, columnOf(grants)])),
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
