/*
 * Rules for the forms of values in formats other than the newest version of JSON. They list the exceptions to the
 * general rules.
 */
const plain = {};
/** Returns a form, merged with the shape that it references. */
export function formNamed(form = plain, { shapes }) {
    if (form.shape === undefined)
        return form;
    const { shape, ...own } = form;
    return { ...(Object.hasOwn(shapes, shape) ? shapes[shape] : plain), ...own };
}
export function memberForm({ members, items }, name) {
    return members !== undefined && Object.hasOwn(members, name) ? members[name] : items;
}
/** Returns the name of the content member of an object, or undefined if it has none. */
export function contentOf({ content = [] }, has) {
    return content.find(has);
}
export function isKeyed(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
export function entriesOf(value) {
    return value instanceof Map ? [...value] : Object.entries(value);
}
