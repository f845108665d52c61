import { fillMessage } from "../../query/server/fill-message.js";
import { plainTextOf } from "./wikitext.js";
/**
 * A message in one of the forms of errors. Texts mark what is code with `<kbd>` and names with `<var>`; plain text has
 * quotes there.
 */
export function formatMessage(message, form) {
    const { code, module, key, parameters = [], data } = message;
    const text = form === "html" ? "html" : "text";
    return {
        code,
        ...(form === "none"
            ? {}
            : form === "raw"
                ? { key, params: parameters.map(rawParameter) }
                : { [text]: textOf(message, form) }),
        ...(data === undefined ? {} : { data }),
        module,
    };
}
export function textOf({ text, parameters = [] }, form) {
    if (form === "html")
        return fillMessage(linked(marked(text)), { parameters }, (one, isMarkup) => (isMarkup ? marked(one) : quoted(one)));
    const wikitext = fillMessage(marked(text), { parameters });
    return form === "wikitext" ? wikitext : plainTextOf(wikitext);
}
/** Our own marks stay, and character references; the rest is text. */
function marked(text) {
    return escaped(text)
        .replace(/&lt;(\/?(?:kbd|var))&gt;/g, "<$1>")
        .replace(/&amp;(#\d+;)/g, "&$1");
}
function linked(html) {
    return html.replace(/(?<=&lt;)https:\/\/[\w./-]+(?=&gt;)/g, '<a rel="nofollow" class="external free" href="$&">$&</a>');
}
function rawParameter(parameter) {
    if (typeof parameter === "string")
        return { plaintext: parameter };
    if (typeof parameter === "number")
        return { num: parameter };
    if ("count" in parameter)
        return parameter.count;
    if ("noNumber" in parameter)
        return { num: "" };
    if ("markup" in parameter)
        return parameter.markup;
    return {
        list: parameter.bare ? parameter.list : parameter.list.map((plaintext) => ({ plaintext })),
        type: parameter.type,
    };
}
/** As values of requests stand in HTML. */
function quoted(text) {
    return escaped(text).replaceAll('"', "&quot;").replaceAll("'", "&#039;");
}
/** Text for HTML, outside of attributes. */
export function escaped(text) {
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
