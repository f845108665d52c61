/** What stands in the place of a secret. */
const mask = "***";
/** A value without those of some members, at any depth. */
export function maskMembers(value, secrets) {
    const names = new Set();
    const masked = (one, isSecret) => {
        if (Array.isArray(one))
            return one.map((item) => masked(item, isSecret));
        if (typeof one === "object" && one !== null) {
            return Object.fromEntries(Object.entries(one).map(([name, member]) => {
                const found = isSecret || secrets.includes(name);
                if (found && isShown(member))
                    names.add(name);
                return [name, masked(member, found)];
            }));
        }
        return isSecret && isShown(one) ? mask : one;
    };
    const changed = secrets.length === 0 ? value : masked(value, false);
    return { value: changed, names: [...names] };
}
/** Null, the empty text and flags tell nothing. */
function isShown(value) {
    return value !== null && value !== "" && typeof value !== "boolean";
}
/** A text in which values are masked, wherever they stand: keys that a service repeats. */
export function maskValues(whole, values) {
    return values
        .filter((value) => value.length > 3)
        .reduce((all, value) => all.replaceAll(value, mask).replaceAll(encodeURIComponent(value), mask), whole);
}
