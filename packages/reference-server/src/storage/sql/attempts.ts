import type { AttemptLimit, AttemptStore } from "../storage.ts";
import type { Sql } from "./sql.ts";

const statements = {
  find: "SELECT at_count FROM attempts WHERE at_key = ? AND at_ends > ?",
  delete: "DELETE FROM attempts WHERE at_key = ?",
  insert: "INSERT INTO attempts (at_key, at_count, at_ends) VALUES (?, 1, ?)",
  increase: "UPDATE attempts SET at_count = at_count + 1 WHERE at_key = ?",
  prune: "DELETE FROM attempts WHERE at_ends <= ?",
};

export function attemptStore(sql: Sql, now: () => number): AttemptStore {
  const isTooMany = async ({ key, most, window }: AttemptLimit): Promise<boolean> => {
    const [row] = await sql.all(statements.find, [key, now()]);
    if (row === undefined) {
      await sql.run(statements.delete, [key]);
      await sql.run(statements.insert, [key, now() + window]);
      return most < 1;
    }
    if (Number(row["at_count"]) >= most) return true;
    await sql.run(statements.increase, [key]);
    return false;
  };
  return {
    count: async (limits) => {
      const results: boolean[] = [];
      for (const limit of limits) results.push(await isTooMany(limit));
      return results.includes(true);
    },
    clear: async (key) => void (await sql.run(statements.delete, [key])),
    prune: async () => void (await sql.run(statements.prune, [now()])),
  };
}
