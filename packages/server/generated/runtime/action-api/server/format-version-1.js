/** A result in the first version of the format: what is true is an empty text, and what is false is not there. */
export function inVersion1(value) {
    if (value === true)
        return "";
    if (Array.isArray(value))
        return value.filter((item) => item !== false).map(inVersion1);
    if (typeof value !== "object" || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (inner === false ? [] : [[name, inVersion1(inner)]])));
}
