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
