const lifetime = 24 * 60 * 60 * 1000;

/** @param {import("node:sqlite").DatabaseSync} database @param {() => number} now @returns {import("../types.js").ReceiptStore} */
export function receiptStore(database, now) {
  const prune = database.prepare("DELETE FROM receipts WHERE rc_made <= ?");
  const find = database.prepare("SELECT rc_fingerprint, rc_answer FROM receipts WHERE rc_caller = ? AND rc_key = ?");
  const insert = database.prepare("INSERT INTO receipts (rc_caller, rc_key, rc_fingerprint, rc_made) VALUES (?, ?, ?, ?)");
  const complete = database.prepare("UPDATE receipts SET rc_answer = ? WHERE rc_caller = ? AND rc_key = ?");
  return {
    claim: async ({ caller, key, fingerprint }) => {
      prune.run(now() - lifetime);
      const earlier = find.get(caller, key);
      if (earlier !== undefined) return { fingerprint: String(earlier["rc_fingerprint"]), answer: earlier["rc_answer"] === null ? undefined : String(earlier["rc_answer"]) };
      insert.run(caller, key, fingerprint, now());
      return undefined;
    },
    complete: async ({ caller, key }, answer) => void complete.run(answer, caller, key),
  };
}
