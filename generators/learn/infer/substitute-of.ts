import { memberOf } from "../json-values.ts";
import type { Sample } from "./terms.ts";

/**
 * The flag that is there wherever a member is missing, and nowhere else: what stands for it. `names` are the members
 * beside it.
 */
export function substituteOf(name: string, names: readonly string[], samples: readonly Sample[]): string | undefined {
  const having = samples.filter(({ value }) => memberOf(value, name) !== undefined);
  const lacking = samples.filter(({ value }) => memberOf(value, name) === undefined);
  if (having.every(({ value }) => memberOf(value, name) === true)) return undefined;
  const isSubstitute = (other: string): boolean =>
    lacking.every(({ value }) => memberOf(value, other) === true) &&
    having.every(({ value }) => memberOf(value, other) === undefined);
  return names.find(isSubstitute);
}
