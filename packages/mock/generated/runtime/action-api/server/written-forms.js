/*
 * How values are written where an answer is not the newest version of JSON: trees of what the general rules do not say.
 */
const plain = {};
/** A form by itself; where it has a name, with what stands under that. */
export function formNamed(form = plain, { shapes }) {
    if (form.shape === undefined)
        return form;
    const { shape, ...own } = form;
    return { ...(Object.hasOwn(shapes, shape) ? shapes[shape] : plain), ...own };
}
/** The form of a member of an object. */
export function memberForm({ members, items }, name) {
    return members !== undefined && Object.hasOwn(members, name) ? members[name] : items;
}
/** The member that an object is about; undefined where there is none. */
export function contentOf({ content = [] }, has) {
    return content.find(has);
}
export function isKeyed(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
export function entriesOf(value) {
    return value instanceof Map ? [...value] : Object.entries(value);
}
