import type { Call } from "./calls.ts";

/**
 * Arguments of the client's function: ids in the order of the path, the body if the operation takes one, and the
 * options of the call.
 */
export interface Arguments {
  readonly ids: readonly unknown[];
  readonly takesBody: boolean;
  readonly body?: unknown;
  readonly options: object;
}

export function argumentsOf({ ids, takesBody, body, tenant, shared, query, headers }: Call): Arguments {
  const [named] = Object.values(tenant);
  const options = {
    ...(named !== undefined && { tenant: named }),
    ...(Object.keys(shared).length > 0 && { shared: true }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
  return { ids: Object.values(ids), takesBody, body, options };
}
