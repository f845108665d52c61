import type { GroundText } from "../../../../templates/runtime/server/http/ground.ts";
import { undocumented, type Fact, type Origin } from "../../../model/fact.ts";

/** What the runtime is told of what the spec says nothing about. */
export const unstated: GroundText = "?";

/**
 * What the runtime is told of the first of these claims that no source document states, the most particular one first.
 */
export function groundText(...claims: readonly (Fact<unknown> | Origin | undefined)[]): GroundText | undefined {
  const [first] = claims.flatMap((claim) => (claim === undefined ? [] : (undocumented(claim) ?? [])));
  return first && (first.status === "unknown" ? `?${first.decision}` : first.decision);
}

/** A ground that another does not say already. */
export function unlessSame(ground: GroundText | undefined, other: GroundText | undefined): GroundText | undefined {
  return ground === other ? undefined : ground;
}

/** Only the members that say something; undefined where none does. */
export function someOf<T extends object>(members: T): T | undefined {
  return Object.values(members).some((member) => member !== undefined) ? members : undefined;
}

/** The entries that say something, by name; undefined where there is none. */
export function someNamed<T>(
  entries: readonly (readonly [name: string, value: T | undefined])[],
): Readonly<Record<string, T>> | undefined {
  const some = entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return some.length === 0 ? undefined : Object.fromEntries(some);
}
