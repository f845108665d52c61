const noContinueAt = "A handler returned more items than the limit, without the start of the next response (`continueAt`).";
/**
 * The first items of what a handler returned. `continueRequest` says where the next request begins, where requests go
 * on.
 */
export async function takeItems(result, limit, continueRequest) {
    const { items, continueAt, continueWith } = "items" in result ? result : { items: result };
    const taken = [];
    for await (const item of items) {
        if (taken.length < limit)
            taken.push(item);
        else {
            if (continueRequest !== undefined) {
                if (continueAt === undefined)
                    throw new TypeError(noContinueAt);
                continueRequest(continueAt(item), continueWith);
            }
            break;
        }
    }
    return taken;
}
