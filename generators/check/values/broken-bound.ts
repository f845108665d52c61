import { valueOr, type Fact } from "../../model/fact.ts";

/** The bound that a number or a size breaks; undefined where it is within. */
export function brokenBound(
  minimum: Fact<number> | undefined,
  maximum: Fact<number> | undefined,
  value: number,
): string | undefined {
  const [low, high] = [valueOr(minimum, undefined, "unknown-is-open"), valueOr(maximum, undefined, "unknown-is-open")];
  if (low !== undefined && value < low) return `at least ${low}`;
  return high !== undefined && value > high ? `at most ${high}` : undefined;
}
