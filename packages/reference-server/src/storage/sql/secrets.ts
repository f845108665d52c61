import type { SecretStore } from "../storage.ts";
import type { Sql } from "./sql.ts";

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
