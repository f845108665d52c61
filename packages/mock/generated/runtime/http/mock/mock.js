/** Carries a `Response` that an override returned instead of a result. */
export class GivenResponse extends Error {
    response;
    constructor(response) {
        super("A response is given");
        this.response = response;
    }
}
/** An error caused by a mistake in a test. A mock reports it to the caller, which a server would not do. */
export class MockError extends Error {
    constructor(message) {
        super(message);
        this.name = "MockError";
    }
}
/** Statuses of responses without a body. */
const empty = [204, 205, 304];
/** Returns the response without cookies, because a `Response` cannot contain any. */
export function responseOf({ status, headers, body }, method) {
    const isEmpty = body === undefined || method === "HEAD" || empty.includes(status);
    return new Response(isEmpty ? null : typeof body === "string" || body instanceof Uint8Array ? body : streamOf(body), { status, headers });
}
function streamOf(parts) {
    const iterator = parts[Symbol.asyncIterator]();
    return new ReadableStream({
        pull: async (controller) => {
            const { done, value } = await iterator.next();
            if (done)
                controller.close();
            else
                controller.enqueue(value);
        },
        cancel: async () => void (await iterator.return?.()),
    });
}
