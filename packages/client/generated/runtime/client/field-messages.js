import { isRecord } from "../http/refuse-option.js";
/**
 * The messages of a failed call for a form, by field, without codes and without the name of the field: those of an
 * error response of the service, or of a `ValidationError`. Of each field it has the first one. Empty for any other
 * failure.
 */
export function fieldMessages(failure) {
    const { details, findings } = (isRecord(failure) ? failure : {});
    const messages = {};
    for (const { code = "", field, wireName = field, message } of [details, findings].flatMap((some) => some ?? [])) {
        if (wireName !== undefined && message !== undefined)
            messages[wireName] ??= withoutStart(withoutStart(message, `${code}: `), `${wireName} `);
    }
    return messages;
}
function withoutStart(text, start) {
    return text.startsWith(start) ? text.slice(start.length) : text;
}
