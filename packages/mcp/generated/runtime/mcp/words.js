/** Splits a string into lowercase words. Names in camel case are split too. */
export function wordsOf(text) {
    const apart = text.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, "$1 ");
    return apart.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
/** Returns the common stem of an English word's forms: `link`, `links`, `linked`, `linking`. */
export function stem(word) {
    return withoutEnd(withoutForm(singular(word)));
}
function singular(word) {
    if (word.length > 4 && word.endsWith("ies"))
        return `${word.slice(0, -3)}y`;
    return word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
function withoutForm(word) {
    const [, start] = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word) ?? [];
    if (start === undefined || start.length < (/^[aeiou]/.test(start) ? 2 : 3))
        return word;
    return /([^aeiouylsz])\1$/.test(start) ? start.slice(0, -1) : start;
}
/** Removes a final `e`, so that `use` and `using` have the same stem. */
function withoutEnd(word) {
    return word.endsWith("e") && word.length > (/^[aeiou]/.test(word) ? 2 : 3) ? word.slice(0, -1) : word;
}
