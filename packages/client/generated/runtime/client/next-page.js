/** Undefined after the last page. */
export function nextPage(pages, asked, page) {
    const { after, offset, number, page: [, nextName] = [] } = pages;
    const start = after ?? offset ?? number?.[0];
    const stated = nextName === undefined ? undefined : page.answer[nextName];
    if (nextName !== undefined && (stated !== undefined || !isCounted(pages, page)))
        return statedPage(start, nextName, stated);
    if (start === undefined)
        return undefined;
    const [, address] = /<([^>]*)>[^<]*?rel="?next\b/.exec(page.link ?? "") ?? [];
    // The address itself is not followed: it could lead elsewhere with the key.
    const linked = address && new URL(address, "http://server").searchParams.get(start);
    if (linked)
        return { query: { [start]: linked }, cursor: linked };
    return page.isLinked ? undefined : countedPage(pages, asked, page, start);
}
/**
 * Whether a page of a list by offset or number says how many items there are: it need not say, too, where the next one
 * begins.
 */
function isCounted({ offset, number, page }, { answer }) {
    const total = page?.[2];
    return ((offset !== undefined || number !== undefined) &&
        total !== undefined &&
        typeof answer[total] === "number");
}
/** The page that a member of the answer leads to: after the last there is none, null, or the empty text. */
function statedPage(start, name, value) {
    if (value === undefined || value === null || value === "")
        return undefined;
    if (start === undefined)
        throw new TypeError(`The next page starts at ${name}, but no query parameter accepts it: request the next page yourself`);
    return { query: { [start]: value }, cursor: String(value) };
}
/** The page that begins behind these items. */
function countedPage(pages, asked, { answer, items }, start) {
    const { limit: [limit, , defaultSize] = [], after, offset, number: [, first] = ["", 0], id, page: [, , total] = [], } = pages;
    const size = limit && (asked?.[limit] ?? defaultSize);
    // Who answers with more or less than was asked for has no more. A list for which nothing was asked is all there is.
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
