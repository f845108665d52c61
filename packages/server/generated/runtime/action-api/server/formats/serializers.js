/* Serializes JSON values. Objects whose key order matters can be `Map`s. */
/** Line separators that are valid in JSON strings but once were not in scripts. */
const lineEnds = /[\u2028\u2029]/g;
const beyondAscii = /[^\u0000-\u007f]/g;
export function jsonText(value, { ascii, indent }) {
    const lines = indent === undefined ? undefined : { step: " ".repeat(indent), at: "\n" };
    const text = holdsMapping(value) ? written(value, lines) : JSON.stringify(value, undefined, indent);
    return text.replace(ascii ? beyondAscii : lineEnds, codeUnit);
}
/** Returns whether a value contains a `Map`. Few do, and `JSON.stringify` is faster for the others. */
function holdsMapping(value) {
    if (typeof value !== "object" || value === null)
        return false;
    if (Array.isArray(value))
        return value.some(holdsMapping);
    if (value instanceof Map)
        return true;
    for (const name in value)
        if (holdsMapping(value[name]))
            return true;
    return false;
}
function written(value, lines) {
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value) ?? "null";
    const inner = lines && { ...lines, at: lines.at + lines.step };
    if (Array.isArray(value))
        return block("[", value.map((item) => written(item, inner)), "]", lines, inner);
    const entries = value instanceof Map ? [...value] : Object.entries(value);
    const members = entries
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${JSON.stringify(name)}:${lines === undefined ? "" : " "}${written(member, inner)}`);
    return block("{", members, "}", lines, inner);
}
function block(open, items, close, lines, inner) {
    if (items.length === 0 || lines === undefined || inner === undefined)
        return `${open}${items.join(",")}${close}`;
    return `${open}${inner.at}${items.join(`,${inner.at}`)}${lines.at}${close}`;
}
function codeUnit(letter) {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
/*
 * Serializes XML. Members that are strings, numbers or flags become attributes; others become elements. List items use
 * the element name of their list. The content of an object becomes the text of its element.
 */
const declaration = '<?xml version="1.0"?>';
const root = "api";
const namespace = "http://www.mediawiki.org/xml/api/";
/** The element name of an item whose list defines no name. */
const item = "_v";
/** The attribute of an item whose key is a number. */
const indexAttribute = "_idx";
export function xmlText(body, { forms, withNamespace, lines }) {
    const all = withNamespace ? { ...body, xmlns: namespace } : body;
    return (declaration + elementText({ name: root, value: all, form: forms.body, attributes: [] }, forms, lines ? "\n" : ""));
}
/** Returns the text of an element. `start` begins its line, and is empty if all elements are on one line. */
function elementText({ name, value, form, attributes }, forms, start) {
    if (typeof value !== "object" || value === null)
        return start + tag(name, attributes, value === null ? "" : scalarText(value));
    const { own, content, inner } = partsOf(value, formNamed(form, forms), forms);
    const all = [...attributes, ...own];
    if (content === undefined && inner.length === 0)
        return start + tag(name, all, "");
    if (content !== undefined && inner.length === 0)
        return start + tag(name, [...all, ["xml:space", "preserve"]], content.text);
    const elements = content === undefined ? inner : [...inner, textElement(content.name, content.text)];
    const indented = start === "" ? "" : `${start}  `;
    return `${start}<${name}${attributesText(all)}>${elements.map((one) => elementText(one, forms, indented)).join("")}${start}</${name}>`;
}
function partsOf(value, form, forms) {
    if (Array.isArray(value))
        return { own: [], content: undefined, inner: value.map((one) => itemElement(one, form, [])) };
    if (form.keyAttribute !== undefined)
        return { own: [], content: undefined, inner: keyedElements(value, form, form.keyAttribute) };
    const entries = isKeyed(value)
        ? entriesOf(value).filter(([, member]) => member !== undefined && member !== null)
        : [];
    const about = contentOf(form, (name) => entries.some(([one]) => one === name));
    const own = [];
    const [named, indexed] = [[], []];
    let content;
    for (const [name, member] of entries) {
        const inner = memberForm(form, name);
        if (name === about && !isKeyed(member))
            content = { name: xmlName(name), text: scalarText(member) };
        else if (/^(?:0|-?[1-9]\d*)$/.test(name))
            indexed.push(itemElement(member, form, [[indexAttribute, name]]));
        else if (typeof member === "object")
            named.push({ name: xmlName(name), value: member, form: inner, attributes: [] });
        else if (formNamed(inner, forms).older === "wrapped")
            named.push(textElement(xmlName(name), scalarText(member)));
        else if (member !== false)
            own.push([xmlName(name), member === true ? "" : scalarText(member)]);
    }
    return { own, content, inner: [...named, ...indexed] };
}
/** Returns the elements of an object whose keys are in an attribute. */
function keyedElements(value, { element, items }, keyAttribute) {
    const entries = isKeyed(value) ? entriesOf(value) : [];
    return entries.map(([key, member]) => {
        const name = element === undefined ? item : xmlName(element);
        // The key follows the other attributes, if the element has any.
        if (isKeyed(member) && items?.keyAttribute === undefined) {
            return {
                name,
                value: { ...Object.fromEntries(entriesOf(member)), [keyAttribute]: key },
                form: items,
                attributes: [],
            };
        }
        return { name, value: member, form: items, attributes: [[keyAttribute, key]] };
    });
}
function itemElement(value, { element, items }, attributes) {
    return { name: element === undefined ? item : xmlName(element), value, form: items, attributes };
}
/** Returns an element that contains only text and preserves whitespace. */
function textElement(name, text) {
    return { name, value: text, form: undefined, attributes: [["xml:space", "preserve"]] };
}
function scalarText(value) {
    return String(value);
}
function tag(name, attributes, text) {
    const open = `<${name}${attributesText(attributes)}`;
    return text === "" ? `${open} />` : `${open}>${escapedText(text)}</${name}>`;
}
function attributesText(attributes) {
    return attributes.map(([name, value]) => ` ${name}="${escapedValue(value)}"`).join("");
}
/** Characters that XML cannot represent: control characters and lone surrogates. */
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
function escapedText(text) {
    return text.replace(impossible, "\ufffd").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
/** Escapes an attribute value. XML parsers would normalize line breaks and tabs to spaces. */
function escapedValue(text) {
    return escapedText(text)
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#039;")
        .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
const firstLetters = "A-Za-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}" +
    "\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}";
const letters = `${firstLetters}_.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}\\-`;
const possibleName = new RegExp(`^[${firstLetters}][${letters}]*$`, "u");
const otherLetters = new RegExp(`[^${letters}]`, "gu");
/** Returns a valid XML name. Invalid characters are written as `_` and their code. */
function xmlName(name) {
    if (name === "")
        return "_";
    if (possibleName.test(name))
        return name;
    return `_${name.replaceAll(".", ".2E.").replace(otherLetters, (letter) => `.${letter.codePointAt(0)?.toString(16).toUpperCase()}.`)}`;
}
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
