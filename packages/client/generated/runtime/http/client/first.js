/**
 * Returns the first items of a list, or all if there are fewer. It requests no more items than needed, and cancels a
 * request in progress. Throws a `TypeError` if the count is not a whole number of at least 0.
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
/** Distributes the items evenly over the required number of responses, so that few are requested in excess. */
function limited({ limit, parameters }, wanted) {
    if (limit?.[0] === undefined)
        return parameters;
    const [name, most] = [limit[0], limit[1]];
    const [share, given] = [Math.ceil(wanted / Math.ceil(wanted / (most ?? wanted))), parameters?.[name]];
    return { ...parameters, [name]: typeof given === "number" ? Math.min(given, share) : share };
}
