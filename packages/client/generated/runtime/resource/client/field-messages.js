import { isRecord } from "../../http/client/refuse-option.js";
/**
 * Returns messages for a form, by field, from a service error or a `ValidationError`. They do not contain codes or the
 * field's name. Each field has only its first message. The result is empty for any other failure.
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
