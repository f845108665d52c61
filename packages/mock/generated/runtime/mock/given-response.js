/** What an override gave in place of an answer. */
export class GivenResponse extends Error {
    response;
    constructor(response) {
        super("A response is given");
        this.response = response;
    }
}
/** What of a test is wrong; unlike a server, a mock says it to the caller. */
export class MockError extends Error {
    constructor(message) {
        super(message);
        this.name = "MockError";
    }
}
/** Statuses of answers that have no body. */
const empty = [204, 205, 304];
/** Cookies are left out: no `Response` can have them. */
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
