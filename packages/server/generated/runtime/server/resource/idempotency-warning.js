/**
 * What a program should know that serves operations with an `Idempotency-Key` and keeps no keys; undefined where all is
 * well.
 */
export function idempotencyWarning(operations, { write }) {
    if (write !== undefined)
        return undefined;
    const names = operations.filter(takesIdempotencyKey).map(({ name }) => name);
    if (names.length === 0)
        return undefined;
    return `The Idempotency-Key of ${names.join(", ")} has no effect, because nothing stores it. Add \`...inMemoryIdempotency()\` to the plugin's options, or units of work with \`idempotency\`.`;
}
function takesIdempotencyKey({ method, headers }) {
    return method === "POST" && (headers?.names ?? []).some((name) => name.toLowerCase() === "idempotency-key");
}
