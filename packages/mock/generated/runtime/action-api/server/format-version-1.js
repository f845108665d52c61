import { contentOf, entriesOf, formNamed, isKeyed, memberForm, } from "./written-forms.js";
/** Under which name an object has its content. */
const contentName = "*";
/**
 * A value in the first version of the format: what is true is an empty text, what is false is not there, and what an
 * object is about stands at its end.
 */
export function inVersion1(value, forms, form = forms.body) {
    if (value === true)
        return "";
    const own = formNamed(form, forms);
    if (Array.isArray(value))
        return value.filter((item) => item !== false).map((item) => inVersion1(item, forms, own.items ?? {}));
    if (!isKeyed(value))
        return value;
    const entries = membersOf(value, forms, own);
    // What is empty counts as a list there, where it is not said to be an object.
    if (entries.length === 0)
        return own.older === "object" || entriesOf(value).length === 0 ? {} : [];
    if (own.older === "list")
        return entries.map(([, inner]) => inner);
    return value instanceof Map ? new Map(entries) : Object.fromEntries(entries);
}
function membersOf(value, forms, own) {
    const entries = entriesOf(value);
    const content = contentOf(own, (name) => entries.some(([one]) => one === name));
    const others = entries.flatMap(([name, inner]) => {
        if (name === content)
            return [];
        const form = memberForm(own, name) ?? {};
        if (form.older === "kept")
            return [[name, inner]];
        if (inner === false)
            return [];
        const written = inVersion1(inner, forms, form);
        return [[name, form.older === "wrapped" ? { [contentName]: written } : written]];
    });
    if (content === undefined)
        return others;
    const [, text] = entries.find(([name]) => name === content) ?? [];
    return text === false ? others : [...others, [contentName, inVersion1(text, forms, memberForm(own, content) ?? {})]];
}
