const open = "?";
/** Of what the spec says nothing about. */
export const unstated = open;
export function groundOf(text) {
    if (text === undefined)
        return { status: "documented" };
    const decision = text.startsWith(open) ? text.slice(open.length) : text;
    return { status: text.startsWith(open) ? "unknown" : "decided", ...(decision !== "" && { decision }) };
}
/**
 * What something rests on that rests on all of these: the first that is unknown, else the first that a decision chose.
 */
export function weakest(...grounds) {
    return grounds.find((one) => one?.startsWith(open)) ?? grounds.find((one) => one !== undefined);
}
