import type { Context, ItemList, Items } from "./handlers.js";

const noContinueAt =
  "A handler returned more items than the limit, without the start of the next response (`continueAt`).";

/**
 * The first items of what a handler returned. `continueRequest` says where the next request begins, where requests go
 * on.
 */
export async function takeItems<T>(
  result: Items<T>,
  limit: number,
  continueRequest?: Context["continueWith"],
): Promise<T[]> {
  const { items, continueAt, continueWith }: ItemList<T> = "items" in result ? result : { items: result };
  const taken: T[] = [];
  for await (const item of items) {
    if (taken.length < limit) taken.push(item);
    else {
      if (continueRequest !== undefined) {
        if (continueAt === undefined) throw new TypeError(noContinueAt);
        continueRequest(continueAt(item), continueWith);
      }
      break;
    }
  }
  return taken;
}
