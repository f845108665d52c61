/** A leaf of plain data: its path, and the path without positions in lists. */
export interface Leaf {
  readonly path: readonly string[];
  readonly pattern: string;
}

/**
 * Keys that hold a place, repeat other data, or are not part of the API. An unknown `kind` does not give a valid model.
 */
const leftOut =
  /^(?:place|places|pathPlace|operationIdPlace|pathPlaces|groundsPlace|citations|approvals|releases|notes)$/;
const repeated =
  /^decisions\/\*\/(?:source|grounds\/\*\/cited)\/(?:source\/(?!id$)|section\/(?!name$))|(?:[rR]ules|requiredOnCreate)\/\*\/kind$/;

/** Returns the leaves of the data, at most `ofEach` with the same pattern. */
export function leavesOf(data: object, ofEach: number): readonly Leaf[] {
  const counts = new Map<string, number>();
  const leaves: Leaf[] = [];
  const visit = (value: unknown, path: readonly string[], steps: readonly string[]): void => {
    if (typeof value === "object" && value !== null) {
      if (value instanceof Map) return;
      for (const [key, inner] of Object.entries(value)) {
        if (!leftOut.test(key)) visit(inner, [...path, key], [...steps, Array.isArray(value) ? "*" : key]);
      }
      return;
    }
    const pattern = steps.join("/");
    const count = counts.get(pattern) ?? 0;
    if (value === undefined || value === null || count >= ofEach || repeated.test(pattern)) return;
    counts.set(pattern, count + 1);
    leaves.push({ path, pattern });
  };
  visit(data, [], []);
  return leaves;
}

/** Returns the data with a different value in one leaf. Objects outside its path are shared. */
export function perturbed<Data extends object>(data: Data, { path }: Leaf): Data {
  return changed(data, path) as Data;
}

function changed(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return otherThan(value);
  if (key === "status" && rest.length === 0) return withOtherStatus(value as Claim);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? changed(item, rest) : item));
  const node = value as Readonly<Record<string, unknown>>;
  return { ...node, [key]: changed(node[key], rest) };
}

interface Claim {
  readonly status: string;
}

function withOtherStatus(claim: Claim): unknown {
  if (claim.status === "documented") return { ...claim, status: "decided", decision: "D-001" };
  return { value: "known", ...claim, status: "documented", decision: undefined };
}

/** Replacement values for cases in which a nonexistent value would have the same meaning. */
const existing: Readonly<Record<string, string>> = { both: "request" };

function otherThan(value: unknown): unknown {
  if (typeof value === "string" && value in existing) return existing[value];
  if (typeof value === "string") return `${value}x`;
  return typeof value === "number" ? value + 1 : !value;
}
