export function text(...texts) {
    return { content: texts.map((one) => ({ type: "text", text: one })) };
}
/**
 * A result that says what went wrong, for the model to read: clients often show errors of the protocol neither to the
 * model nor to the user.
 */
export function failure(...texts) {
    return { ...text(...texts), isError: true };
}
