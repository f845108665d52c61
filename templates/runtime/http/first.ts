/** What an iterator is going to ask for, which may be changed before it begins. */
export interface Plan {
  parameters: Readonly<Record<string, unknown>> | undefined;
  /** The parameter for how many items an answer has, and the most that it takes, where it does not take any number. */
  readonly limit?: readonly [name: string | undefined, most?: number | undefined, ...others: unknown[]] | undefined;
}

export interface Planned {
  readonly plan?: Plan;
}

/**
 * The first items of a list, or all where there are fewer. The server is asked for no more of them than that, and what
 * is under way is ended. A count that is no whole number from 0 is a `TypeError`.
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

/** Several answers have the same number of items, so that together they have no more than are wanted, or hardly. */
function limited({ limit, parameters }: Plan, wanted: number): Plan["parameters"] {
  if (limit?.[0] === undefined) return parameters;
  const [name, most] = [limit[0], limit[1]];
  const [share, given] = [Math.ceil(wanted / Math.ceil(wanted / (most ?? wanted))), parameters?.[name]];
  return { ...parameters, [name]: typeof given === "number" ? Math.min(given, share) : share };
}
