import type { IdempotencyStore } from "../storage.ts";
import type { Sql } from "./sql.ts";

/** In milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

/* The table is called `receipts`, because migrations are never changed. */
const statements = {
  prune: "DELETE FROM receipts WHERE rc_made <= ?",
  find: "SELECT rc_fingerprint, rc_answer FROM receipts WHERE rc_caller = ? AND rc_key = ?",
  insert: "INSERT INTO receipts (rc_caller, rc_key, rc_fingerprint, rc_made) VALUES (?, ?, ?, ?)",
  complete: "UPDATE receipts SET rc_answer = ? WHERE rc_caller = ? AND rc_key = ?",
};

export function idempotencyStore(sql: Sql, now: () => number): IdempotencyStore {
  const prune = async (): Promise<void> => void (await sql.run(statements.prune, [now() - lifetime]));
  return {
    claim: async ({ caller, key, fingerprint }) => {
      await prune();
      const [earlier] = await sql.all(statements.find, [caller, key]);
      if (earlier !== undefined) {
        const response = earlier["rc_answer"];
        return {
          fingerprint: String(earlier["rc_fingerprint"]),
          answer: response === null ? undefined : String(response),
        };
      }
      await sql.run(statements.insert, [caller, key, fingerprint, now()]);
      return undefined;
    },
    complete: async ({ caller, key }, response) => void (await sql.run(statements.complete, [response, caller, key])),
    prune,
  };
}
