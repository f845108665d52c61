/**
 * The first items of a list, or all where there are fewer. The server is asked for no more of them than that, and what
 * is under way is ended. A count that is no whole number from 0 is a `TypeError`.
 */
export async function first(count, items) {
    if (!(count >= 0 && count % 1 === 0))
        throw new TypeError(`The number of items for first must be a whole number, not ${count}`);
    const found = [];
    if (count === 0)
        return found;
    const { plan } = items;
    if (plan !== undefined)
        plan.parameters = limited(plan, count);
    for await (const item of items)
        if (found.push(item) >= count)
            break;
    return found;
}
/** Several answers have the same number of items, so that together they have no more than are wanted, or hardly. */
function limited({ limit, parameters }, wanted) {
    if (limit?.[0] === undefined)
        return parameters;
    const [name, most] = [limit[0], limit[1]];
    const [share, given] = [Math.ceil(wanted / Math.ceil(wanted / (most ?? wanted))), parameters?.[name]];
    return { ...parameters, [name]: typeof given === "number" ? Math.min(given, share) : share };
}
