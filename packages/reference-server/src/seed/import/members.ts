/* What an answer says is taken as far as it has the described type: whatever a wiki sends, a seed can be made of it or it is left out. */

const kinds = {
  text: (value: unknown) => typeof value === "string",
  texts: (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string"),
  flag: (value: unknown) => typeof value === "boolean",
  count: (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0,
  bits: (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 64,
  moment: isMoment,
  expiry: (value: unknown) => value === "infinity" || isMoment(value),
  hash: (value: unknown) => typeof value === "string" && /^[0-9a-f]{40}$/.test(value),
} as const;

function isMoment(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) return false;
  const parsed = Date.parse(value);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(value.slice(0, 19));
}

export type Members<Name extends string> = Readonly<Record<Name, keyof typeof kinds>>;

/** The members of a table that an object has, each of its kind. */
export function membersOf(
  value: Readonly<Record<string, unknown>>,
  table: Members<string>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(table).flatMap(([name, kind]) =>
      Object.hasOwn(value, name) && kinds[kind](value[name]) ? [[name, value[name]]] : [],
    ),
  );
}
