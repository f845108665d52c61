import type { Message } from "./message.js";

/** Ends a request with an error that the caller is to see; `Context.fail` throws one. */
export class Failure extends Error {
  readonly error: Message;
  /** That of the code where it is not given. */
  readonly status: number | undefined;

  constructor(error: Message, status?: number) {
    // Where it is thrown says nothing about a request, and to find that out takes a quarter of the time of an answer.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`${error.code}: ${error.text}`);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = "Failure";
    this.error = error;
    this.status = status;
  }
}
