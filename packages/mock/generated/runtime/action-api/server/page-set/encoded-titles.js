const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
/**
 * Returns the titles that were not in Unicode Normalization Form C or had control characters, with their normalized
 * forms.
 */
export function encodedTitles({ separators: [standard, alternative] }, given) {
    const isAlternative = alternative !== "" && given.startsWith(alternative);
    const titles = isAlternative ? given.slice(alternative.length).split(alternative) : given.split(standard);
    return [...new Set(titles)].flatMap((from) => {
        const to = from.normalize("NFC").replace(control, "\ufffd");
        return to === from ? [] : [{ fromencoded: true, from: percentEncoded(from), to }];
    });
}
function percentEncoded(text) {
    return encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
