export function text(...texts) {
    return { content: texts.map((one) => ({ type: "text", text: one })) };
}
/** A result that says what went wrong, for the model to read: errors of the protocol are often shown to nobody. */
export function failure(...texts) {
    return { ...text(...texts), isError: true };
}
