import type { Answer, Request } from "../../../../templates/runtime/query/server/request.ts";
import type { Table } from "../../../../templates/runtime/query/server/table.ts";
import type { Handlers } from "./package.ts";

export interface Answered {
  readonly status: number;
  /** Keyed by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly body: any;
}

/** Sends a request with a query string. The other parts of the request have defaults. */
export type Ask = (query: string, request?: Partial<Request>) => Promise<Answered>;

export function inProcess(respond: Answer): Ask {
  return (query, request) => ask(respond, query, request);
}

export async function ask(respond: Answer, query: string, request: Partial<Request> = {}): Promise<Answered> {
  const { status, headers, body } = await respond({ method: "GET", query, headers: {}, ...request });
  return answered(status, headers, body);
}

export function answered(status: number, headers: Answered["headers"], text: string): Answered {
  return {
    status,
    headers,
    text,
    body: headers["content-type"]?.startsWith("application/json") && text !== "" ? JSON.parse(text) : undefined,
  };
}

/** Creates handlers of all modules that return no data. */
export function silent({ forms, generators }: Table): Handlers {
  const hasMany = (form: string): boolean => ["items", "pages"].includes(form);
  return {
    modules: Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, () => (hasMany(form) ? [] : {})])),
    generators: Object.fromEntries(generators.map((name) => [name, () => []])),
    pages: () => ({ pages: [] }),
  };
}
