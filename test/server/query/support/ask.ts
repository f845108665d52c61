import type { Answer, Request, Table } from "../../../../templates/server/runtime/query/types.d.ts";
import type { Handlers } from "./package.ts";

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The answer's JSON. */
  readonly body: any;
}

/** Asks with a query string; what is left of the request is usual. */
export async function ask(answer: Answer, query: string, request: Partial<Request> = {}): Promise<Answered> {
  const { status, headers, body } = await answer({ method: "GET", query, headers: {}, ...request });
  return { status, headers, text: body, body: headers["content-type"]?.startsWith("application/json") ? JSON.parse(body) : undefined };
}

/** Handlers of all modules, each of which has nothing to say. */
export function silent({ groups, generators }: Table): Handlers {
  const modules = Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, () => (group === "meta" ? {} : [])] as const));
  return {
    modules: Object.fromEntries(modules),
    generators: Object.fromEntries(generators.map((name) => [name, () => []])),
    pages: () => ({ pages: [] }),
  };
}
