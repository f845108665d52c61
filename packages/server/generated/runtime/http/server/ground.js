const open = "?";
/** The ground of anything that the spec does not specify. */
export const unstated = open;
export function groundOf(text) {
    if (text === undefined)
        return { status: "documented" };
    const decision = text.startsWith(open) ? text.slice(open.length) : text;
    return { status: text.startsWith(open) ? "unknown" : "decided", ...(decision !== "" && { decision }) };
}
/** Returns the weakest of several grounds: the first unknown one, or else the first from a decision. */
export function weakest(...grounds) {
    return grounds.find((one) => one?.startsWith(open)) ?? grounds.find((one) => one !== undefined);
}
