/** A warning or an error as the service wrote it. */
export interface Message {
  readonly code: string;
  readonly text: string;
  /** The path or the name of its module; empty if the service does not state it. */
  readonly module: string;
  /** The name of the parameter in the request, if the service states it. */
  readonly parameter?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** An object that is not described yet. Its members are of unknown type. */
export interface Item {
  readonly [name: string]: unknown;
}

/** The parameters that continue a request after its result. */
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

/** A JSON object as received; the types of the caller describe its contents. */
export type Data = Record<string, any>;

export const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Puts more of the same into an object: objects member by member, lists behind one another (with `once`, without what
 * they have already), of anything else the later.
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
