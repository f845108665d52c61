/** A warning or an error in the service's own words. */
export interface Message {
  readonly code: string;
  readonly text: string;
  /** The path or the name of the module. Empty if the service does not report it. */
  readonly module: string;
  /** The name of the parameter in the request, if the service reports it. */
  readonly parameter?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** An object whose members are not described yet and have unknown types. */
export interface Item {
  readonly [name: string]: unknown;
}

/** The parameters that continue a request after its current result. */
export type Continuation = Readonly<Record<string, string | number>>;

/** The members of every result in addition to the data of its modules. */
export interface Answer {
  /**
   * Present if there are more results: the parameters to add to the next request. Methods that fetch all results
   * continue automatically.
   */
  readonly continue?: Continuation;
  readonly warnings: readonly Message[];
}

/** A JSON object as received. The caller's types describe its contents. */
export type Data = Record<string, any>;

export const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Merges data into an object. Objects are merged member by member, lists are concatenated, and other values are
 * replaced. With `once`, list items that are already present are skipped.
 */
export function merge(into: Data, from: Data, once?: boolean): void {
  for (const name of Object.keys(from)) {
    const [old, more] = [into[name], from[name]];
    if (name === "__proto__") continue;
    if (Array.isArray(old) && Array.isArray(more)) {
      const known = new Set(once ? old.map((item) => JSON.stringify(item)) : []);
      for (const item of more) if (!known.has(JSON.stringify(item))) old.push(item);
    } else if (isObject(old) && isObject(more)) merge(old, more, once);
    else into[name] = more;
  }
}

/** Creates a test for pages that have none of the given flags. Each flag marks a kind of page. @internal */
export function withoutFlags(...flags: readonly string[]): (page: object) => boolean {
  return (page) => flags.every((flag) => (page as Readonly<Record<string, unknown>>)[flag] !== true);
}
