import type { QueryServer } from "../../query/support/package.ts";
import type { MockOptions, Options } from "../../../../templates/runtime/action-api/server/options.ts";
import type { Answer } from "../../../../templates/runtime/query/server/request.ts";
import type { Table } from "../../../../templates/runtime/query/server/table.ts";
import type { Members } from "../../../oracle/response-row.ts";
import { ask } from "../../query/support/ask.ts";

export const queryConstants = "action=query&format=json&formatversion=2&errorformat=plaintext";

/** A response and its request. */
export interface Told {
  readonly query: string;
  readonly body: Members;
}

/** Creates a server with mock data for everything. An internal error fails the test. */
export async function mockServer(
  { createQueryAnswer, mockQueryHandlers }: QueryServer,
  options: Options = {},
  mock: MockOptions = {},
): Promise<Answer> {
  const onError = (error: unknown): never => {
    throw error;
  };
  return createQueryAnswer(await mockQueryHandlers({}, mock), { onError, ...options });
}

export async function followed(respond: Answer, query: string, most = 400): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (
    let next: Readonly<Record<string, unknown>> | undefined = {};
    next !== undefined;
    next = goingOn(told.at(-1)!.body)
  ) {
    if (told.length === most) throw new Error(`${query} does not end: ${JSON.stringify(next)}`);
    const all = new URLSearchParams(query);
    for (const [name, value] of Object.entries(next)) all.set(name, String(value));
    told.push({ query: all.toString(), body: (await ask(respond, all.toString())).body });
  }
  return told;
}

function goingOn(body: Members): Members | undefined {
  const old = body["query-continue"] as Readonly<Record<string, Members>> | undefined;
  return (body["continue"] as Members | undefined) ?? (old && Object.assign({}, ...Object.values(old)));
}

/** Returns all list items as strings: those that modules return one by one, and any others. */
export function thingsIn(
  told: readonly Told[],
  forms: Table["forms"],
): { readonly counted: readonly string[]; readonly others: readonly string[] } {
  const lists = told.flatMap(({ body: { query = {}, warnings: _, ...body } }) => {
    const { pages = [], ...results } = query as Readonly<Record<string, any>>;
    const ofPages = (pages as readonly Members[]).flatMap((page) =>
      Object.entries(page).flatMap(([name, list]) =>
        thingsOf(list).map((thing) => ({ counted: true, thing: [page["title"] ?? page["pageid"], name, thing] })),
      ),
    );
    const beside = Object.entries({ ...results, ...body }).flatMap(([name, list]) =>
      thingsOf(list).map((thing) => ({
        counted: forms[name] === "items" || forms[name] === "body",
        thing: [name, thing],
      })),
    );
    return [...ofPages, ...beside];
  });
  const texts = (counted: boolean): readonly string[] =>
    lists.filter((one) => one.counted === counted).map(({ thing }) => JSON.stringify(thing));
  return { counted: texts(true), others: texts(false) };
}

/** Returns the items of lists at any depth, except lists nested in other lists. */
function thingsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(thingsOf) : [];
}
