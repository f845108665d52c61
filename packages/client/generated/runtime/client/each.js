import { iterator } from "../http/iterator.js";
import { detectCycle } from "./detect-cycle.js";
import { nextPage } from "./next-page.js";
/** The items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of the call. */
export function each(list, ...given) {
    const { path, body, pages = {}, answerHeaders = {} } = list;
    if (path === undefined)
        throw new TypeError("each takes an operation of a client, and then its arguments: each(client.things.list)");
    const before = given.slice(0, path.split("{").length - 1 + (body ? 1 : 0));
    const { query, onResponse, ...call } = (given[before.length] ?? {});
    const isLinked = Object.keys(answerHeaders).some((name) => /^link$/i.test(name));
    const plan = { parameters: query, limit: pages.limit };
    const run = async function* (signal) {
        const isRepeated = detectCycle();
        let asked = plan.parameters;
        for (let first;;) {
            let link = null;
            const seeing = (response, view) => {
                link = response.headers.get("link");
                return onResponse?.(response, view);
            };
            const answer = await list(...[...before, { ...call, query: asked, signal, onResponse: seeing }]);
            const items = itemsOf(answer, pages.page?.[0]);
            const next = nextPage(pages, asked, { answer, items, link, isLinked });
            if (next?.cursor !== undefined && isRepeated(next.cursor)) {
                throw new TypeError(`The list does not end: the server answers again that it goes on at ${JSON.stringify(next.cursor)}`);
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
/** The items of an answer: its list, or the member of a page that has it. */
function itemsOf(answer, member) {
    const items = member === undefined ? answer : answer[member];
    if (!Array.isArray(items))
        throw new TypeError(`each takes an operation that answers with a list${member === undefined ? "" : ` in ${member}`}`);
    return items;
}
