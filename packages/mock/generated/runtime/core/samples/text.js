/**
 * Returns a string that matches a pattern of literals, classes, groups and repetitions. It uses the first alternative
 * and repeats unbounded parts a few times.
 */
export function textLike(pattern, number) {
    const reader = { rest: pattern.replace(/^\^|\$$/g, ""), number };
    const text = choice(reader);
    if (reader.rest !== "" || !new RegExp(pattern, "u").test(text))
        throw new TypeError(`No example can be generated for the pattern ${pattern}.`);
    return text;
}
function choice(reader) {
    const first = sequence(reader);
    while (reader.rest.startsWith("|")) {
        reader.rest = reader.rest.slice(1);
        sequence(reader);
    }
    return first;
}
function sequence(reader) {
    let text = "";
    while (reader.rest !== "" && !/^[|)]/.test(reader.rest)) {
        const part = atom(reader);
        const times = repetition(reader);
        for (let time = 0; time < times; time++)
            text += part();
    }
    return text;
}
function atom(reader) {
    const group = taken(reader, /^\((?:\?:)?/);
    if (group !== undefined) {
        const inner = choice(reader);
        taken(reader, /^\)/);
        return () => inner;
    }
    const set = taken(reader, /^\[(?:\\.|[^\]\\])*\]/) ?? taken(reader, /^\\[dws]|^\./);
    if (set !== undefined)
        return oneOf(membersOf(set), reader);
    const literal = taken(reader, /^\\?[^]/) ?? "";
    return () => literal.slice(-1);
}
/** Returns a function for the digits of the number in the base of the set. Different numbers give different strings. */
function oneOf(set, reader) {
    let left = reader.number;
    return () => {
        const character = set[left % set.length] ?? "";
        left = Math.floor(left / set.length);
        return character;
    };
}
function membersOf(set) {
    const matches = new RegExp(set, "u");
    return Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).filter((one) => matches.test(one));
}
/** Returns the number of repetitions. An unbounded quantifier adds a few. */
function repetition(reader) {
    const [, least = "1", most] = /^\{(\d+)(?:,(\d*))?\}/.exec(taken(reader, /^\{\d+(?:,\d*)?\}/) ?? "{1}") ?? [];
    const sign = taken(reader, /^[*+?]/);
    if (sign === "?")
        return 1;
    return sign !== undefined || most === "" ? Number(least) + 3 : Number(least);
}
function taken(reader, what) {
    const text = what.exec(reader.rest)?.[0];
    if (text !== undefined)
        reader.rest = reader.rest.slice(text.length);
    return text;
}
/** Realistic strings by the names of members. */
const texts = [
    [/url|href|server$/i, (number) => `https://example.org/Example_${number}`],
    [/sha1|hash/i, (number) => number.toString(16).padStart(40, "0")],
    [/mime/i, () => "image/png"],
    [/lang|^code$|bcp47/i, (number) => ["en", "de", "fr", "ja"][number % 4] ?? "en"],
    [/dir$/i, () => "ltr"],
    [/comment|summary|reason|snippet|description|^body$|content$/i, (number) => `Made up for example ${number}.`],
];
/** Returns a string for a member of this name. `own` takes precedence over the general strings. */
export function textNamed(name, number, own = []) {
    return [...own, ...texts].find(([form]) => form.test(name))?.[1](number) ?? `Example ${name} ${number}`;
}
