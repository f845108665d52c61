import { createHash } from "node:crypto";
import type { Diagnostic } from "./diagnostic.ts";
import { catalogue } from "./catalogue.ts";

/**
 * Sorts diagnostics for reading. Those without a place come first, because nothing else matters without a spec. The
 * others are ordered by file and place, with errors before warnings at the same place. Otherwise, the order of the
 * stages is kept, because they report causes first.
 */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) => compare(a.place?.file ?? "", b.place?.file ?? "") || startOf(a) - startOf(b) || rankOf(a) - rankOf(b),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function startOf(one: Diagnostic): number {
  return one.place?.start ?? -1;
}

function rankOf(one: Diagnostic): number {
  return one.severity === "error" ? 0 : 1;
}

/**
 * Returns identifiers that stay the same if a file is edited elsewhere or if Kiln's messages are reworded. They contain
 * the code, the file and the subject of the message. Line numbers are excluded, because they move. So are the help,
 * which lists all known names, and reasons, which often come from a library. Equal identifiers are numbered in the
 * given order.
 */
export function fingerprints(diagnostics: readonly Diagnostic[]): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map((one) => {
    const hash = createHash("sha256")
      .update(JSON.stringify(identityOf(one)))
      .digest("hex")
      .slice(0, 16);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  });
}

function identityOf(one: Diagnostic): readonly string[] {
  const slots = [...new Set<string>(catalogue[one.code].message.slots)].filter((slot) => slot !== "reason").sort();
  return [one.code, one.place?.file ?? "", ...slots.map((slot) => `${slot}=${one.slots[slot]}`)];
}
