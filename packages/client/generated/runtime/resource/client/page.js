/**
 * Returns one page of a list and the start of the next one, given the arguments of the call. An example is
 * `page(client.things.list, [{ query: { limit: 100 } }], before.next)`. Without a third argument it returns the first
 * page. After the last page, `next` is null.
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
 * Splits the arguments of a list call into the leading ones and its options. `by` is the calling function's name, for
 * errors.
 */
export function callOf(by, list, given) {
    const { path, body } = list;
    if (path === undefined)
        throw new TypeError(`${by} takes an operation of a client, and then its arguments: ${by}(client.things.list, …)`);
    const before = given.slice(0, path.split("{").length - 1 + (body ? 1 : 0));
    return { before, call: given[before.length] ?? {} };
}
/** Requests one page with `asked` as its query parameters. */
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
/** Returns the items of a response: the list itself, or the given member of a page object. */
function itemsOf(response, member) {
    const items = member === undefined ? response : response[member];
    if (!Array.isArray(items))
        throw new TypeError(`The operation does not return a list${member === undefined ? "" : ` in ${member}`}`);
    return items;
}
function without(response, member) {
    const { [member]: _items, ...others } = response;
    return others;
}
/** Returns the next page, or undefined after the last one. */
export function nextPage(pages, asked, page) {
    const { after, offset, number, page: [, nextName] = [] } = pages;
    const start = after ?? offset ?? number?.[0];
    const stated = nextName === undefined ? undefined : page.answer[nextName];
    if (nextName !== undefined && (stated !== undefined || !isCounted(pages, page)))
        return statedPage(start, nextName, stated);
    if (start === undefined)
        return undefined;
    const [, address] = /<([^>]*)>[^<]*?rel="?next\b/.exec(page.link ?? "") ?? [];
    // The URL itself is not followed, because it could send the key to another host.
    const linked = address && new URL(address, "http://server").searchParams.get(start);
    if (linked)
        return { query: { [start]: linked }, cursor: linked };
    return page.isLinked ? undefined : countedPage(pages, asked, page, start);
}
/**
 * Returns whether a page of a list by offset or page number contains the total number of items. If so, the start of the
 * next page may be missing.
 */
function isCounted({ offset, number, page }, { answer }) {
    const total = page?.[2];
    return ((offset !== undefined || number !== undefined) &&
        total !== undefined &&
        typeof answer[total] === "number");
}
/**
 * Returns the page that a member of the response points to. After the last page the member is missing, null or empty.
 */
function statedPage(start, name, value) {
    if (value === undefined || value === null || value === "")
        return undefined;
    if (start === undefined)
        throw new TypeError(`The next page starts at ${name}, but no query parameter accepts it: request the next page yourself`);
    return { query: { [start]: value }, cursor: String(value) };
}
/** Returns the page that begins after these items. */
function countedPage(pages, asked, { answer, items }, start) {
    const { limit: [limit, , defaultSize] = [], after, offset, number: [, first] = ["", 0], id, page: [, , total] = [], } = pages;
    const size = limit && (asked?.[limit] ?? defaultSize);
    // A page with more or fewer items than requested is the last one. A list without paging parameters is complete.
    const isFull = items.length === size || (size === undefined && (pages.page !== undefined || limit === undefined));
    if (items.length === 0 || !isFull)
        return undefined;
    if (after !== undefined)
        return { query: { [start]: idOf(items, id, start) } };
    const next = Number(asked?.[start] ?? first) + (offset === undefined ? 1 : items.length);
    const seen = offset === undefined ? (next - first) * items.length : next;
    return total && seen >= Number(answer[total]) ? undefined : { query: { [start]: next } };
}
function idOf(items, id, start) {
    const last = items.at(-1)[id ?? ""];
    if (last === undefined)
        throw new TypeError(`The list continues after ${items.length} items, but no Link header has the next address: request the next page with query.${start}`);
    return last;
}
