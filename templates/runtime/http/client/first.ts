/** The planned request of an iterator, which can be changed before it starts. */
export interface Plan {
  parameters: Readonly<Record<string, unknown>> | undefined;
  /** The parameter that limits the number of items per response, and its maximum if it has one. */
  readonly limit?: readonly [name: string | undefined, most?: number | undefined, ...others: unknown[]] | undefined;
}

export interface Planned {
  readonly plan?: Plan;
}

/**
 * Returns the first items of a list, or all if there are fewer. It requests no more items than needed, and cancels a
 * request in progress. Throws a `TypeError` if the count is not a whole number of at least 0.
 */
export async function first<Item>(count: number, items: AsyncIterable<Item>): Promise<Item[]> {
  if (!(count >= 0 && count % 1 === 0))
    throw new TypeError(`The number of items for first must be a whole number, not ${count}`);
  const found: Item[] = [];
  if (count === 0) return found;
  const { plan } = items as Planned;
  if (plan !== undefined) plan.parameters = limited(plan, count);
  for await (const item of items) if (found.push(item) >= count) break;
  return found;
}

/** Distributes the items evenly over the required number of responses, so that few are requested in excess. */
function limited({ limit, parameters }: Plan, wanted: number): Plan["parameters"] {
  if (limit?.[0] === undefined) return parameters;
  const [name, most] = [limit[0], limit[1]];
  const [share, given] = [Math.ceil(wanted / Math.ceil(wanted / (most ?? wanted))), parameters?.[name]];
  return { ...parameters, [name]: typeof given === "number" ? Math.min(given, share) : share };
}
