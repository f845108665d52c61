import { hash } from "node:crypto";
import { networkOf } from "../limits/network-of.ts";
import type { AttemptLimit, Storage } from "../storage/storage.ts";

const minute = 60_000;

/** The attempts of one name from one address, as the real system counts them, and those of one address, and of one name, that it does not. */
const limits = {
  name: { most: 5, window: 5 * minute },
  nameForDays: { most: 150, window: 48 * 60 * minute },
  address: { most: 50, window: 5 * minute },
  account: { most: 200, window: 60 * minute },
} as const;

/** Who tries to log in, and how. */
export interface Attempt {
  /** Bot passwords count apart. */
  readonly kind: "main" | "bot";
  /** In the form that the site has names, or as it was given. */
  readonly name: string;
  readonly address: string;
}

/** Counts an attempt; whether there were too many. All of those that come at once are counted before the first of them is looked at. */
export function isThrottled(storage: Storage, attempt: Attempt): Promise<boolean> {
  return storage.write(({ attempts }) => attempts.count(limitsOf(attempt)));
}

/** A login that passes ends the count of its name from its address. */
export function clearAttempts(storage: Storage, attempt: Attempt): Promise<void> {
  const [first] = limitsOf(attempt);
  return storage.write(async ({ attempts }) => {
    if (first !== undefined) await attempts.clear(first.key);
  });
}

function limitsOf({ kind, name, address }: Attempt): readonly AttemptLimit[] {
  const from = networkOf(address);
  return [
    { key: keyOf(kind, "name", name, from), ...limits.name },
    { key: keyOf(kind, "days", name, from), ...limits.nameForDays },
    { key: keyOf(kind, "address", from), ...limits.address },
    { key: keyOf(kind, "account", name), ...limits.account },
  ];
}

/** Names are not stored: what was typed as a name may be a password. */
function keyOf(...parts: readonly string[]): string {
  return hash("sha256", JSON.stringify(parts), "hex");
}
