import { authorize, parseKey } from "../server/authorize.js";
import { ServiceError, sentError } from "../server/errors.js";
import type { Options, HandledOperation } from "../server/handlers.js";
import { findOperation, queryOf, routerOf } from "../server/routes.js";
import { isReading, type Service } from "../server/service.js";
import type { Received } from "../server/read-request.js";
import { runRead, runWrite } from "../server/run-operation.js";
import type { Sent } from "../../http/server/messages.js";
import { GivenResponse, MockError, responseOf } from "../../http/mock/mock.js";

/** The maximum size of a body in bytes, the same as the server's default. */
const bodyLimit = 65_536;

/** Responds to one request at a path below the service's base. */
export type AnswerResource = (
  request: Request,
  path: string,
  optionsFor: (operation: HandledOperation, received: Received) => Options,
) => Promise<Response>;

/**
 * Creates a function that subjects every request to the server's checks, in order. `onFailure` receives errors that do
 * not come from the service.
 */
export function answerResource(
  service: Service,
  operations: readonly HandledOperation[],
  onFailure: (error: unknown) => void,
): AnswerResource {
  const router = routerOf(operations);
  return async (request, path, optionsFor) => {
    const received = receivedOf(request);
    const announced: Record<string, string> = { "cache-control": "no-store" };
    const respond = async (): Promise<Sent> => {
      const found = findOperation(
        service,
        operations,
        router,
        {},
        { method: request.method, path, headers: received.headers },
        received.query as never,
      );
      if (found === undefined) throw new ServiceError(service.refusals.unknownPath);
      const { operation } = found;
      Object.assign(announced, operation.lifecycle);
      const options = optionsFor(operation, received);
      const keyed = parseKey(service, options, found, received);
      if (isReading(operation)) return runRead(service, options, keyed);
      const authorized = await options.read((unit) => authorize(service, options, keyed, unit));
      const body = new Uint8Array(await request.arrayBuffer());
      if (body.length > (operation.maxBytes ?? bodyLimit + (operation.form?.fileBytes ?? 0)))
        throw new ServiceError(service.refusals.tooLarge);
      return runWrite(service, options, { ...authorized, request: { ...received, body } });
    };
    try {
      const sent = await respond();
      return responseOf({ ...sent, headers: { ...announced, ...sent.headers } }, request.method);
    } catch (error) {
      if (error instanceof GivenResponse) return error.response;
      const sent = sentError(told(service, error), error as Error, received.headers["accept"]);
      if (sent.status >= 500 || error instanceof MockError) onFailure(error);
      return responseOf({ ...sent, headers: { ...announced, ...sent.headers } }, request.method);
    }
  };
}

/** Reports a mistake in a test as an internal error, but with a status that clients do not retry. */
function told(service: Service, error: unknown): Service {
  return error instanceof MockError
    ? { ...service, errors: { ...service.errors, [service.refusals.failed]: [400, error.message] } }
    : service;
}

function receivedOf({ method, url, headers }: Request): Received {
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
