const decoder = new TextDecoder("utf-8", { fatal: true });
/** A number that would lose precision when parsed. */
export class InexactNumber extends Error {
    /** The number in its original notation. */
    token;
    /** The names of the members that lead to the number. */
    path;
    constructor(token, path) {
        super("A number that loses precision");
        this.name = "InexactNumber";
        this.token = token;
        this.path = path;
    }
}
/**
 * Parses JSON that every parser reads in the same way: UTF-8 without duplicate keys and with well-formed Unicode.
 * Throws a SyntaxError or a TypeError for other input, and an InexactNumber for a number that would lose precision.
 */
export function readJson(bytes) {
    const text = decoder.decode(bytes);
    const value = JSON.parse(text);
    checkPlain(text);
    return value;
}
/** Returns true if a double represents the number exactly. Doubles round integers beyond a bound and have a maximum. */
function isExact(token) {
    const number = Number(token);
    const isWhole = Number.isInteger(number) && !/[eE]/.test(token);
    return Number.isFinite(number) && (!isWhole || Number.isSafeInteger(number));
}
const codeOf = (character) => character.charCodeAt(0);
const [quote, backslash, colon, minus, zero, nine] = ['"', "\\", ":", "-", "0", "9"].map(codeOf);
const [openObject, openList, closeObject, closeList] = ["{", "[", "}", "]"].map(codeOf);
/**
 * Throws if parsers might read different values from this valid JSON. It inspects each character once and allocates
 * almost nothing, because a body may consist only of brackets or digits.
 */
function checkPlain(text) {
    const open = [];
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === quote)
            at = readText(text, at, open[open.length - 1]);
        else if (code === minus || (code >= zero && code <= nine))
            at = readNumber(text, at, open);
        else if (code === openObject || code === openList)
            open.push({ keys: undefined, key: undefined });
        else if (code === closeObject || code === closeList)
            open.pop();
    }
}
/** Reads a string, which may be a key of an object. Returns its end. */
function readText(text, start, object) {
    let end = start + 1;
    let isEscaped = false;
    for (let code = text.charCodeAt(end); code !== quote; code = text.charCodeAt(++end)) {
        if (code !== backslash)
            continue;
        isEscaped = true;
        end++;
    }
    // Only an escape can represent an unpaired surrogate.
    const value = isEscaped ? JSON.parse(text.slice(start, end + 1)) : undefined;
    if (value?.isWellFormed() === false)
        throw new SyntaxError("A string that is not well-formed");
    if (object !== undefined && isKey(text, end + 1))
        addKey(object, value ?? text.slice(start + 1, end));
    return end;
}
function isKey(text, end) {
    let at = end;
    while (text.charCodeAt(at) <= 0x20)
        at++;
    return text.charCodeAt(at) === colon;
}
function addKey(object, key) {
    object.keys ??= new Set();
    if (object.keys.has(key))
        throw new SyntaxError("A duplicate key");
    object.keys.add(key);
    object.key = key;
}
/** The number of digits below which a number is always exact. */
const manyDigits = 16;
/** Reads a number. Returns its end. */
function readNumber(text, start, open) {
    let end = start + 1;
    let isPlain = true;
    for (let code = text.charCodeAt(end); isInNumber(code); code = text.charCodeAt(++end))
        isPlain &&= code >= zero && code <= nine;
    const token = isPlain && end - start < manyDigits ? undefined : text.slice(start, end);
    if (token !== undefined && !isExact(token))
        throw new InexactNumber(token, open.flatMap(({ key }) => key ?? []));
    return end - 1;
}
/** Returns true for digits, signs, the decimal point and the letter of an exponent. */
function isInNumber(code) {
    return ((code >= zero && code <= nine) || code === 0x2b || code === 0x2d || code === 0x2e || code === 0x45 || code === 0x65);
}
