export interface NumberBounds {
  readonly whole?: boolean | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly exclusiveMaximum?: number | undefined;
  readonly multipleOf?: number | undefined;
}

/**
 * Returns a number for a member of this name. Different values of `number` give different results, as far as the bounds
 * allow.
 */
export function numberWithin(bounds: NumberBounds, name: string, number: number, known?: number): number {
  const { whole, minimum = -Infinity, maximum = Infinity, multipleOf } = bounds;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds;
  const value = known ?? (/size|length|bytes/.test(name) ? 100 * number : whole ? number : number + 0.5);
  const step = multipleOf ?? (whole ? 1 : Math.min(1, (exclusiveMaximum - exclusiveMinimum) / 2));
  const within = Math.min(maximum, exclusiveMaximum - step, Math.max(minimum, exclusiveMinimum + step, value));
  if (multipleOf === undefined) return within;
  const lower = Math.floor(within / multipleOf) * multipleOf;
  return lower >= minimum && lower > exclusiveMinimum ? lower : lower + multipleOf;
}

export function isWithinBounds(bounds: NumberBounds, value: unknown): boolean {
  const { whole, minimum = -Infinity, maximum = Infinity, multipleOf } = bounds;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds;
  return (
    typeof value === "number" &&
    Number.isFinite(value) &&
    (!whole || Number.isInteger(value)) &&
    value >= minimum &&
    value <= maximum &&
    value > exclusiveMinimum &&
    value < exclusiveMaximum &&
    (multipleOf === undefined || Number.isInteger(value / multipleOf))
  );
}

/** Returns a hash of a string (FNV-1a, 32 bits). */
export function sum(text: string): number {
  let all = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) all = Math.imul(all ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return all;
}
