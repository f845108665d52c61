import { RequestError, withoutSecrets } from "../../http/client/errors.js";
/**
 * A successful response that does not match the description of the service. The requested operation has been carried
 * out.
 */
export class AnswerError extends RequestError {
    constructor(findings, { request, received }) {
        const shown = findings.slice(0, most).map(sentenceOf);
        const more = findings.length > most ? [`and ${findings.length - most} more`] : [];
        super(`${[...shown, ...more].join("; ")}: ${request.method} ${request.url}`, { request }, received);
        this.name = "AnswerError";
        this.findings = findings;
    }
    /** @internal Users catch these errors and do not create them. */
    static of(findings, answer) {
        return new AnswerError(findings, answer);
    }
}
/** The maximum number of findings in the message. */
const most = 3;
function sentenceOf({ place, expected, received }) {
    return `${place || "the response"}: ${expected} expected, ${received === undefined ? "nothing" : JSON.stringify(received)} received`;
}
/** Creates a response check from a function that finds problems. @internal */
export function checker(findingsOf) {
    return (response) => {
        const { operation: { method, path, statuses }, value, received: { response: { status }, }, } = response;
        const isUnknown = statuses && !statuses.includes(status);
        const findings = isUnknown
            ? [{ wireName: "status", expected: statuses.join(" or "), received: `${status}` }]
            : findingsOf(statuses ? `${method} ${path} ${status}` : `${method} ${path}`, value);
        if (findings.length === 0)
            return;
        const shown = (text) => text === undefined ? text : withoutSecrets(text, response.received.secrets);
        const told = findings.map(({ wireName: place = "", expected = "", received }) => ({
            place,
            expected,
            received: shown(received),
        }));
        throw AnswerError.of(told, response);
    };
}
