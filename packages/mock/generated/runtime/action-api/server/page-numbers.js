import { grouped } from "../../query/server/grouped.js";
/**
 * Pages in the order of the first version of the format: missing titles, invalid ones, missing ids, special pages, then
 * those that exist. One without an id has a number below zero: first those of no title that could be stored, then
 * missing titles, those of one namespace together.
 */
export function numberedPages(pages, order) {
    const withoutId = pages.filter(({ pageid }) => pageid === undefined);
    const missing = grouped(withoutId.filter((page) => !isNeverStored(page)), ({ ns }) => ns);
    const below = [...withoutId.filter(isNeverStored), ...[...missing.values()].flat()];
    const numbers = new Map(below.map((page, index) => [page, -1 - index]));
    return pages
        .map((page) => [page.pageid ?? numbers.get(page) ?? 0, page])
        .toSorted(([number, one], [otherNumber, other]) => {
        const [place, otherPlace] = [placeOf(one), placeOf(other)];
        if (place !== otherPlace)
            return place - otherPlace;
        return place < lastPlace ? otherNumber - number : comparisons[order](one, other);
    });
}
/**
 * The pages by their numbers, the lowest first, as the second version of the format lists them. Those that exist
 * without an id are kept.
 */
export function byNumber(pages) {
    const numberOf = ([number, page]) => page.pageid === undefined && placeOf(page) === lastPlace ? 0 : number;
    return pages.toSorted((one, other) => numberOf(one) - numberOf(other)).map(([, page]) => page);
}
/**
 * The pages under their numbers. Where the greatest number is one less than there are pages, they are a list: so the
 * real system takes numbers for places.
 */
export function underNumbers(pages) {
    const greatest = Math.max(...pages.map(([number]) => number));
    return greatest === pages.length - 1
        ? byNumber(pages)
        : new Map(pages.map(([number, page]) => [String(number), page]));
}
const comparisons = {
    titles: (one, other) => (one.ns ?? 0) - (other.ns ?? 0) || compareTexts(keyOf(one), keyOf(other)),
    ids: (one, other) => (one.pageid ?? 0) - (other.pageid ?? 0),
    found: () => 0,
};
/** A title as a database has it, without its namespace. */
function keyOf({ ns = 0, title = "" }) {
    return (ns === 0 ? title : title.slice(title.indexOf(":") + 1)).replaceAll(" ", "_");
}
function compareTexts(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
function isNeverStored({ invalid, special }) {
    return invalid === true || special === true;
}
/** That of pages that exist. */
const lastPlace = 4;
function placeOf(page) {
    const { pageid, invalid, missing, special } = page;
    if (special === true)
        return 3;
    if (invalid === true)
        return 1;
    if (missing !== true)
        return lastPlace;
    return pageid === undefined ? 0 : 2;
}
