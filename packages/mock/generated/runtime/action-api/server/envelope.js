import { callbackOf } from "./callback.js";
import { formatMessage, textOf } from "./format-message.js";
import { hasVersions, isPageFormat, parametersOfFormat } from "./formats.js";
/** The old form of errors, where only the first is reported. */
const backCompatible = "bc";
const errorForms = [backCompatible, "plaintext", "wikitext", "html", "raw", "none"];
/** Reads leniently: an answer says what is wrong with a value, and has to have a format itself. */
export function answerFormatOf(given, defaultFormat) {
    const format = given.get("format") ?? defaultFormat;
    const version = hasVersions(format) && ["2", "latest"].includes(given.get("formatversion") ?? "") ? "2" : "1";
    const errors = given.get("errorformat") ?? "";
    const start = performance.now();
    return {
        format,
        version,
        errors: errorForms.includes(errors) ? errors : backCompatible,
        ascii: version === "1" ? !given.has("utf8") : given.has("ascii"),
        wrapped: isPageFormat(format) && given.has("wrappedhtml"),
        xmlNamespace: given.has("includexmlnamespace"),
        elapsed: () => Math.round(performance.now() - start),
        callback: parametersOfFormat(format).includes("callback") ? callbackOf(given) : undefined,
    };
}
/** What says how far an answer has come: it stands first, but for warnings that are found last. */
const progress = ["batchcomplete", "continue", "query-continue"];
/** The body of an answer with its warnings, in their place among its members. */
export function withWarnings(body, warnings, format) {
    const part = warningsPart(warnings, format);
    if (warnings.every(({ code }) => code === "unrecognizedparams"))
        return { ...part, ...body };
    const entries = Object.entries(body);
    const isFirst = ([name]) => progress.includes(name);
    return {
        ...Object.fromEntries(entries.filter(isFirst)),
        ...part,
        ...Object.fromEntries(entries.filter((entry) => !isFirst(entry))),
    };
}
/** In the older form the module of the last warning stands first. */
export function warningsPart(warnings, format) {
    if (warnings.length === 0)
        return {};
    if (format.errors !== backCompatible)
        return { warnings: warnings.map((one) => formatMessage(one, format.errors)) };
    const byModule = {};
    for (const one of warnings)
        (byModule[shortName(one.module)] ??= []).push(textOf(one, "plaintext"));
    const parts = Object.entries(byModule).map(([module, texts]) => [module, { warnings: texts.join("\n") }]);
    return { warnings: Object.fromEntries(parts.reverse()) };
}
export function errorPart(error, format, reference) {
    if (format.errors !== backCompatible)
        return { errors: [formatMessage(error, format.errors)], docref: reference };
    return { error: { code: error.code, info: textOf(error, "plaintext"), ...error.data, docref: reference } };
}
/** `query+allpages` → `allpages`. */
function shortName(path) {
    return path.slice(path.indexOf("+") + 1);
}
