import { unlessEmpty } from "../../../codegen/json.ts";
import type { GroundText } from "../../../../templates/runtime/http/server/ground.ts";
import { undocumented, type Fact, type Origin } from "../../../model/fact.ts";

/** The ground of facts that the spec does not mention. */
export const unstated: GroundText = "?";

/** Returns the ground of the first claim that no source document states. Pass the most specific claim first. */
export function groundText(...claims: readonly (Fact<unknown> | Origin | undefined)[]): GroundText | undefined {
  const [first] = claims.flatMap((claim) => (claim === undefined ? [] : (undocumented(claim) ?? [])));
  return first && (first.status === "unknown" ? `?${first.decision}` : first.decision);
}

/** Returns the ground, or `undefined` if it equals the other one. */
export function unlessSame(ground: GroundText | undefined, other: GroundText | undefined): GroundText | undefined {
  return ground === other ? undefined : ground;
}

/** Returns the members that have a value, or `undefined` if there are none. */
export function someOf<T extends object>(members: T): T | undefined {
  return Object.values(members).some((member) => member !== undefined) ? members : undefined;
}

/** Returns the entries with a value, by name, or `undefined` if no entry has a value. */
export function someNamed<T>(
  entries: readonly (readonly [name: string, value: T | undefined])[],
): Readonly<Record<string, T>> | undefined {
  return unlessEmpty(
    Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))),
  );
}
