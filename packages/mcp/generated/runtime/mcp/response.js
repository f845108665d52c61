export function text(...texts) {
    return { content: texts.map((one) => ({ type: "text", text: one })) };
}
/**
 * Returns a result that describes an error to the model. Protocol errors are not suitable, because many clients show
 * them neither to the model nor to the user.
 */
export function failure(...texts) {
    return { ...text(...texts), isError: true };
}
