/** The language of the older form of errors. */
const backCompatible = "en";
/** Invalid in language codes: characters that titles can't contain, or that have a meaning in paths or markup. */
const others = /[\u0000-\u001f\u007f:/\\&<>'"|#[\]{}]|%[0-9a-f]{2}/;
/** Returns the requested languages. The caller's own language is unknown, so the language of the site replaces it. */
export function languagesOf(given, errorForm, ofSite) {
    const uselang = codeOf(given.get("uselang") ?? "user", { user: ofSite, content: ofSite }, ofSite);
    if (errorForm === "bc")
        return { uselang, errorlang: backCompatible };
    return { uselang, errorlang: codeOf(given.get("errorlang") ?? "uselang", { uselang, content: ofSite }, ofSite) };
}
/** Returns the language code for a parameter value. An invalid code is replaced by the site's language. */
function codeOf(asked, words, ofSite) {
    const word = Object.hasOwn(words, asked) ? words[asked] : undefined;
    const code = asked.toLowerCase();
    return word ?? (code === "" || others.test(code) ? ofSite : code);
}
