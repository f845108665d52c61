/** What stands in the place of a secret. */
const mask = "***";

export interface Masked {
  readonly value: unknown;
  /** The names of members that were masked. */
  readonly names: readonly string[];
}

/** A value without those of some members, at any depth. */
export function maskMembers(value: unknown, secrets: readonly string[]): Masked {
  const names = new Set<string>();
  const masked = (one: unknown, isSecret: boolean): unknown => {
    if (Array.isArray(one)) return one.map((item) => masked(item, isSecret));
    if (typeof one === "object" && one !== null) {
      return Object.fromEntries(
        Object.entries(one).map(([name, member]) => {
          const found = isSecret || secrets.includes(name);
          if (found && isShown(member)) names.add(name);
          return [name, masked(member, found)];
        }),
      );
    }
    return isSecret && isShown(one) ? mask : one;
  };
  const changed = secrets.length === 0 ? value : masked(value, false);
  return { value: changed, names: [...names] };
}

/** Null, the empty text and flags tell nothing. */
function isShown(value: unknown): boolean {
  return value !== null && value !== "" && typeof value !== "boolean";
}

/** A text in which values are masked, wherever they stand: keys that a service repeats. */
export function maskValues(whole: string, values: readonly string[]): string {
  return values
    .filter((value) => value.length > 3)
    .reduce((all, value) => all.replaceAll(value, mask).replaceAll(encodeURIComponent(value), mask), whole);
}
