/** @typedef {import("../types.js").TokenHolder} TokenHolder */

/** Where each kind of holder has its token: table, and the beginning of its columns' names. */
const places = { user: ["us_users", "us"], extension: ["ex_extensions", "ex"] };

/** @param {import("node:sqlite").DatabaseSync} database @returns {import("../types.js").IdentityStore} */
export function identityStore(database) {
  const users = database.prepare("SELECT us_id AS id FROM us_users WHERE us_username = ?");
  const webUsers = database.prepare("SELECT ex_id AS id FROM ex_extensions WHERE ex_webuser = ?");
  const sip = database.prepare("SELECT DISTINCT ex_id AS id FROM sipfriends JOIN ex_extensions USING (ex_id) WHERE sipfriends.name = ? AND ex_webuser = ''");
  const endpoints = database.prepare("SELECT DISTINCT ex_id AS id FROM ps_endpoints AS ps JOIN ex_extensions USING (ex_id) WHERE ps.id = ? AND ex_webuser = ''");
  const insertUser = database.prepare("INSERT INTO us_users (us_username, us_te_id) VALUES (?, ?)");
  const insertExtension = database.prepare("INSERT INTO ex_extensions (ex_te_id, ex_number, ex_name, ex_webuser) VALUES (?, ?, ?, ?)");
  const insertSip = database.prepare("INSERT INTO sipfriends (name, ex_id) VALUES (?, ?)");
  const insertEndpoint = database.prepare("INSERT INTO ps_endpoints (id, ex_id) VALUES (?, ?)");
  const tokens = { user: tokenStatements(database, "user"), extension: tokenStatements(database, "extension") };

  return {
    byUsername: async (name) => users.all(name).map((row) => holder("user", row)),
    byWebUser: async (name) => (name === "" ? [] : webUsers.all(name).map((row) => holder("extension", row))),
    bySipName: async (name) => sip.all(name).map((row) => holder("extension", row)),
    byEndpoint: async (id) => endpoints.all(id).map((row) => holder("extension", row)),
    tokenOf: async ({ kind, id }) => {
      const row = tokens[kind].get.get(id);
      return row === undefined || row["hash"] === "" ? undefined : { hash: String(row["hash"]), validity: String(row["validity"]) };
    },
    setToken: async ({ kind, id }, { hash, validity }) => void tokens[kind].set.run(hash, validity, id),
    clearToken: async ({ kind, id }) => void tokens[kind].set.run("", "", id),
    consume: async ({ kind, id }, hash) => tokens[kind].consume.run(id, hash).changes === 1,
    insertUser: async ({ username, tenant }) => ({ kind: "user", id: String(insertUser.run(username, tenant ?? null).lastInsertRowid) }),
    insertExtension: async ({ tenant, number, name, webUser = "", sipNames = [], endpoints: ids = [] }) => {
      const id = insertExtension.run(tenant, number, name, webUser).lastInsertRowid;
      for (const one of sipNames) insertSip.run(one, id);
      for (const one of ids) insertEndpoint.run(one, id);
      return { kind: "extension", id: String(id) };
    },
  };
}

/** @param {import("node:sqlite").DatabaseSync} database @param {TokenHolder["kind"]} kind */
function tokenStatements(database, kind) {
  const [table, start] = places[kind];
  const [hash, validity] = [`${start}_token`, `${start}_token_validity`];
  return {
    get: database.prepare(`SELECT ${hash} AS hash, ${validity} AS validity FROM ${table} WHERE ${start}_id = ?`),
    set: database.prepare(`UPDATE ${table} SET ${hash} = ?, ${validity} = ? WHERE ${start}_id = ?`),
    consume: database.prepare(`UPDATE ${table} SET ${hash} = '', ${validity} = '' WHERE ${start}_id = ? AND ${hash} = ? AND ${validity} = 'ONCE'`),
  };
}

/** @param {TokenHolder["kind"]} kind @param {Record<string, unknown>} row @returns {TokenHolder} */
function holder(kind, { id }) {
  return { kind, id: String(id) };
}
