/**
 * Pages in the order of the first version of the format: missing titles, invalid ones, missing ids, special pages, then those that exist.
 * One without an id has a number below zero: first those of no title that could be stored, then missing titles.
 */
export function numberedPages(pages) {
    const withoutId = pages.filter(({ pageid }) => pageid === undefined);
    const numbers = new Map([...withoutId.filter(isNeverStored), ...withoutId.filter((page) => !isNeverStored(page))].map((page, index) => [page, -1 - index]));
    return pages
        .map((page) => [page.pageid ?? numbers.get(page) ?? 0, page])
        .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other));
}
function isNeverStored({ invalid, special }) {
    return invalid === true || special === true;
}
function placeOf(page) {
    const { pageid, invalid, missing, special } = page;
    if (special === true)
        return 3;
    if (invalid === true)
        return 1;
    if (missing !== true)
        return 4;
    return pageid === undefined ? 0 : 2;
}
