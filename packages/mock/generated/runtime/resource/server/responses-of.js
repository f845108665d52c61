export function answersOf(operation) {
    return [operation, ...(operation.others ?? [])];
}
export function answerWith(operation, status) {
    return answersOf(operation).find((response) => response.status === status);
}
/** Returns the response that a handler selected, and its content. */
export function answerGiven(operation, given) {
    if (operation.others === undefined)
        return [operation, given];
    const { status, data } = given;
    const response = answerWith(operation, status);
    if (response !== undefined)
        return [response, data];
    const known = answersOf(operation)
        .map((one) => one.status)
        .join(", ");
    throw new TypeError(`The handler of ${operation.name} returned the status ${status}: the operation has ${known}.`);
}
