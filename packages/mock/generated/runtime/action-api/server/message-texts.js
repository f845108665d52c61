import { fillMessage } from "../../query/server/message.js";
/** The messages of the error codes that all services share. */
export const messageTexts = {
    badvalue: ({ name, value, isList, choices }) => (isList ? notSeveral(name, value) : badValue(name, value, choices)),
    badinteger: ({ name, value }) => messageText("paramvalidator-badinteger", 'Invalid value "$2" for integer parameter "$1".', name, value),
    badtimestamp: ({ name, value }) => messageText("paramvalidator-badtimestamp", 'Invalid value "$2" for timestamp parameter "$1".', name, value),
    baduser: ({ name, value }) => messageText("paramvalidator-baduser", 'Invalid value "$2" for user parameter "$1".', name, value),
    badtitle: ({ name, value }) => messageText("paramvalidator-badtitle", 'Invalid value "$2" for title parameter <var>$1</var>: not a valid title string.', name, value),
    toomanyvalues: ({ name, mostValues: [lowlimit, highlimit], high }) => {
        const limit = high ? highlimit : lowlimit;
        const text = messageText("paramvalidator-toomanyvalues", 'Too many values supplied for parameter "$1". The limit is $2.', name, limit);
        return { ...text, data: { parameter: name, limit, lowlimit, highlimit } };
    },
    invalidtitle: ({ value, severity }) => severity === "error"
        ? messageText("apierror-invalidtitle", 'Bad title "$1".', { markup: wikitextOf(value) })
        : messageText("apiwarn-invalidtitle", '"$1" is not a valid title.', { markup: wikitextOf(value) }),
    pagecannotexist: () => messageText("apierror-pagecannotexist", "Namespace doesn't allow actual pages."),
    nosuchpageid: ({ value }) => messageText("apierror-nosuchpageid", "There is no page with ID $1.", { count: Number(value) }),
    missingparam: ({ name, value, isGiven, kind, rule }) => {
        if (rule.length === 0)
            return messageText("paramvalidator-missingparam", 'The "$1" parameter must be set.', name, ...(isGiven ? [value] : []));
        return kind === "exactly-one-of"
            ? messageText("apierror-missingparam-one-of", "One of the parameters $1 is required.", ...textList(rule))
            : messageText("apierror-missingparam-at-least-one-of", "At least one of the parameters $1 is required.", ...textList(rule));
    },
    invalidparammix: ({ pair, present }) => {
        if (pair !== undefined)
            return pair;
        return present.length < 2
            ? messageText("apierror-invalidparammix", "The parameters can not be used together.")
            : messageText("apierror-invalidparammix", "The parameters $1 can not be used together.", ...textList(present));
    },
    show: () => messageText("apierror-show", "Incorrect parameter - mutually exclusive values may not be supplied."),
    multisource: ({ present: [first = "", second = ""] }) => cannotUseWith(second, first),
    redirectsandrevids: () => {
        const text = "Redirect resolution cannot be used together with the <var>revids</var> parameter. " +
            "Any redirects the <var>revids</var> point to have not been resolved.";
        return messageText("apiwarn-redirectsandrevids", text);
    },
    badgenerator: ({ value, isModule }) => isModule
        ? messageText("apierror-badgenerator-notgenerator", "Module <kbd>$1</kbd> cannot be used as a generator.", {
            markup: value,
        })
        : messageText("apierror-badgenerator-unknown", "Unknown <kbd>generator=$1</kbd>.", { markup: value }),
    badcontinue: () => messageText("apierror-badcontinue", "Invalid continue param. You should pass the original value returned by the previous query."),
    outofrange: (one) => outOfRange(one),
    unrecognizedvalues: ({ name, value, values }) => {
        const text = `Unrecognized value${values.length === 1 ? "" : "s"} for parameter "$1": $3`;
        return {
            ...messageText("paramvalidator-unrecognizedvalues", text, name, value, { list: values, type: "comma" }, values.length),
            data: { values },
        };
    },
    unrecognizedparams: ({ values }) => messageText("apierror-unrecognizedparams", `Unrecognized parameter${values.length === 1 ? "" : "s"}: $1.`, { list: values.map(wikitextOf), type: "comma", bare: true }, { count: values.length }),
    unclearnowtimestamp: ({ name, value }) => messageText("paramvalidator-unclearnowtimestamp", 'Passing "$2" for timestamp parameter "$1" has been deprecated. If for some reason you need to explicitly specify the current time ' +
        'without calculating it client-side, use "now".', name, value),
    unsupportedarray: ({ name }) => messageText("apiwarn-unsupportedarray", "Parameter <var>$1</var> uses unsupported PHP array syntax.", {
        markup: name,
    }),
    badutf8: ({ name }) => messageText("apiwarn-badutf8", "The value passed for <var>$1</var> contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode " +
        "without C0 control characters other than HT (\\t), LF (\\n), and CR (\\r).", { markup: name }),
    deprecation: (one) => ({ ...deprecated(one), data: { feature: one.feature } }),
    "deprecation-help": () => messageText("apiwarn-deprecation-help", "Deprecated features still work, but will be removed."),
    toolong: () => messageText("apierror-toolong", "The request is too long for this server."),
};
function notSeveral(name, value) {
    const text = 'Parameter "$1" accepts only a single value. U+001F multi-value separation may only be used for multi-valued parameters.';
    return messageText("paramvalidator-notmulti", text, name, value);
}
export function badValue(name, value, choices) {
    const listed = choices === undefined ? [] : [{ list: choices, type: "text" }, choices.length];
    return messageText("paramvalidator-badvalue-enumnotmulti", 'Unrecognized value for parameter "$1": $2.', name, value, ...listed);
}
export function cannotUseWith(one, other) {
    const text = "The <kbd>$1</kbd> parameter cannot be used with <kbd>$2</kbd>.";
    return messageText("apierror-invalidparammix-cannotusewith", text, { markup: one }, { markup: other });
}
export function mustUseWith(one, other) {
    const text = "The <kbd>$1</kbd> parameter may only be used with <kbd>$2</kbd>.";
    return messageText("apierror-invalidparammix-mustusewith", text, { markup: one }, { markup: other });
}
function deprecated({ name, value, feature, parameter }) {
    if (name === "")
        return messageText("apiwarn-deprecation", "<kbd>$1</kbd> has been deprecated.", feature);
    if (parameter?.deprecated)
        return messageText("paramvalidator-param-deprecated", 'The parameter "$1" has been deprecated.', name, value);
    return messageText("paramvalidator-deprecated-value", 'The value "$2" to parameter "$1" has been deprecated.', name, value);
}
const none = { noNumber: true };
/**
 * Returns the message for a number outside its range. Its key depends on which bounds exist. A missing bound is an
 * empty message parameter.
 */
