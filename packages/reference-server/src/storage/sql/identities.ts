import type { StoredIdentity, IdentityStore, TokenHolder } from "../storage.ts";
import type { Row, Sql } from "./sql.ts";

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
