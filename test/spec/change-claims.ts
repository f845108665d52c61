import type { Claim } from "./claim.ts";

/** Yields the path of every claim below another one. */
export function* pathsBelow(claim: Claim, path: readonly string[] = []): Generator<readonly string[]> {
  for (const [name, inner] of claim.members) {
    yield [...path, name];
    yield* pathsBelow(inner, [...path, name]);
  }
}

export function claimAt(claim: Claim, path: readonly string[]): Claim {
  return path.reduce((inner, name) => inner.members.get(name)!, claim);
}

/** Returns the claims with the one at the path replaced or removed. */
export function changedAt(
  claim: Claim,
  [name, ...rest]: readonly string[],
  change: (claim: Claim) => Claim | undefined,
): Claim {
  const members = [...claim.members].flatMap(([key, inner]) => {
    const other = key !== name ? inner : rest.length === 0 ? change(inner) : changedAt(inner, rest, change);
    return other === undefined ? [] : [[key, other] as const];
  });
  return { ...claim, members: new Map(members) };
}
