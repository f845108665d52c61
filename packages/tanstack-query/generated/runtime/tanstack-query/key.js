/** Returns the part of a key for a value, without secrets and empty values. Dates are strings, as in JSON. */
export function keyPart(value, isLeftOut = () => false) {
    const text = JSON.stringify(value, (name, member) => (isLeftOut(name, member) ? undefined : member));
    return text === undefined ? undefined : JSON.parse(text);
}
/** Returns the members that are neither undefined nor empty. */
export function given(members) {
    return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && !isEmpty(value)));
}
function isEmpty(value) {
    return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
