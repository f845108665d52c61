/** What a client gives of an answer of success, which it checks before where it is asked to. */
export async function givenAnswer({ checker }, operation, { answers, check }, value, received, request) {
    if (check) {
        const own = check === true ? (await import(/* webpackIgnore: true */ /* @vite-ignore */ checker)).check : check;
        await own({ operation, value, received, request });
    }
    const data = answers === "raw" || !operation.readable ? value : operation.readable(value);
    return operation.statuses ? { status: received.response.status, data } : data;
}
