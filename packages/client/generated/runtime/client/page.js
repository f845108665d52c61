import { nextPage } from "./next-page.js";
/**
 * One page of a list, and where it goes on: `page(client.things.list, [{ query: { limit: 100 } }], before.next)`, with
 * the arguments of the call. Without a third argument, the first page; `next` is null after the last.
 */
export async function page(list, given, start) {
    if (!Array.isArray(given))
        throw new TypeError("page takes the arguments of the call as an array: page(client.things.list, [{ query }])");
    const { before, call } = callOf("page", list, given);
    const { answer, items, next } = await askPage(list, before, call, { ...call.query, ...start });
    const member = list.pages?.page?.[0];
    const rest = member === undefined ? {} : { others: without(answer, member) };
    return { items, next: next?.query ?? null, ...rest };
}
/**
 * The arguments of a list before the last one, and what the call has of its own. `by` is the function that is given
 * them.
 */
export function callOf(by, list, given) {
    const { path, body } = list;
    if (path === undefined)
        throw new TypeError(`${by} takes an operation of a client, and then its arguments: ${by}(client.things.list, …)`);
    const before = given.slice(0, path.split("{").length - 1 + (body ? 1 : 0));
    return { before, call: given[before.length] ?? {} };
}
/** Asks for one page, with `asked` as its query parameters. */
export async function askPage(list, before, { onResponse, ...call }, asked) {
    const { pages = {}, answerHeaders = {} } = list;
    const isLinked = Object.keys(answerHeaders).some((name) => /^link$/i.test(name));
    let link = null;
    const seeing = (response, view) => {
        link = response.headers.get("link");
        return onResponse?.(response, view);
    };
    const answer = await list(...[...before, { ...call, query: asked, onResponse: seeing }]);
    const items = itemsOf(answer, pages.page?.[0]);
    return { answer, items, next: nextPage(pages, asked, { answer, items, link, isLinked }) };
}
/** The items of an answer: its list, or the member of a page that has it. */
function itemsOf(answer, member) {
    const items = member === undefined ? answer : answer[member];
    if (!Array.isArray(items))
        throw new TypeError(`The operation does not return a list${member === undefined ? "" : ` in ${member}`}`);
    return items;
}
function without(answer, member) {
    const { [member]: _items, ...others } = answer;
    return others;
}