function outOfRange({ name, value, parameter, high }) {
    const { min, max, highmax = max } = parameter ?? {};
    const curmax = high ? highmax : max;
    const data = { ...(min === undefined ? {} : { min }), ...(curmax === undefined ? {} : { curmax, max, highmax }) };
    const known = [name, value, min ?? none, curmax ?? none];
    if (curmax === undefined)
        return {
            ...messageText("paramvalidator-outofrange-min", 'The value "$2" for parameter "$1" must be no less than $3.', ...known),
            data,
        };
    if (min === undefined)
        return {
            ...messageText("paramvalidator-outofrange-max", 'The value "$2" for parameter "$1" must be no greater than $4.', ...known),
            data,
        };
    return {
        ...messageText("paramvalidator-outofrange-minmax", 'The value "$2" for parameter "$1" must be between $3 and $4.', ...known),
        data,
    };
}
function textList(names) {
    return [{ list: names.map((name) => `<var>${name}</var>`), type: "text", bare: true }, { count: names.length }];
}
export function messageText(key, text, ...parameters) {
    return { key, text, parameters };
}
/**
 * Returns a message in one of the error forms. Message texts mark code with `<kbd>` and names with `<var>`, which
 * become quotes in plain text.
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
/** Escapes HTML, except the `<kbd>` and `<var>` tags of message texts and numeric character references. */
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
/** Escapes a request value for HTML, including quotes. */
function quoted(text) {
    return escaped(text).replaceAll('"', "&quot;").replaceAll("'", "&#039;");
}
/** Escapes a string for HTML text outside attributes. */
export function escaped(text) {
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
/*
 * The markup of messages. `<kbd>` and `<var>` mark code, and character references escape markup characters. Request
 * values are inserted either raw or escaped, depending on the message, as in the real system.
 */
/** Characters that start markup anywhere or at the start of a line. */
const markup = /["&'<=>[\]{|};]|(?<=^|[\n\r])[#*: \n\r\t]|(?<=^|[\n\r])-(?=---)|(?<=_)_|:(?=\/\/)|(?<=(?:ISBN|RFC|PMID))\s/g;
/** Returns wikitext that displays the given text unchanged. */
export function wikitextOf(text) {
    return text.replace(markup, (character) => `&#${character.charCodeAt(0)};`);
}
/** Returns the visible text of a message. */
export function plainTextOf(wikitext) {
    return wikitext
        .replace(/<\/?(?:var|kbd|samp|code)>/g, '"')
        .replace(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, "")
        .replace(/&(?:#(\d{1,7})|(amp|lt|gt|quot));/g, (whole, code, name) => {
        return code === undefined ? characters[name] : (characterOf(Number(code)) ?? whole);
    })
        .replace(/[ \t\r\n]+/g, " ")
        .trim();
}
const characters = { amp: "&", lt: "<", gt: ">", quot: '"' };
function characterOf(code) {
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
/** Returns an HTML page that loads no external resources. */
export function page(title, body) {
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;
    const style = "<style>body { font: 1rem/1.5 sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem } pre { overflow-x: auto }</style>";
    const head = `<meta charset="utf-8">\n${policy}\n<title>${escaped(title)}</title>\n${style}`;
    return `<!DOCTYPE html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}
