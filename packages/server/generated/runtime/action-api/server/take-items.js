const noContinueAt = "A handler has more than the limit allows, and does not say where the next request begins (`continueAt`).";
/** The first items of what a handler returned, and where the next request begins. */
export async function takeItems(result, limit, continueRequest) {
    const { items, continueAt, continueWith } = "items" in result ? result : { items: result };
    const taken = [];
    for await (const item of items) {
        if (taken.length < limit)
            taken.push(item);
        else {
            if (continueAt === undefined)
                throw new TypeError(noContinueAt);
            continueRequest(continueAt(item), continueWith);
            break;
        }
    }
    return taken;
}
