import { authorize, parseKey } from "../server/authorize.js";
import { ServiceError, sentError } from "../server/errors.js";
import { findOperation, queryOf, routerOf } from "../server/routes.js";
import { runRead, runWrite } from "../server/run-operation.js";
import { GivenResponse, MockError, responseOf } from "../../http/mock/mock.js";
/** The maximum size of a body in bytes, the same as the server's default. */
const bodyLimit = 65_536;
/**
 * Creates a function that subjects every request to the server's checks, in order. `onFailure` receives errors that do
 * not come from the service.
 */
export function answerResource(service, operations, onFailure) {
    const router = routerOf(operations);
    return async (request, path, optionsFor) => {
        const received = receivedOf(request);
        const announced = { "cache-control": "no-store" };
        const respond = async () => {
            const found = findOperation(service, operations, router, {}, { method: request.method, path, headers: received.headers }, received.query);
            if (found === undefined)
                throw new ServiceError(service.refusals.unknownPath);
            const { operation } = found;
            Object.assign(announced, operation.lifecycle);
            const options = optionsFor(operation, received);
            const keyed = parseKey(service, options, found, received);
            if (operation.method === "GET")
                return runRead(service, options, keyed);
            const authorized = await options.read((unit) => authorize(service, options, keyed, unit));
            const body = new Uint8Array(await request.arrayBuffer());
            if (body.length > (operation.maxBytes ?? bodyLimit + (operation.form?.fileBytes ?? 0)))
                throw new ServiceError(service.refusals.tooLarge);
            return runWrite(service, options, { ...authorized, request: { ...received, body } });
        };
        try {
            const sent = await respond();
            return responseOf({ ...sent, headers: { ...announced, ...sent.headers } }, request.method);
        }
        catch (error) {
            if (error instanceof GivenResponse)
                return error.response;
            const sent = sentError(told(service, error), error, received.headers["accept"]);
            if (sent.status >= 500 || error instanceof MockError)
                onFailure(error);
            return responseOf({ ...sent, headers: { ...announced, ...sent.headers } }, request.method);
        }
    };
}
/** Reports a mistake in a test as an internal error, but with a status that clients do not retry. */
function told(service, error) {
    return error instanceof MockError
        ? { ...service, errors: { ...service.errors, [service.refusals.failed]: [400, error.message] } }
        : service;
}
function receivedOf({ method, url, headers }) {
    const { pathname, search } = new URL(url);
    const pairs = [...headers];
    return {
        method,
        url: pathname + search,
        query: queryOf(search.slice(1)),
        headers: Object.fromEntries(pairs),
        ip: "127.0.0.1",
        raw: { rawHeaders: pairs.flat() },
    };
}
