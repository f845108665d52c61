import type { Caller } from "@kiln/server/query";
import type { Any, Ask } from "./asked-wiki.ts";

/** Returns every item as a string, with its page. Items of one page keep the order of the response. */
export async function pagedItems(
  ask: Ask,
  name: string,
  request: Parameters<Ask>[0],
  caller: Partial<Caller>,
): Promise<readonly string[]> {
  const items: string[] = [];
  for (let more: Any = {}, rounds = 0; more !== undefined; rounds++) {
    if (rounds > 200) throw new Error("It does not end.");
    const response = await ask({ ...request, ...more }, caller);
    if (response.errors !== undefined) throw new Error(JSON.stringify(response.errors));
    items.push(...itemsOf(response.query ?? {}, name));
    more = response.continue;
  }
  return "titles" in request ? items.toSorted() : items;
}

function itemsOf(query: Any, name: string): readonly string[] {
  const list = query[name]?.results ?? query[name];
  if (Array.isArray(list)) return list.map((one: unknown) => JSON.stringify(one));
  return (query.pages ?? []).flatMap((page: Any) =>
    (page[name] ?? []).map((one: unknown) => JSON.stringify([page.title, one])),
  );
}
