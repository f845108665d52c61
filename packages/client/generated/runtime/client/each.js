import { iterator } from "../http/iterator.js";
import { askPage, callOf } from "./page.js";
/**
 * The items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of
 * the call.
 */
export function each(list, ...given) {
    const { before, call } = callOf("each", list, given);
    const { pages = {} } = list;
    const plan = { parameters: call.query, limit: pages.limit };
    const run = async function* (signal) {
        const isRepeated = detectCycle();
        let asked = plan.parameters;
        for (let first;;) {
            const { items, next } = await askPage(list, before, { ...call, signal }, asked);
            if (next?.cursor !== undefined && isRepeated(next.cursor)) {
                throw new TypeError(`The list does not end: the server repeated the cursor ${JSON.stringify(next.cursor)}`);
            }
            // A server that knows no pages answers the same again.
            const begins = JSON.stringify(items[0]);
            if (begins !== undefined && begins === first && pages.page?.[1] === undefined)
                return;
            first = begins;
            yield* items;
            if (next === undefined)
                return;
            asked = { ...asked, ...next.query };
        }
    };
    return iterator(call.signal, run, plan);
}
/**
 * Makes a function that is told one text after another, and says whether they go round in a circle: at once where one
 * comes twice in succession, and after a while otherwise. It remembers one of them, however many there are (the
 * algorithm of Brent).
 */
function detectCycle() {
    let [kept, steps, limit] = [undefined, 0, 1];
    return (text) => {
        if (text === kept)
            return true;
        if (++steps === limit)
            [kept, steps, limit] = [text, 0, limit * 2];
        return false;
    };
}
