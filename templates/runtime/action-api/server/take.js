/**
 * The first things of what a handler returned, and where the next request begins.
 * @template T
 * @param {import("./types.js").Things<T>} things @param {number} limit @param {import("./types.js").Context["continueWith"]} goOn
 * @returns {Promise<T[]>}
 */
export async function take(things, limit, goOn) {
  const { items, continueAt, continueWith } = "items" in things ? things : { items: things, continueAt: undefined, continueWith: undefined };
  /** @type {T[]} */
  const taken = [];
  for await (const item of items) {
    if (taken.length < limit) taken.push(item);
    else {
      if (continueAt === undefined) throw new TypeError("A handler has more than the limit allows, and does not say where the next request begins (`continueAt`).");
      goOn(continueAt(item), continueWith);
      break;
    }
  }
  return taken;
}
