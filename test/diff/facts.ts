import { plainText } from "../../generators/diff/change.ts";
import { groupBy } from "../../generators/model/group-by.ts";
import type { Model } from "../../generators/index.ts";

type Data = Readonly<Record<string, unknown>>;

/** A part of the spec with an origin: a fact, or the origin of a whole object. */
export interface Claim {
  readonly path: readonly string[];
  /** The path without positions in lists. */
  readonly pattern: string;
  readonly status: "documented" | "decided" | "unknown";
  readonly value: unknown;
  readonly decision: string | undefined;
}

export function claimsOf({ services }: Model): readonly Claim[] {
  const claims: Claim[] = [];
  const visit = (node: unknown, path: readonly string[], steps: readonly string[]): void => {
    if (typeof node !== "object" || node === null || node instanceof Map) return;
    if ("status" in node) {
      const { status, value, decision } = node as Claim;
      claims.push({ path, pattern: steps.join("/"), status, value, decision });
    }
    for (const [key, inner] of Object.entries(node))
      visit(inner, [...path, key], [...steps, Array.isArray(node) ? "*" : key]);
  };
  visit(services, ["services"], ["services"]);
  return claims;
}

export function fewOfEach(claims: readonly Claim[], count: number): readonly Claim[] {
  const seen = new Map<string, number>();
  return claims.filter(({ pattern }) => {
    seen.set(pattern, (seen.get(pattern) ?? 0) + 1);
    return seen.get(pattern)! <= count;
  });
}

/**
 * Returns the model with claims replaced. Replaces nested claims first, because replacing the outer one may remove
 * them.
 */
export function withClaims(
  model: Model,
  claims: readonly Claim[],
  change: (node: Data, claim: Claim) => unknown,
): Model {
  const innermostFirst = claims.toSorted((a, b) => b.path.length - a.path.length);
  return innermostFirst.reduce(
    (changed, claim) => changeAt(changed, claim.path, (node) => change(node as Data, claim)) as Model,
    model,
  );
}

function changeAt(node: unknown, [key, ...rest]: readonly string[], change: (inner: unknown) => unknown): unknown {
  if (key === undefined) return change(node);
  if (Array.isArray(node))
    return node.map((item, index) => (String(index) === key ? changeAt(item, rest, change) : item));
  return { ...(node as Data), [key]: changeAt((node as Data)[key], rest, change) };
}

/**
 * Returns other possible values of a claim: from a claim of the same pattern or under the same key, or a generated one.
 */
export function otherValues(claims: readonly Claim[]): (claim: Claim) => unknown {
  const known = claims.filter(({ value }) => value !== undefined);
  const [byPattern, byKey] = [groupBy(known, ({ pattern }) => pattern), groupBy(known, keyOf)];
  return (claim) => {
    const likely = [...(byPattern.get(claim.pattern) ?? []), ...(byKey.get(keyOf(claim)) ?? [])];
    const found = likely.find(({ value }) => plainText(value) !== plainText(claim.value));
    return found === undefined ? made(claim.value) : found.value;
  };
}

function keyOf({ pattern }: Claim): string {
  return pattern.split("/").at(-1)!;
}

function made(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : `${typeof value === "string" ? value : ""}x`;
}
