const lifetime = 24 * 60 * 60 * 1000;

const statements = {
  prune: "DELETE FROM receipts WHERE rc_made <= ?",
  find: "SELECT rc_fingerprint, rc_answer FROM receipts WHERE rc_caller = ? AND rc_key = ?",
  insert: "INSERT INTO receipts (rc_caller, rc_key, rc_fingerprint, rc_made) VALUES (?, ?, ?, ?)",
  complete: "UPDATE receipts SET rc_answer = ? WHERE rc_caller = ? AND rc_key = ?",
};

/** @param {import("./types.js").Sql} sql @param {() => number} now @returns {import("../types.js").ReceiptStore} */
export function receiptStore(sql, now) {
  const prune = async () => void (await sql.run(statements.prune, [now() - lifetime]));
  return {
    claim: async ({ caller, key, fingerprint }) => {
      await prune();
      const [earlier] = await sql.all(statements.find, [caller, key]);
      if (earlier !== undefined) return { fingerprint: String(earlier["rc_fingerprint"]), answer: earlier["rc_answer"] === null ? undefined : String(earlier["rc_answer"]) };
      await sql.run(statements.insert, [caller, key, fingerprint, now()]);
      return undefined;
    },
    complete: async ({ caller, key }, answer) => void (await sql.run(statements.complete, [answer, caller, key])),
    prune,
  };
}
