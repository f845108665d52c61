import type { StoredIdentity } from "../storage.ts";
import type { Row, Sql } from "./sql.ts";

const statements = {
  users: "SELECT us_id, us_te_id, us_username, us_token FROM us_users ORDER BY us_id",
  extensions: "SELECT ex_id, ex_te_id, ex_number, ex_name, ex_webuser, ex_token FROM ex_extensions ORDER BY ex_id",
  sipNames: "SELECT DISTINCT ex_id, name FROM sipfriends ORDER BY name",
  endpoints: "SELECT ex_id, id AS name FROM ps_endpoints ORDER BY id",
};

/** All users and extensions, with all their names. */
export async function listIdentities(sql: Sql): Promise<readonly StoredIdentity[]> {
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
