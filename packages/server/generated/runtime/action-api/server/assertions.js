import { Failure } from "../../query/server/failure.js";
import { messageText } from "./message-texts.js";
const kinds = {
    anon: {
        holds: ({ name }) => name === undefined,
        failed: messageText("apierror-assertanonfailed", "You are no longer logged out, so the action could not be completed."),
    },
    user: {
        holds: ({ name }) => name !== undefined,
        failed: messageText("apierror-assertuserfailed", "You are no longer logged in, so the action could not be completed."),
    },
    bot: {
        holds: ({ rights }) => rights.includes("bot"),
        failed: messageText("apierror-assertbotfailed", "You do not have the <kbd>bot</kbd> right, so the action could not be completed."),
    },
};
/** Refuses a request that relies on another caller. */
export function checkAssertions({ assert, assertuser }, caller) {
    const kind = assert === undefined ? undefined : kinds[assert];
    if (kind !== undefined && !kind.holds(caller))
        throw new Failure({ ...kind.failed, code: `assert${assert}failed`, module: "main" });
    if (assertuser === undefined || accountName(assertuser) === caller.name)
        return;
    const text = "You are no longer logged in as <kbd>$1</kbd>, so the action could not be completed.";
    throw new Failure({
        ...messageText("apierror-assertnameduserfailed", text, assertuser),
        code: "assertnameduserfailed",
        module: "main",
    });
}
/** The name of an account, from any of the forms that mean it: `user:alice` is `Alice`. */
function accountName(given) {
    const name = given
        .replace(/^[ _]*user[ _]*:/i, "")
        .replace(/[ _]+/g, " ")
        .trim();
    return name.slice(0, 1).toUpperCase() + name.slice(1);
}
