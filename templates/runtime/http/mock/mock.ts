import type { Sent } from "../server/messages.js";

/** A mock of a service. */
export interface ServiceMock {
  /** Responds to a request as the service would. Pass it as the client's `fetch` option. */
  readonly fetch: (input: Request | string | URL, init?: RequestInit) => Promise<Response>;
  /** Removes written data and all overrides, and restores the initial state. */
  readonly reset: () => void;
}

/** The duration of an override. */
export interface OverrideOptions {
  /** Limits the override to a single request. */
  readonly once?: boolean | undefined;
}

/** Carries a `Response` that an override returned instead of a result. */
export class GivenResponse extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("A response is given");
    this.response = response;
  }
}

/** An error caused by a mistake in a test. A mock reports it to the caller, which a server would not do. */
export class MockError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "MockError";
  }
}

/** Statuses of responses without a body. */
const empty = [204, 205, 304];

/** Returns the response without cookies, because a `Response` cannot contain any. */
export function responseOf({ status, headers, body }: Sent, method: string): Response {
  const isEmpty = body === undefined || method === "HEAD" || empty.includes(status);
  return new Response(
    isEmpty ? null : typeof body === "string" || body instanceof Uint8Array ? (body as BodyInit) : streamOf(body),
    { status, headers },
  );
}

function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await iterator.return?.()),
  });
}
